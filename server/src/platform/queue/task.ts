/**
 * Background work by name. `run` is given a context of its own and is retried with backoff when it throws. It is run again,
 * too, where its copy dies, even after all of it was done: it must then change nothing.
 */
export interface Task<Payload extends object> {
  readonly name: string;
  /** How often a failing run is repeated before it ends among the dead letters. Default 5. */
  readonly retries?: number;
  /** Seconds after which a run that does not come to an end is given up and begun again. Default 120. */
  readonly timeoutSeconds?: number;
  /** So many of them one copy works on at once. Default 1. */
  readonly atOnce?: number;
  /** Cron expression (Asia/Shanghai) for work that comes by itself, with an empty payload. */
  readonly schedule?: string;
  // Method syntax: tasks of different payloads live in one list.
  run(ctx: never, payload: Payload): Promise<void>;
}
