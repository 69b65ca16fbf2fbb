import type { ListedRound } from '@pinjian/contract/application-interview.ts';
import type { DashboardTab, TargetJob } from '@pinjian/contract/application.ts';
import type { MyRound } from '@pinjian/contract/application-round.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { listInterviews, listTargetJobs } from '#domains/application/index.ts';
import type { Ctx, SeekerAgentActor } from '#server/context.ts';

/** What somebody deals with at once; older things wait for nobody. */
const most = 50;

/** Positions of a tab of the dashboard, what changed last first. */
export async function findOfTab(ctx: Ctx<SeekerAgentActor>, tab: DashboardTab): Promise<TargetJob[]> {
  return (await listTargetJobs(ctx, { tab, current: 1, pageSize: most })).records;
}

/** Every position of a tab, what changed last first. A list that grows meanwhile shows none twice. */
export async function findAllOfTab(ctx: Ctx<SeekerAgentActor>, tab: DashboardTab): Promise<TargetJob[]> {
  const found = new Map<string, TargetJob>();
  for (let current = 1; ; current += 1) {
    const { records } = await listTargetJobs(ctx, { tab, current, pageSize: most });
    for (const each of records) found.set(each.position.positionId, each);
    if (records.length < most) return [...found.values()];
  }
}

/** Rounds with people that wait for an answer or for their day. */
export async function findOpenRounds(ctx: Ctx<SeekerAgentActor>): Promise<MyRound[]> {
  const { records } = await listInterviews(ctx, { current: 1, pageSize: most, side: 'people' });
  const rounds = records.flatMap((record) => (isRound(record) ? record.round : []));
  return rounds.filter(({ state }) => state === 'invited' || state === 'accepted');
}

function isRound(record: object): record is ListedRound {
  return 'round' in record && record.round !== null;
}

/** Whether somebody can apply to it now. */
export function isOpenNow({ status }: PositionCard): boolean {
  return status.value === positionStatus.open;
}

/** Whether the seeker has begun with it, and did not withdraw: then it is no position to be thought of. */
export function hasBegun({ application }: TargetJob): boolean {
  return application !== null && application.state !== 0 && application.state !== 9;
}
