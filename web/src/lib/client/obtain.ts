import type { TokenPair } from '../session.ts';
import type { Issued, RefreshDeps, Renewal } from './refresh.ts';

/** What one tab stores reaches another a moment later, which on a busy machine may be after the lock does. */
const lookMs = 50;
const looks = 20;

type Deps = Pick<RefreshDeps, 'tokens' | 'issue' | 'isAnothers' | 'clock'>;

/** The ways to another pair; `left` when it is another identity's, whose page this is not. */
interface Obtainer {
  /** Takes the pair that another tab stored. */
  adopt(stored: TokenPair): Promise<Renewal | 'left'>;
  /** From another tab, or from the token endpoint. */
  refresh(usedToken: string, waited: boolean): Promise<Renewal | 'left'>;
  /** From the token endpoint, of another identity. */
  exchange(mine: TokenPair, issue: RefreshDeps['issue']): Promise<Renewal | 'left'>;
}

/** What is done under the lock; see refresh.ts for who may do it when. */
export function createObtainer(deps: Deps): Obtainer {
  /** An exchange of this token got no answer: it may have been done, and then only the same once more opens anything. */
  let unanswered: { readonly token: string; readonly issue: RefreshDeps['issue'] } | null = null;

  async function adopt(first: TokenPair): Promise<Renewal | 'left'> {
    for (let stored = first; ;) {
      if (await deps.isAnothers(stored)) return 'left';
      const now = deps.tokens.stored();
      if (now === null) return { kind: 'lost' };
      if (now === undefined || now.token === stored.token) {
        deps.tokens.adopt(stored);
        return { kind: 'renewed', fresh: false };
      }
      // Stored meanwhile by yet another tab: to take the older one would put it over the newer.
      stored = now;
    }
  }

  /** One try, and one more with the same token: the server accepts it again when its answer was lost. */
  async function issueTwice(issue: () => Promise<Issued>): Promise<Renewal> {
    let issued = await issue();
    if (issued.kind === 'unclear') issued = await issue();
    if (issued.kind === 'dead') return { kind: 'lost' };
    if (issued.kind === 'unclear') return { kind: 'unclear', error: issued.error };
    deps.tokens.issued(issued.pair, issued.expiresIn);
    return { kind: 'renewed', fresh: true };
  }

  async function exchange(mine: TokenPair, issue: RefreshDeps['issue']): Promise<Renewal | 'left'> {
    const outcome = await issueTwice(() => issue(mine));
    unanswered = outcome.kind === 'unclear' ? { token: mine.token, issue } : null;
    return outcome.kind === 'renewed' ? 'left' : outcome;
  }

  /** Looks for what the tab that was waited for has stored; undefined when it stored nothing. */
  async function storedByOther(usedToken: string, waited: boolean): Promise<TokenPair | null | undefined> {
    for (let left = waited ? looks : 0; ; left -= 1) {
      const stored = deps.tokens.stored();
      if (stored === undefined || stored === null || stored.token !== usedToken) return stored;
      if (left === 0 || deps.tokens.current()?.token !== usedToken) return undefined;
      await deps.clock.wait(lookMs);
    }
  }

  async function refresh(usedToken: string, waited: boolean): Promise<Renewal | 'left'> {
    const stored = await storedByOther(usedToken, waited);
    const mine = deps.tokens.current();
    if (mine === null || stored === null) return { kind: 'lost' };
    // While this tab waited another one may have refreshed, and its storage event have arrived.
    if (mine.token !== usedToken) return { kind: 'renewed', fresh: false };
    if (stored !== undefined) return await adopt(stored);
    const outcome = await issueTwice(() => deps.issue(mine));
    return outcome.kind === 'lost' && unanswered?.token === mine.token
      ? await exchange(mine, unanswered.issue)
      : outcome;
  }

  return { adopt, refresh, exchange };
}
