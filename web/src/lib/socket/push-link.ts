import { closeCodes } from '@pinjian/contract/socket.ts';
import { restartSpread, type LinkDeps, type Wire } from './link.ts';

/** `down`: between tries, or given up until the page wakes. `over`: signed out, or not ours. */
export type PushState = 'connecting' | 'live' | 'down' | 'over';

export interface PushOptions {
  readonly url: (token: string) => string;
  /**
   * There may be something new: a frame came, the channel is back after a break, or it is down for long. `isFirst` with
   * the first frame of all, which only covers what happened while the page opened.
   */
  readonly onPush: (isFirst: boolean) => void;
  /** The retries are used up: only the page's waking brings the channel back. */
  readonly onGivenUp: () => void;
  readonly onState?: (state: PushState) => void;
  /** A socket error of spec §8: logged only. The code says how the connection ended; an address is never told. */
  readonly onTrouble: (code: number) => void;
}

/** Spec §4: at most two retries, after 1000 ms times the attempt's number. */
const maxRetries = 2;
const retryMs = 1000;
/** A connection that has not told that it is there for this long is given up. */
const firstFrameMs = 8000;
/** After a connection that held this long the retries begin anew; a server that fails at once is not hammered. */
const steadyMs = 5000;
/** Silent for so long when the page wakes: a machine that slept has a connection that only looks alive. */
const silentMs = 60_000;
/** While the channel is down, what it would tell is asked for this often. */
const safetyMs = 120_000;
const abnormal = 1006;

/**
 * The real-time channel of spec §4. What comes over it is only a hint to refresh, so that nothing is lost while it is
 * away: whoever listens is called once more when it is back. Beside the two retries it comes back when the page becomes
 * visible or the network returns (decisions §9).
 */
export class PushLink {
  readonly #deps: LinkDeps;
  readonly #options: PushOptions;
  readonly #unwatch: () => void;
  #state: PushState = 'connecting';
  #wire: Wire | null = null;
  #retries = 0;
  #enteredAt = 0;
  #heardAt = 0;
  #hasHeard = false;
  /** A fresh token was fetched since the server last let us in. */
  #refreshed = false;
  #cancelTimer: () => void = () => {};
  #cancelSafety: () => void = () => {};

  constructor(deps: LinkDeps, options: PushOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#unwatch = deps.watch(
      () => this.#wake(),
      () => this.#drop(),
    );
    this.#dial();
  }

  /** Leaves for good. */
  close(): void {
    this.#end();
  }

  #dial(): void {
    const token = this.#deps.token();
    if (token === null) return this.#end();
    const wire = this.#deps.dial(this.#options.url(token), {
      received: () => this.#wire === wire && this.#receive(),
      closed: (code) => this.#wire === wire && this.#closed(code, token),
    });
    this.#wire = wire;
    this.#setTimer(firstFrameMs, () => this.#drop());
  }

  #receive(): void {
    this.#heardAt = this.#deps.now();
    if (this.#state !== 'live') {
      this.#cancelTimer();
      this.#enteredAt = this.#heardAt;
      this.#refreshed = false;
      this.#become('live');
    }
    const isFirst = !this.#hasHeard;
    this.#hasHeard = true;
    this.#options.onPush(isFirst);
  }

  #closed(code: number, token: string): void {
    this.#wire = null;
    this.#options.onTrouble(code);
    if (this.#state === 'live' && this.#deps.now() - this.#enteredAt >= steadyMs) this.#retries = 0;
    if (code === closeCodes.notYours || code === closeCodes.notFound) return this.#end();
    this.#become('down');
    if (code === closeCodes.tokenDead) void this.#renew(token);
    else this.#retry(code);
  }

  /** The server knows this token no more: the one refresh, then one more try outside the retries; refused again, the session is over. */
  async #renew(token: string): Promise<void> {
    this.#cancelTimer();
    if (this.#refreshed) {
      this.#deps.sessionLost();
      return this.#end();
    }
    const renewal = await this.#deps.renew(token);
    if (this.#state === 'over') return;
    if (renewal.kind === 'lost') return this.#end();
    if (renewal.kind === 'unclear') return this.#retry(abnormal);
    this.#refreshed = renewal.fresh;
    this.#dial();
  }

  #retry(code: number): void {
    this.#cancelTimer();
    if (this.#retries >= maxRetries) return this.#options.onGivenUp();
    this.#retries += 1;
    const spread = restartSpread(code, this.#deps.random());
    this.#setTimer(retryMs * this.#retries + spread, () => this.#dial());
  }

  #wake(): void {
    if (this.#state === 'over') return;
    const isSilent = this.#state === 'live' && this.#deps.now() - this.#heardAt >= silentMs;
    if (this.#wire !== null && !isSilent) return;
    this.#leaveWire();
    if (isSilent) this.#become('down');
    this.#retries = 0;
    this.#dial();
  }

  /** Gives the present connection up, as if it had broken. */
  #drop(): void {
    if (this.#wire === null) return;
    this.#leaveWire();
    this.#closed(abnormal, '');
  }

  #leaveWire(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close(4000);
  }

  #end(): void {
    if (this.#state === 'over') return;
    this.#leaveWire();
    this.#cancelTimer();
    this.#unwatch();
    this.#become('over');
  }

  #setTimer(ms: number, job: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#deps.after(ms, job);
  }

  #become(state: PushState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#cancelSafety();
    if (state === 'down') this.#askLater();
    this.#options.onState?.(state);
  }

  #askLater(): void {
    this.#cancelSafety = this.#deps.after(safetyMs, () => {
      this.#options.onPush(false);
      this.#askLater();
    });
  }
}
