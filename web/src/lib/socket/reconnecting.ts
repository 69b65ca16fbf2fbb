import { closeCodes } from '@pinjian/contract/socket.ts';
import type { Renewal } from '../client/refresh.ts';
import { firstFrameMs, restartSpread, steadyMs, type Policy } from './policy.ts';

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

/** What is done with a connection by whoever needs it. */
export interface Listener<Frame> {
  readonly url: (token: string) => string;
  /** What a text says; null where it is nothing that was agreed upon, and does not count. */
  readonly read: (text: string) => Frame | null;
  readonly onFrame: (frame: Frame) => void;
  readonly onState: (state: LinkState, ending: Ending | null) => void;
  /** Each connection that ended, with the code that it ended with, before it is decided what comes next. */
  readonly onClosed?: (code: number) => void;
  /** The policy has no further try: only the page's waking brings the connection back. */
  readonly onGivenUp?: () => void;
  /** The page woke, and the connection seems to live. */
  readonly onWake?: () => void;
}

const abnormal = 1006;
/** What the page says when it leaves a connection that seems to be dead; 1000 where it has no more need of one. */
const leftForDead = 4000;
const leftForGood = 1000;

/**
 * A socket that comes back by itself, as its policy says: after a break, at once when the page becomes visible or the
 * network returns, spread where the server starts anew, and once outside its tries with a fresh token where its own is
 * dead (decisions §9). It counts as connected with its first frame, as the server accepts every socket before it
 * refuses some.
 */
export class ReconnectingSocket<Frame> {
  readonly #deps: LinkDeps;
  readonly #policy: Policy;
  readonly #listener: Listener<Frame>;
  readonly #unwatch: () => void;
  #state: LinkState = 'connecting';
  #wire: Wire | null = null;
  /** Tries since a connection held, or since the page woke. */
  #attempt = 0;
  #enteredAt = 0;
  #heardAt = 0;
  /** A fresh token was fetched since the server last let us in. */
  #refreshed = false;
  /** Nothing is under way: it waits for its next try, or for the page to wake. */
  #isWaiting = false;
  /** The timer of the present step: next try, first frame, an answer that is due. */
  #cancelTimer: () => void = () => {};

  constructor(deps: LinkDeps, policy: Policy, listener: Listener<Frame>) {
    this.#deps = deps;
    this.#policy = policy;
    this.#listener = listener;
    this.#unwatch = deps.watch(
      () => this.#wake(),
      () => this.#drop(),
    );
    this.#dial();
  }

  get state(): LinkState {
    return this.#state;
  }

  /** Sends on the present connection. Call it only while it is live. */
  send(text: string): void {
    this.#wire?.send(text);
  }

  /** Gives the live connection up in `ms`; null when nothing is due any more. The last call counts. */
  expectWithin(ms: number | null): void {
    if (this.#state !== 'live') return;
    if (ms === null) this.#cancelTimer();
    else this.#setTimer(ms, () => this.#drop());
  }

  /** Leaves for good. */
  close(): void {
    this.#end('left');
  }

  #dial(): void {
    this.#isWaiting = false;
    const token = this.#deps.token();
    if (token === null) return this.#end('signedOut');
    const wire = this.#deps.dial(this.#listener.url(token), {
      received: (text) => this.#wire === wire && this.#receive(text),
      closed: (code) => this.#wire === wire && this.#closed(code, token),
    });
    this.#wire = wire;
    this.#setTimer(firstFrameMs, () => this.#drop());
  }

  #receive(text: string): void {
    const frame = this.#listener.read(text);
    if (frame === null) return;
    this.#heardAt = this.#deps.now();
    if (this.#state !== 'live') {
      this.#cancelTimer();
      this.#enteredAt = this.#heardAt;
      this.#refreshed = false;
      this.#become('live');
    }
    this.#listener.onFrame(frame);
  }

  #closed(code: number, token: string): void {
    this.#wire = null;
    this.#listener.onClosed?.(code);
    if (this.#state === 'live' && this.#deps.now() - this.#enteredAt >= steadyMs) this.#attempt = 0;
    const ending = this.#policy.endings[code];
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
    this.#cancelTimer();
    this.#isWaiting = true;
    const random = this.#deps.random();
    const wait = this.#policy.wait(this.#attempt, random);
    if (wait === null) return this.#listener.onGivenUp?.();
    this.#attempt += 1;
    this.#setTimer(wait + restartSpread(code, random), () => this.#dial());
  }

  #wake(): void {
    if (this.#isWaiting) return this.#dialAnew();
    if (this.#state !== 'live') return;
    if (this.#deps.now() - this.#heardAt < this.#policy.silentMs) return this.#listener.onWake?.();
    this.#leave(leftForDead);
    this.#become('reconnecting');
    this.#dialAnew();
  }

  #dialAnew(): void {
    this.#cancelTimer();
    this.#attempt = 0;
    this.#dial();
  }

  /** Gives the present connection up, as if it had broken. */
  #drop(): void {
    if (this.#wire === null) return;
    this.#leave(leftForDead);
    this.#closed(abnormal, '');
  }

  #leave(code: number): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close(code);
  }

  #end(ending: Ending): void {
    if (this.#state === 'over') return;
    this.#isWaiting = false;
    this.#cancelTimer();
    this.#unwatch();
    this.#leave(leftForGood);
    this.#become('over', ending);
  }

  #setTimer(ms: number, job: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#deps.after(ms, job);
  }

  #become(state: LinkState, ending: Ending | null = null): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#listener.onState(state, ending);
  }
}
