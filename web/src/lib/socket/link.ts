import { isRecord, parseStored } from '../storage.ts';
import { Outbox } from './outbox.ts';
import type { Identified } from './outbox.ts';
import { sessionPolicy } from './policy.ts';
import { ReconnectingSocket, type Ending, type LinkDeps, type LinkState } from './reconnecting.ts';

export interface LinkOptions<Out extends Identified, In> {
  readonly url: (token: string) => string;
  readonly onFrame: (frame: In) => void;
  readonly onState: (state: LinkState, ending: Ending | null) => void;
  /** Frames of an earlier life of the page that were never acknowledged. */
  readonly waiting?: readonly Out[];
  /** A frame that only asks for its acknowledgement: sent when the page wakes, to see whether anyone is there. */
  readonly probe?: () => Out;
}

/** A frame that was not acknowledged for this long means that the connection is dead, whatever the browser says. */
const acknowledgeMs = 5000;

interface Arrived extends Record<string, unknown> {
  readonly type: string;
}

function read(text: string): Arrived | null {
  const frame = parseStored(text);
  return isRecord(frame) && typeof frame['type'] === 'string' ? (frame as Arrived) : null;
}

/**
 * A socket that lives as long as the session, over which nothing is lost: what was sent is kept until it is
 * acknowledged, and sent again after a break.
 */
export class Link<Out extends Identified, In> {
  readonly #deps: LinkDeps;
  readonly #options: LinkOptions<Out, In>;
  readonly #socket: ReconnectingSocket<Arrived>;
  #outbox: Outbox<Out>;

  constructor(deps: LinkDeps, options: LinkOptions<Out, In>) {
    this.#deps = deps;
    this.#options = options;
    this.#outbox = (options.waiting ?? []).reduce((all, frame) => all.with(frame, true, null), new Outbox<Out>());
    this.#socket = new ReconnectingSocket(deps, sessionPolicy, {
      url: options.url,
      read,
      onFrame: (frame) => this.#receive(frame),
      onState: options.onState,
      onClosed: () => {
        this.#outbox = this.#outbox.unsent();
      },
      onWake: () => options.probe !== undefined && this.hint(options.probe()),
    });
  }

  /** Sends now, or as soon as there is a connection, and again after every break until it is acknowledged. */
  send(frame: Out): void {
    this.#put(frame, true);
  }

  /** Sends what is worth something only now; without a connection it is forgotten. */
  hint(frame: Out): void {
    if (this.#socket.state === 'live') this.#put(frame, false);
  }

  /** Leaves for good. */
  close(): void {
    this.#socket.close();
  }

  #put(frame: Out, kept: boolean): void {
    const { state } = this.#socket;
    if (state === 'over') return;
    this.#outbox = this.#outbox.with(frame, kept, state === 'live' ? this.#deps.now() : null);
    if (state !== 'live') return;
    this.#socket.send(JSON.stringify(frame));
    this.#awaitAcknowledgement();
  }

  #receive(frame: Arrived): void {
    const { type, id } = frame;
    if ((type === 'ack' || type === 'refused') && typeof id === 'string') this.#outbox = this.#outbox.without(id);
    this.#sendWaiting();
    this.#awaitAcknowledgement();
    this.#options.onFrame(frame as In);
  }

  /** What no connection has taken yet: all that is kept, with the first frame of a new one. */
  #sendWaiting(): void {
    for (const frame of this.#outbox.waiting) this.#socket.send(JSON.stringify(frame));
    this.#outbox = this.#outbox.sent(this.#deps.now());
  }

  #awaitAcknowledgement(): void {
    const { oldest } = this.#outbox;
    this.#socket.expectWithin(oldest === null ? null : Math.max(0, oldest + acknowledgeMs - this.#deps.now()));
  }
}
