import { realName } from '@pinjian/contract/account-real-name.ts';
import type { Ctx } from '#server/context.ts';
import { closeCheck } from './close-check.ts';
import { decideRealName } from './decide-real-name.ts';
import { findCheck, lockRealName } from './queries.ts';
import { isFaceOver } from './rules.ts';

/**
 * Asks the vendor about an open face check and acts on the answer; one that nobody finished in half an hour ends
 * without a word, and the person may begin again. A check that was closed meanwhile is left alone.
 * @throws when the vendor cannot be asked
 */
export async function settleFace(ctx: Ctx, { checkId }: { checkId: string }): Promise<void> {
  const check = await findCheck(ctx, checkId);
  if (check?.status !== 0 || check.method !== 'face') return;
  const answer =
    check.vendor_id === null
      ? ({ outcome: 'pending' } as const)
      : await ctx.ports.face.ask({ vendorId: check.vendor_id, userId: check.user_id });
  if (answer.outcome !== 'pending') {
    const reason = answer.outcome === 'failed' ? { reason: answer.reason } : {};
    await decideRealName(ctx, { checkId, outcome: answer.outcome, ...reason });
    return;
  }
  if (!isFaceOver(check.started_at, ctx.now())) return;
  await ctx.transaction(async (tx) => {
    await lockRealName(tx, check.user_id);
    const still = await findCheck(tx, checkId);
    if (still?.status !== 0) return;
    await closeCheck(tx, still, { status: 2, reason: '超过 30 分钟没有完成，请重新发起', state: realName.none });
  });
}
