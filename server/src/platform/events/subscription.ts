/** One reader of one event. `name` is stable for ever: rows waiting in the outbox carry it. */
export interface Subscription {
  readonly event: string;
  readonly name: string;
  run(tx: never, payload: never): Promise<void>;
}
