/** What is sent carries an id, made by the sender; the server acknowledges each once it is stored. */
export interface Identified {
  readonly id: string;
}

interface Entry<Frame> {
  readonly frame: Frame;
  /** False for hints: worth nothing after a break, so they are not sent again. */
  readonly kept: boolean;
  /** When it left on the present connection; null while it waits for one. */
  readonly sentAt: number | null;
}

/** Frames that were not acknowledged yet, in the order in which they were given. Every change answers a new outbox. */
export class Outbox<Frame extends Identified> {
  readonly #entries: readonly Entry<Frame>[];

  constructor(entries: readonly Entry<Frame>[] = []) {
    this.#entries = entries;
  }

  with(frame: Frame, kept: boolean, sentAt: number | null): Outbox<Frame> {
    return new Outbox([...this.#entries, { frame, kept, sentAt }]);
  }

  /** The server answered the frame `id`, one way or the other. */
  without(id: string): Outbox<Frame> {
    return new Outbox(this.#entries.filter(({ frame }) => frame.id !== id));
  }

  /** The connection broke: what is kept waits for the next one. */
  unsent(): Outbox<Frame> {
    return new Outbox(this.#entries.filter(({ kept }) => kept).map((entry) => ({ ...entry, sentAt: null })));
  }

  /** Everything left at `now`. */
  sent(now: number): Outbox<Frame> {
    return new Outbox(this.#entries.map((entry) => ({ ...entry, sentAt: entry.sentAt ?? now })));
  }

  get waiting(): readonly Frame[] {
    return this.#entries.filter(({ sentAt }) => sentAt === null).map(({ frame }) => frame);
  }

  /** When the oldest frame that is under way left; null when none is. */
  get oldest(): number | null {
    const times = this.#entries.flatMap(({ sentAt }) => sentAt ?? []);
    return times.length === 0 ? null : Math.min(...times);
  }
}
