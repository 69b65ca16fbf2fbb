import { endRecommendation, recommend, type Side } from '#domains/application/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import type { Ctx, EmployerActor, SeekerActor, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { caps } from './data/caps.ts';
import { endSide, findPairOf, findPush, findUnused, reopenSide, type Pair, type SideEnd } from './queries.ts';

const both: readonly Side[] = ['seeker', 'employer'];
const dayMs = 86_400_000;

/** Ends a push for some of those who hold it, in the pipeline and here. Of one that is over it is the same. */
export async function endPush(
  ctx: Ctx<SeekerActor | EmployerActor | SystemActor>,
  pair: Pair,
  sides: readonly Side[],
  end: Exclude<SideEnd, 'used'>,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await endRecommendation(tx, { ...pair, sides, end });
    for (const side of sides) await endSide(tx, pair, side, end);
  });
}

/** The caller, on one side of it, wants none of this push. */
export async function dismissPush(tx: Ctx<SeekerActor> | Ctx<EmployerActor>, pair: Pair): Promise<void> {
  await endPush(tx, pair, [tx.actor.kind], 'dismissed');
}

/** The caller takes that back: while the push would still be open it is theirs as before. */
export async function restorePush(tx: Ctx<SeekerActor> | Ctx<EmployerActor>, pair: Pair): Promise<void> {
  const side = tx.actor.kind;
  const push = await findPush(tx, pair);
  const [at, end] = side === 'seeker' ? [push?.seeker_at, push?.seeker_end] : [push?.employer_at, push?.employer_end];
  if (push === undefined || at === undefined || at === null || end !== 'dismissed') return;
  const isOver = tx.now().getTime() - at.getTime() >= caps.keptDays * dayMs;
  const position = await findShownPosition(tx, pair.positionId);
  if (isOver || position?.isOpen !== true) return;
  const system = tx.as({ kind: 'system' as const });
  if (await recommend(system, { ...pair, companyId: push.company_id, to: side })) await reopenSide(tx, pair, side);
}

/** One of them has used it: the seeker applied, or the company added them. */
export async function followUse(
  tx: Ctx<SystemActor>,
  { applicationId, from, to }: Events['application.moved'],
): Promise<void> {
  if (from !== 9 || to === 9 || to === 0) return;
  const pair = await findPairOf(tx, applicationId);
  if (pair !== undefined) for (const side of both) await endSide(tx, pair, side, 'used');
}

/** Pushes of one run that come to their end; what is left is the next one's. */
const endsPerRun = 500;

/** Ends what nobody used for `keptDays`. */
export async function endUnused(ctx: Ctx<SystemActor>): Promise<void> {
  const before = new Date(ctx.now().getTime() - caps.keptDays * dayMs);
  for (const side of both)
    for (const pair of await findUnused(ctx, side, before, endsPerRun)) await endPush(ctx, pair, [side], 'unused');
}
