import { leavingAmong } from '#domains/account/index.ts';
import { holdersOf, recommend, recommendedTo, type Side } from '#domains/application/index.ts';
import { blockersAmong } from '#domains/company/index.ts';
import { findShownPosition } from '#domains/position/index.ts';
import { findableAmong } from '#domains/resume/index.ts';
import { midnightInBeijing } from '#platform/core/beijing-day.ts';
import { isQuiet } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findHidden } from '../talent/queries.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { caps } from './data/caps.ts';
import type { PushCandidate } from './find-candidates.ts';
import { countPushed, findPairStanding, findPush, lockPair, storePush, type PushRow } from './queries.ts';
import { judgePush, tiredSides, type PushFacts, type SideState, type Verdict } from './rules.ts';

/**
 * Brings two together where nothing stands against it at this very moment: what was looked up before may be old by now.
 * Whatever happens, it happens once: made again it finds the recommendation and leaves it.
 */
export async function pushPair(
  ctx: Ctx<SystemActor>,
  candidate: PushCandidate,
): Promise<Readonly<Record<Side, Verdict>>> {
  return ctx.transaction(async (tx) => {
    await lockPair(tx, candidate);
    const verdicts = judgePush(await findFacts(tx, candidate), caps);
    const { seekerId, positionId, companyId, match, inputHash, lowered } = candidate;
    const sides = (['seeker', 'employer'] as const).filter((side) => verdicts[side] === 'push');
    const to = recommendedTo(sides);
    if (to === null) return verdicts;
    const pair = { seekerId, positionId, companyId };
    if (!(await recommend(tx, { ...pair, to }))) return { seeker: 'never', employer: 'never' };
    await storePush(tx, pair, sides, { match, inputHash, lowered, capsVersion: caps.version });
    return verdicts;
  });
}

async function findFacts(tx: Ctx, candidate: PushCandidate): Promise<PushFacts> {
  const { seekerId, positionId, companyId, match, hasResume } = candidate;
  const now = tx.now();
  const standing = await findPairStanding(tx, candidate);
  const before = await findPush(tx, candidate);
  const position = await findShownPosition(tx, positionId);
  const wishes = (await findWishes(tx, [seekerId])).get(seekerId);
  const hidden = (await findHidden(tx, positionId, [seekerId])).has(seekerId);
  const isKeptApart =
    candidate.isDismissed ||
    position?.isOpen !== true ||
    (await leavingAmong(tx, [seekerId])).has(seekerId) ||
    (await blockersAmong(tx, companyId, [seekerId])).has(seekerId);
  return {
    match,
    hasResume,
    personalOrder: wishes?.personalOrder === true,
    isKeptApart,
    isFindable: (await findableAmong(tx, companyId, [seekerId])).has(seekerId),
    tired: tiredSides({ ...statesOf(before), turnedDownAt: hidden ? now : standing.withdrawnAt }, now, caps),
    step: standing.step,
    held: holdersOf(standing.recommendedTo),
    isQuiet: isQuiet(now, tx.ports.config.quietHours),
    today: await countPushed(tx, candidate, midnightInBeijing(now)),
  };
}

function statesOf(push: PushRow | undefined): Readonly<Record<Side, SideState>> {
  return {
    seeker: { endedAt: push?.seeker_ended_at ?? null, end: push?.seeker_end ?? null },
    employer: { endedAt: push?.employer_ended_at ?? null, end: push?.employer_end ?? null },
  };
}
