import { closeCodes } from '@pinjian/contract/socket.ts';
import type { Renewal } from '../client/refresh.ts';
import { isRecord, parseStored } from '../storage.ts';
import { Outbox } from './outbox.ts';
import type { Identified } from './outbox.ts';

/** One connection, as far as it is used here; the browser's WebSocket, or a test's. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export interface WireEvents {
  received(text: string): void;
  /** The connection is gone, or could not be made; code 1006 when nobody said why. */
  closed(code: number): void;
}

/** `over`: signed out, refused for good, ended by the server, or given up by the page itself. */
export type LinkState = 'connecting' | 'live' | 'reconnecting' | 'over';
export type Ending = 'signedOut' | 'notYours' | 'notFound' | 'ended' | 'left';

export interface LinkDeps {
  dial(url: string, events: WireEvents): Wire;
  token(): string | null;
  /** The client's one refresh; ends the session itself when that is refused. */
  renew(usedToken: string): Promise<Renewal>;
  sessionLost(): void;
  now(): number;
  /** Runs `job` in `ms` unless the returned function is called before. */
  after(ms: number, job: () => void): () => void;
  /** 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** Tells when the page became visible or the network came back (`wake`), or went away (`sleep`). */
  watch(wake: () => void, sleep: () => void): () => void;
}

export interface LinkOptions<Out extends Identified, In> {
  readonly url: (token: string) => string;
  readonly onFrame: (frame: In) => void;
  readonly onState: (state: LinkState, ending: Ending | null) => void;
  /** Frames of an earlier life of the page that were never acknowledged. */
  readonly waiting?: readonly Out[];
  /** A frame that only asks for its acknowledgement: sent when the page wakes, to see whether anyone is there. */
  readonly probe?: () => Out;
}

/** Waits between two tries: short, because someone is looking at the page; never more than two seconds. */
const retryMs = [250, 500, 1000, 2000] as const;
/** A connection that has said nothing for this long is given up. */
const firstFrameMs = 8000;
/** A frame that was not acknowledged for this long means that the connection is dead, whatever the browser says. */
const acknowledgeMs = 5000;
/** After a connection that held this long the waits begin anew; a server that fails at once is not hammered. */
const steadyMs = 5000;
const abnormal = 1006;

/** The wait before try `attempt` (from 0), up to a quarter shorter, so that a thousand rooms do not return as one. */
export function retryDelay(attempt: number, random: number): number {
  const ms = retryMs[Math.min(attempt, retryMs.length - 1)] ?? 2000;
  return Math.round(ms * (1 - random / 4));
}

/**
 * What a wait is longer by where the server said that it starts anew: it has closed all its sockets in the same moment,
 * and whoever takes over from it gets them spread over a second.
 */
export function restartSpread(code: number, random: number): number {
  return code === closeCodes.restarting ? Math.round(random * 1000) : 0;
}

const finalEndings: Readonly<Record<number, Ending>> = {
  1000: 'ended',
  [closeCodes.notYours]: 'notYours',
  [closeCodes.notFound]: 'notFound',
};

/**
 * A socket that lives as long as the session (decisions §9): it comes back by itself, at once when the page becomes
 * visible or the network returns, and what was sent is kept until it is acknowledged and sent again after a break.
 * A connection counts as made with its first frame, as the server accepts every socket before it refuses some.
 */
export class Link<Out extends Identified, In> {
  readonly #deps: LinkDeps;
  readonly #options: LinkOptions<Out, In>;
  readonly #unwatch: () => void;
  #state: LinkState = 'connecting';
  #wire: Wire | null = null;
  #outbox: Outbox<Out>;
  #attempt = 0;
  #enteredAt = 0;
  /** A fresh token was fetched since the last time that the server let us in. */
  #refreshed = false;
  /** The timer of the present step: next try, first frame, acknowledgement. */
  #cancelTimer: () => void = () => {};
  #retrying = false;

  constructor(deps: LinkDeps, options: LinkOptions<Out, In>) {
    this.#deps = deps;
    this.#options = options;
    this.#outbox = (options.waiting ?? []).reduce((all, frame) => all.with(frame, true, null), new Outbox<Out>());
    this.#unwatch = deps.watch(
      () => this.#wake(),
      () => this.#drop(),
    );
    this.#dial();
  }

  /** Sends now, or as soon as there is a connection, and again after every break until it is acknowledged. */
  send(frame: Out): void {
    this.#put(frame, true);
  }

  /** Sends what is worth something only now; without a connection it is forgotten. */
  hint(frame: Out): void {
    if (this.#state === 'live') this.#put(frame, false);
  }

  /** Leaves for good. */
  close(): void {
    this.#end('left');
  }

  #put(frame: Out, kept: boolean): void {
    if (this.#state === 'over') return;
    const live = this.#state === 'live';
    this.#outbox = this.#outbox.with(frame, kept, live ? this.#deps.now() : null);
    if (!live) return;
    this.#wire?.send(JSON.stringify(frame));
    this.#awaitAcknowledgement();
  }

  #dial(): void {
    this.#retrying = false;
    const token = this.#deps.token();
    if (token === null) return this.#end('signedOut');
    const wire = this.#deps.dial(this.#options.url(token), {
      received: (text) => this.#wire === wire && this.#receive(text),
      closed: (code) => this.#wire === wire && this.#closed(code, token),
    });
    this.#wire = wire;
    this.#setTimer(firstFrameMs, () => this.#drop());
  }

  #receive(text: string): void {
    const frame = parseStored(text);
    if (!isRecord(frame) || typeof frame['type'] !== 'string') return;
    const { type, id } = frame;
    if ((type === 'ack' || type === 'refused') && typeof id === 'string') this.#outbox = this.#outbox.without(id);
    if (this.#state === 'live') this.#awaitAcknowledgement();
    else this.#enter();
    this.#options.onFrame(frame as In);
  }

  #enter(): void {
    this.#enteredAt = this.#deps.now();
    this.#refreshed = false;
    this.#become('live');
    for (const frame of this.#outbox.waiting) this.#wire?.send(JSON.stringify(frame));
    this.#outbox = this.#outbox.sent(this.#deps.now());
    this.#awaitAcknowledgement();
  }

  #awaitAcknowledgement(): void {
    const { oldest } = this.#outbox;
    if (oldest === null) this.#cancelTimer();
    else this.#setTimer(Math.max(0, oldest + acknowledgeMs - this.#deps.now()), () => this.#drop());
  }

  #closed(code: number, token: string): void {
    this.#wire = null;
    this.#outbox = this.#outbox.unsent();
    if (this.#state === 'live' && this.#deps.now() - this.#enteredAt >= steadyMs) this.#attempt = 0;
    const ending = finalEndings[code];
    if (ending !== undefined) return this.#end(ending);
    this.#become('reconnecting');
    if (code === closeCodes.tokenDead) void this.#renew(token);
    else this.#retry(code);
  }

  /** The server knows this token no more: the one refresh, then one more try; refused again, the session is over. */
  async #renew(token: string): Promise<void> {
    this.#cancelTimer();
    if (this.#refreshed) {
      this.#deps.sessionLost();
      return this.#end('signedOut');
    }
    const renewal = await this.#deps.renew(token);
    if (this.#state === 'over') return;
    if (renewal.kind === 'lost') return this.#end('signedOut');
    if (renewal.kind === 'unclear') return this.#retry(abnormal);
    this.#refreshed = renewal.fresh;
    this.#dial();
  }

  #retry(code: number): void {
    this.#retrying = true;
    const random = this.#deps.random();
    this.#setTimer(retryDelay(this.#attempt++, random) + restartSpread(code, random), () => this.#dial());
  }

  #wake(): void {
    if (this.#retrying) {
      this.#cancelTimer();
      this.#dial();
    } else if (this.#options.probe !== undefined) this.hint(this.#options.probe());
  }

  /** Gives the present connection up, as if it had broken. */
  #drop(): void {
    const wire = this.#wire;
    if (wire === null) return;
    this.#closed(abnormal, '');
    wire.close(4000);
  }

  #end(ending: Ending): void {
    if (this.#state === 'over') return;
    const wire = this.#wire;
    this.#wire = null;
    this.#retrying = false;
    this.#cancelTimer();
    this.#unwatch();
    this.#become('over', ending);
    wire?.close(1000);
  }

  #setTimer(ms: number, job: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#deps.after(ms, job);
  }

  #become(state: LinkState, ending: Ending | null = null): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state, ending);
  }
}
