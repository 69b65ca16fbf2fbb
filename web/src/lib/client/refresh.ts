import type { TokenPair } from '../session.ts';
import type { CallError } from './failure.ts';
import type { Clock, Lock } from './lock.ts';

/** The refresh lock is released this long after the attempt (spec §4, §9). */
const releaseMs = 300;
const lockName = 'pinjian-refresh';

/** What one try at the token endpoint came to (decisions §6). */
export type Issued =
  | { readonly kind: 'issued'; readonly pair: TokenPair; readonly expiresIn: number }
  /** The endpoint answered 401 or a code other than 200: the session is over. */
  | { readonly kind: 'dead' }
  /** No answer, 429 or 5xx: says nothing about the session. */
  | { readonly kind: 'unclear'; readonly error: CallError };

/** `fresh`: the token endpoint itself gave the token just now, instead of another tab or an earlier refresh. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly fresh: boolean }
  | { readonly kind: 'lost' }
  | { readonly kind: 'unclear'; readonly error: CallError };

export interface RefreshDeps {
  readonly tokens: {
    current(): TokenPair | null;
    /** As storage says now; undefined when it cannot be read. */
    stored(): TokenPair | null | undefined;
    /** Takes over the pair that another tab stored. */
    adopt(pair: TokenPair): void;
    issued(pair: TokenPair, expiresIn: number): void;
  };
  issue(current: TokenPair): Promise<Issued>;
  readonly lock: Lock;
  readonly clock: Clock;
}

export interface Refresher {
  /** Waits for a refresh under way; requests that are about to leave wait here and go with the new token. */
  settled(): Promise<void>;
  /** Brings a token other than `usedToken`, which a 401 refused: from another tab or by the one refresh. */
  renew(usedToken: string): Promise<Renewal>;
}

/** One refresh for any number of 401s, in this tab and in the others. */
export function createRefresher(deps: RefreshDeps): Refresher {
  let attempt: Promise<Renewal> | null = null;
  let release: Promise<void> | null = null;

  async function refresh(usedToken: string): Promise<Renewal> {
    const mine = deps.tokens.current();
    if (mine === null) return { kind: 'lost' };
    // While this tab waited for the lock another one may have refreshed, and its storage event have arrived.
    if (mine.token !== usedToken) return { kind: 'renewed', fresh: false };
    const stored = deps.tokens.stored();
    if (stored === null) return { kind: 'lost' };
    if (stored !== undefined && stored.token !== usedToken) {
      deps.tokens.adopt(stored);
      return { kind: 'renewed', fresh: false };
    }
    let issued = await deps.issue(mine);
    // One more try with the same token: the server accepts it again when its answer was lost.
    if (issued.kind === 'unclear') issued = await deps.issue(mine);
    if (issued.kind === 'dead') return { kind: 'lost' };
    if (issued.kind === 'unclear') return { kind: 'unclear', error: issued.error };
    deps.tokens.issued(issued.pair, issued.expiresIn);
    return { kind: 'renewed', fresh: true };
  }

  function start(usedToken: string): Promise<Renewal> {
    const started = deps.lock(lockName, () => refresh(usedToken));
    attempt = started;
    const done = () => deps.clock.wait(releaseMs);
    release = started.then(done, done).then(() => {
      attempt = null;
      release = null;
    });
    return started;
  }

  return {
    async settled() {
      // Whoever asked for the refresh hears of its failure; those who wait only need it over.
      await attempt?.catch(() => undefined);
    },
    async renew(usedToken) {
      for (;;) {
        const current = deps.tokens.current();
        if (current === null) return { kind: 'lost' };
        if (current.token !== usedToken) return { kind: 'renewed', fresh: false };
        const running = attempt;
        const outcome = await (running ?? start(usedToken));
        if (outcome.kind !== 'renewed' || deps.tokens.current()?.token !== usedToken) return outcome;
        // The token that was refused is the one this lock brought: a refresh of its own has to wait for the release.
        await release;
      }
    },
  };
}
