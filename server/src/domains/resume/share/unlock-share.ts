import { networkOf } from '#platform/http/network-of.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { grantFor } from './check-grant.ts';
import { findOpenShare, type ClosedShare } from './open-share.ts';
import { isPassword } from './password.ts';
import { deleteGuess, findGuesses, insertGuess, lockShare } from './queries.ts';
import { guessesLeft, guessWait } from './rules.ts';

type Unlocked =
  | { readonly kind: 'unlocked'; readonly grant: string; readonly seconds: number }
  /** `waitMs` until the next may be tried: 0 while some are left. */
  | { readonly kind: 'wrong'; readonly left: number; readonly waitMs: number }
  /** The password was not even looked at. */
  | { readonly kind: 'waiting'; readonly waitMs: number }
  | Exclude<ClosedShare, { kind: 'locked' }>;

/**
 * Tries a password at a link. Each try is noted before it is looked at, so that many at the same moment are as many; a
 * right one takes its note back.
 */
export async function unlockShare(
  ctx: Ctx,
  { token, password, address }: { readonly token: string; readonly password: string; readonly address: string },
): Promise<Unlocked> {
  const found = await findOpenShare(ctx, token);
  if (found.kind !== 'found') return found;
  const { share } = found;
  if (share.password_hash === null) return { kind: 'unlocked', ...grantFor(ctx, share) };
  const networkHash = ctx.ports.secretBox.hash('share-guesser', `${share.id} ${networkOf(address)}`);
  const guessId = newId();
  const tried = await ctx.transaction(async (tx) => {
    // Its owner may have erased it since it was found.
    if (!(await lockShare(tx, share.id))) return null;
    const before = await findGuesses(tx, share.id, networkHash);
    const left = guessesLeft(before, tx.now());
    if (left === 0) return { left, waitMs: guessWait(before, tx.now()) };
    await insertGuess(tx, { id: guessId, shareId: share.id, networkHash });
    return { left, waitMs: guessWait([...before, { isOfNetwork: true, guessedAt: tx.now() }], tx.now()) };
  });
  if (tried === null) return { kind: 'unknown' };
  const { left, waitMs } = tried;
  if (left === 0) return { kind: 'waiting', waitMs };
  if (!(await isPassword(share.password_hash, password.slice(0, 100))))
    return { kind: 'wrong', left: left - 1, waitMs };
  await deleteGuess(ctx, guessId);
  return { kind: 'unlocked', ...grantFor(ctx, share) };
}
