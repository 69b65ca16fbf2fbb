import { findWhereabouts } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { Ctx } from '#server/context.ts';
import type { Look } from './look-mark.ts';
import { findOpening, insertOpening, lockShare } from './queries.ts';
import { deviceText, isProgram, sameOpeningMs } from './rules.ts';

/**
 * Notes a look, once for the same browser in half an hour; null for a program, 'gone' where the link was erased since it
 * was found.
 */
export async function noteOpening(
  ctx: Ctx,
  shareId: string,
  { address, userAgent }: { readonly address: string; readonly userAgent: string },
): Promise<Look | 'gone' | null> {
  if (isProgram(userAgent)) return null;
  const visitorHash = ctx.ports.secretBox.hash('share-visitor', `${shareId} ${networkOf(address)} ${userAgent}`);
  const { kind, browser } = await findWhereabouts(ctx, { userAgent, address: null });
  return ctx.transaction(async (tx) => {
    if (!(await lockShare(tx, shareId))) return 'gone';
    const since = new Date(tx.now().getTime() - sameOpeningMs);
    const same = await findOpening(tx, { shareId, visitorHash, since });
    if (same !== undefined) return { openingId: same, isFirst: false };
    const openingId = newId();
    await insertOpening(tx, { id: openingId, shareId, visitorHash, device: deviceText({ kind, browser }) });
    return { openingId, isFirst: true };
  });
}
