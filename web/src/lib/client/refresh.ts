import type { TokenPair } from '../session.ts';
import type { CallError } from './failure.ts';
import type { Clock, Lock } from './lock.ts';
import { createObtainer } from './obtain.ts';

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
  /** Whether a pair that another tab stored is of another identity than the one that this page shows. */
  isAnothers(pair: TokenPair): Promise<boolean>;
  /** Leaves the page for the start of whoever is signed in now: what it shows is not theirs. */
  leave(): void;
  readonly lock: Lock;
  readonly clock: Clock;
}

export interface Refresher {
  /** Waits for a refresh under way; requests that are about to leave wait here and go with the new token. */
  settled(): Promise<void>;
  /** Brings a token other than `usedToken`, which a 401 refused: from another tab or by the one refresh. */
  renew(usedToken: string): Promise<Renewal>;
  /** Takes the pair that another tab has stored meanwhile; requests wait until it is known whose it is. */
  follow(): Promise<void>;
  /**
   * Exchanges the pair for one of another identity, with no refresh beside it in any tab, and leaves the page; on
   * success it never resolves. Answers why not.
   */
  exchange(issue: RefreshDeps['issue']): Promise<Exclude<Renewal, { kind: 'renewed' }>>;
}

/** Something under way: what came of it, and the end of its place in the line. */
interface Attempt {
  readonly outcome: Promise<Renewal | 'left'>;
  readonly over: Promise<unknown>;
}

const noop = () => {};

type Work = (waited: boolean) => Promise<Renewal | 'left'>;

/** Runs `work` as the only one in any tab, and keeps the lock for 300 ms after: its outcome is there before. */
function runAlone(deps: RefreshDeps, work: Work): Attempt {
  let over: Promise<unknown> = Promise.resolve();
  const outcome = new Promise<Renewal | 'left'>((resolve, reject) => {
    over = deps.lock(lockName, async (waited) => {
      const settled = work(waited);
      settled.then(resolve, reject);
      await settled.catch(noop); // Told to those who wait for the outcome.
      await deps.clock.wait(releaseMs);
    });
    over.catch(reject);
  });
  return { outcome, over };
}

/** What is under way when the page is being left: its requests must not go on under another identity. */
const never = new Promise<never>(() => {});

/** One refresh for any number of 401s, in this tab and in the others. */
export function createRefresher(deps: RefreshDeps): Refresher {
  let attempt: Promise<Renewal> | null = null;
  let release: Promise<void> | null = null;
  const obtain = createObtainer(deps);
  const alone = (work: Work) => runAlone(deps, work);

  /** Another identity is signed in: outside of the lock, which the page would hold for as long as someone stays on it. */
  function leave(): Promise<never> {
    attempt = never;
    deps.leave();
    return never;
  }

  /** Makes this the one thing under way, until it is over. */
  function start({ outcome, over }: Attempt): Promise<Renewal> {
    const started = outcome.then((came) => (came === 'left' ? leave() : came));
    attempt = started;
    const done = () => started.then(noop, noop);
    const released = over.then(done, done).then(() => {
      if (attempt === started) attempt = null;
      if (release === released) release = null;
    });
    release = released;
    return started;
  }

  /** Whoever asked for the refresh hears of its failure; those who wait only need it over. */
  async function settled(): Promise<void> {
    await attempt?.catch(noop);
  }

  return {
    settled,
    async renew(usedToken) {
      for (;;) {
        const current = deps.tokens.current();
        if (current === null) return { kind: 'lost' };
        if (attempt === never) return await never;
        if (current.token !== usedToken) return { kind: 'renewed', fresh: false };
        const running = attempt;
        const outcome = await (running ?? start(alone((waited) => obtain.refresh(usedToken, waited))));
        if (outcome.kind !== 'renewed' || deps.tokens.current()?.token !== usedToken) return outcome;
        // The token that was refused is the one this lock brought: a refresh of its own has to wait for the release.
        await release;
      }
    },
    async follow() {
      await settled();
      const stored = deps.tokens.stored();
      if (stored === undefined || stored === null || stored.token === deps.tokens.current()?.token) return;
      const adopted = obtain.adopt(stored);
      await start({ outcome: adopted, over: adopted });
    },
    async exchange(issue) {
      await settled();
      const outcome = await start(
        alone(async () => {
          const mine = deps.tokens.stored() ?? deps.tokens.current();
          return mine === null ? { kind: 'lost' } : await obtain.exchange(mine, issue);
        }),
      );
      return outcome.kind === 'renewed' ? await never : outcome;
    },
  };
}
