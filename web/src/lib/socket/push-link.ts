import { pushPolicy } from './policy.ts';
import { ReconnectingSocket, type LinkDeps, type LinkState } from './reconnecting.ts';

export interface PushOptions {
  readonly url: (token: string) => string;
  /**
   * There may be something new: a frame came, the channel is back after a break, or it is down for long. `isFirst` with
   * the first frame of all, which only covers what happened while the page opened. `frame` is what came; null without one.
   */
  readonly onPush: (isFirst: boolean, frame: string | null) => void;
  /** The retries are used up: only the page's waking brings the channel back. */
  readonly onGivenUp: () => void;
  readonly onState?: (state: LinkState) => void;
  /** A socket error of spec §8: logged only. The code says how the connection ended; an address is never told. */
  readonly onTrouble: (code: number) => void;
}

/** While the channel is down, what it would tell is asked for this often. */
const safetyMs = 120_000;

/**
 * The real-time channel of spec §4. What comes over it is only a hint to refresh, so that nothing is lost while it is
 * away: whoever listens is called once more when it is back.
 */
export class PushLink {
  readonly #deps: LinkDeps;
  readonly #options: PushOptions;
  readonly #socket: ReconnectingSocket<string>;
  #hasHeard = false;
  #cancelSafety: () => void = () => {};

  constructor(deps: LinkDeps, options: PushOptions) {
    this.#deps = deps;
    this.#options = options;
    this.#socket = new ReconnectingSocket(deps, pushPolicy, {
      url: options.url,
      // What it says only spares refreshing what it is not about.
      read: (text) => text,
      onFrame: (frame) => this.#receive(frame),
      onState: (state) => this.#become(state),
      onClosed: options.onTrouble,
      onGivenUp: options.onGivenUp,
    });
  }

  /** Leaves for good. */
  close(): void {
    this.#socket.close();
  }

  #receive(frame: string): void {
    const isFirst = !this.#hasHeard;
    this.#hasHeard = true;
    this.#options.onPush(isFirst, frame);
  }

  #become(state: LinkState): void {
    this.#cancelSafety();
    if (state === 'reconnecting') this.#askLater();
    this.#options.onState?.(state);
  }

  #askLater(): void {
    this.#cancelSafety = this.#deps.after(safetyMs, () => {
      this.#options.onPush(false, null);
      this.#askLater();
    });
  }
}
