/** Background work by name. `run` is given a context of its own and is retried with backoff when it throws. */
export interface Task<Payload extends object> {
  readonly name: string;
  /** How often a failing run is repeated before it ends among the dead letters. Default 5. */
  readonly retries?: number;
  /** Seconds after which a run counts as lost and is given to another copy. Default 120. */
  readonly timeoutSeconds?: number;
  /** Cron expression (Asia/Shanghai) for work that comes by itself, with an empty payload. */
  readonly schedule?: string;
  // Method syntax: tasks of different payloads live in one list.
  run(ctx: never, payload: Payload): Promise<void>;
}
