import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { positionTitle } from '#domains/position/index.ts';
import { findableAmong } from '#domains/resume/index.ts';
import { dayInBeijing, midnightInBeijing } from '#platform/core/beijing-day.ts';
import { isQuiet } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findUntold, lockUntold, markTold, type Told } from './told-queries.ts';

/** Recipients of one run; what is left is the next one's. */
const perRun = 500;

/**
 * Tells seekers of new positions and companies of new talents for a position: one folded message a day at most, of what
 * still stands. Each is told in a transaction of its own, with the note that it was.
 */
export async function tellPushes(ctx: Ctx<SystemActor>): Promise<void> {
  if (isQuiet(ctx.now(), ctx.ports.config.quietHours)) return;
  const today = midnightInBeijing(ctx.now());
  for (const side of ['seeker', 'employer'] as const)
    for (const id of await findUntold(ctx, side, today, perRun))
      await ctx.transaction(async (tx) => {
        const untold = await lockUntold(tx, side, id, today);
        if (untold.length === 0) return;
        await markTold(tx, side, untold);
        if (side === 'seeker') await tellSeeker(tx, id, untold);
        else await tellCompany(tx, id, untold);
      });
}

async function tellSeeker(tx: Ctx<SystemActor>, seekerId: string, [first, ...others]: readonly Told[]): Promise<void> {
  if (first === undefined) return;
  const title = await positionTitle(tx, first.positionId);
  const named = `${await companyName(tx, first.companyId)}「${title}」`;
  await sendMessage(tx, {
    to: { userId: seekerId },
    type: '7',
    kind: 'recommendation',
    title: 'AI直推了新职位',
    content: others.length === 0 ? `为您直推了${named}。` : `为您直推了 ${others.length + 1} 个职位：${named}等。`,
    meta: { target: { kind: 'pushes', ids: {} } },
    dedupeKey: `push:${dayInBeijing(tx.now())}`,
  });
}

async function tellCompany(tx: Ctx<SystemActor>, positionId: string, untold: readonly Told[]): Promise<void> {
  const [first] = untold;
  if (first === undefined) return;
  const { companyId } = first;
  // Who let themselves be found no more since then is no longer counted.
  const { size } = await findableAmong(
    tx,
    companyId,
    untold.map(({ seekerId }) => seekerId),
  );
  if (size === 0) return;
  await sendMessage(tx, {
    to: { companyId, about: 'talents' },
    type: '7',
    kind: 'recommendation',
    title: 'AI直推了新人才',
    content: `「${await positionTitle(tx, positionId)}」有 ${size} 位新推荐的人才。`,
    meta: { target: { kind: 'recommendedTalents', ids: { positionId } } },
    dedupeKey: `push:${positionId}:${dayInBeijing(tx.now())}`,
  });
}
