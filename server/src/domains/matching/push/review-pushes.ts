import type { Side } from '#domains/application/index.ts';
import { findOpenPositions } from '#domains/position/index.ts';
import { findableAmong } from '#domains/resume/index.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { caps } from './data/caps.ts';
import { endPush } from './end-push.ts';
import { findCandidates, type PushCandidate } from './find-candidates.ts';
import { findOpenPushes, updateShown, type Due, type PushRow } from './queries.ts';
import { isWorthPushing } from './rules.ts';

/**
 * Looks at open pushes of a seeker or a position again: what suits no more ends, what rests on something else by now says so.
 * Nothing is shown through a gate that closed.
 */
export async function reviewPushes(ctx: Ctx<SystemActor>, of: Due): Promise<void> {
  const pushes = await findOpenPushes(ctx, of);
  if (pushes.length === 0) return;
  const open = await findOpenPositions(ctx, [...new Set(pushes.map((push) => push.position_id))]);
  const onShow = new Set(open.map(({ positionId }) => positionId));
  for (const [seekerId, own] of Map.groupBy(pushes, (push) => push.seeker_id)) {
    const positionIds = own.map((push) => push.position_id).filter((id) => onShow.has(id));
    const found = await findCandidates(ctx, seekerId, { limit: positionIds.length, positionIds });
    const byPosition = new Map(found.map((candidate) => [candidate.positionId, candidate]));
    for (const push of own) await reviewPush(ctx, push, byPosition.get(push.position_id));
  }
}

async function reviewPush(ctx: Ctx<SystemActor>, push: PushRow, now: PushCandidate | undefined): Promise<void> {
  const pair = { seekerId: push.seeker_id, positionId: push.position_id };
  if (now === undefined || !isWorthPushing(now.match, now.hasResume))
    return endPush(ctx, pair, ['seeker', 'employer'], 'over');
  // Of a company that they are not interested in, as they said of another position.
  const over: Side[] = now.isDismissed ? ['seeker'] : [];
  const isToEmployer = push.employer_at !== null && push.employer_ended_at === null;
  if (isToEmployer && !(await findableAmong(ctx, push.company_id, [push.seeker_id])).has(push.seeker_id))
    over.push('employer');
  if (over.length > 0) await endPush(ctx, pair, over, 'over');
  if (now.inputHash !== push.input_hash)
    await updateShown(ctx, pair, {
      match: now.match,
      inputHash: now.inputHash,
      lowered: now.lowered,
      capsVersion: caps.version,
    });
}
