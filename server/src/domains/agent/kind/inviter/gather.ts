import type { PlanOfPosition } from '@pinjian/contract/position-plan.ts';
import { longestScheduleDays } from '@pinjian/contract/application-schedule.ts';
import { requireReading } from '#domains/account/index.ts';
import { findSentResumes, getSchedule } from '#domains/application/index.ts';
import { priceOf } from '#domains/billing/index.ts';
import { listFreeTimes } from '#domains/calendar/index.ts';
import { getPositionPlan } from '#domains/position/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';
import type { AgentFacts } from '../../run/planner.ts';
import { findPosition } from '../find-position.ts';
import { gatherCandidates, gatherMatches } from '../gather-deliveries.ts';
import type { Invitations } from './plan.ts';

const dayMs = 86_400_000;
/** Days in which times are looked for. */
const ahead = 14;

type Round = PlanOfPosition['content']['rounds'][number];

/** Candidates for the agent's position, the first round of its plan, and when its interviewers are free. */
export async function gather(ctx: Ctx<EmployerAgentActor>, of: AgentFacts): Promise<Invitations> {
  const position = await findPosition(ctx, of);
  const { positionId } = position;
  const rows = await gatherCandidates(ctx, positionId);
  const ids = rows.map(({ applicationId }) => applicationId);
  const sent = await findSentResumes(ctx, requireReading(ctx.actor, 'candidates'), ids);
  const { content, colleagues } = await getPositionPlan(ctx, { positionId });
  const [round = null] = content.rounds;
  const price = await priceOf(ctx, 'aiInterview');
  return {
    ...position,
    rows,
    matches: await gatherMatches(ctx, rows),
    seekers: new Map(sent.map(({ applicationId, seekerId }) => [applicationId, seekerId])),
    round,
    interviewers: colleagues.flatMap(({ memberId, name }) => (round?.interviewerIds.includes(memberId) ? [name] : [])),
    free: await freeOf(ctx, round, of.now),
    before: await placesBefore(ctx, positionId, of.now),
    aiInterviewCredits: price.units,
  };
}

async function freeOf(ctx: Ctx<EmployerAgentActor>, round: Round | null, now: Date): Promise<Invitations['free']> {
  if (round === null || round.interviewerIds.length === 0) return [];
  const { times } = await listFreeTimes(ctx, {
    memberIds: [...round.interviewerIds],
    minutes: round.minutes,
    from: now.toISOString(),
    to: new Date(now.getTime() + ahead * dayMs).toISOString(),
  });
  return times;
}

/** Where rounds for the position were held of late, or will be, the newest first. */
async function placesBefore(
  ctx: Ctx<EmployerAgentActor>,
  positionId: string,
  now: Date,
): Promise<Invitations['before']> {
  const half = (longestScheduleDays / 2) * dayMs;
  const { rounds } = await getSchedule(ctx, {
    scope: 'team',
    from: new Date(now.getTime() - half).toISOString(),
    to: new Date(now.getTime() + half).toISOString(),
  });
  return rounds
    .filter((round) => round.positionId === positionId)
    .toReversed()
    .map(({ form, place }) => ({ form: form.value, place }));
}
