import { findMyMatches, listRecommendedPositions } from '#domains/matching/index.ts';
import { getPosition, positionCards } from '#domains/position/index.ts';
import type { Ctx, SeekerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findOfTab, hasBegun, isOpenNow } from '../find-own.ts';
import type { Said } from './choose.ts';
import type { ScoutFacts, Watched } from './plan.ts';

/** Positions that are looked at in one look, the best first. */
const looked = 60;
const atOnce = 20;

/** What suits the seeker now, what they said of what it showed, and what they hold on to. */
export async function gather(ctx: Ctx<SeekerAgentActor>, { verdicts }: AgentFacts): Promise<ScoutFacts> {
  const first = await listRecommendedPositions(ctx, {});
  const candidates = [...first.records];
  for (let from = 0; from < first.following.length && candidates.length < looked; from += atOnce) {
    const { records } = await listRecommendedPositions(ctx, { ids: first.following.slice(from, from + atOnce) });
    candidates.push(...records);
  }
  const said = await findSaid(ctx, verdicts);
  return {
    basis: first.basis,
    personalOrder: first.personalOrder,
    candidates,
    said,
    watched: await findWatched(ctx, said),
  };
}

async function findSaid(ctx: Ctx<SeekerAgentActor>, verdicts: AgentFacts['verdicts']): Promise<Said[]> {
  const judged = verdicts.flatMap(({ subject, good, reason }) =>
    subject.positionId === undefined ? [] : [{ positionId: subject.positionId, yes: good, reason }],
  );
  const ids = [...new Set(judged.map(({ positionId }) => positionId))];
  const cards = new Map((await positionCards(ctx, ctx.actor.userId, ids)).map((card) => [card.positionId, card]));
  return judged.flatMap(({ positionId, yes, reason }) => {
    const position = cards.get(positionId);
    return position === undefined ? [] : [{ yes, reason, position }];
  });
}

/** Collected positions and those that they said yes to, without those that they began with. */
async function findWatched(ctx: Ctx<SeekerAgentActor>, said: readonly Said[]): Promise<Watched[]> {
  const collected = (await findOfTab(ctx, 1)).filter((each) => !hasBegun(each)).map(({ position }) => position);
  const begun = new Set((await findOfTab(ctx, 3)).map(({ position }) => position.positionId));
  const liked = said.flatMap(({ yes, position }) => (yes && !begun.has(position.positionId) ? [position] : []));
  const positions = [...new Map([...collected, ...liked].map((each) => [each.positionId, each])).values()];
  const matches = await findMyMatches(
    ctx,
    positions.map(({ positionId }) => positionId),
  );
  const watched: Watched[] = [];
  for (const position of positions) {
    const { changedAt } = await getPosition(ctx, { positionId: position.positionId });
    watched.push({
      position,
      isOpen: isOpenNow(position),
      changedAt: changedAt === null ? null : new Date(changedAt),
      match: matches.get(position.positionId) ?? null,
    });
  }
  return watched;
}
