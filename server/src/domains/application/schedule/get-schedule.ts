import {
  longestScheduleDays,
  scheduleRoom,
  type getSchedule as endpoint,
  type ScheduleConflict,
} from '@pinjian/contract/application-schedule.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findOutsideHours } from '#domains/calendar/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { scheduleOf } from './policy.ts';
import { findBusy, findNames, findScheduled, type ScheduledRow, type ScheduleOf } from './queries.ts';
import { findOverlaps } from './rules.ts';
import { scheduledView } from './view.ts';

const dayMs = 86_400_000;

interface Window {
  readonly from: Date;
  readonly to: Date;
}

/**
 * The rounds of a span of days that a member may read, with what is wrong with their times; empty without a company.
 * @throws Refusal 40001 where the span is longer than six weeks or ends before it begins.
 */
export async function getSchedule(
  ctx: Ctx<Employing>,
  { scope, from, to }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const window = { from: new Date(from), to: new Date(to) };
  refuseLong(window);
  const of = scheduleOf(ctx.actor, scope);
  if (of === null) return { rounds: [], capped: false, members: [] };
  const found = await findScheduled(ctx, of, { ...window, limit: scheduleRoom + 1 });
  const rows = found.slice(0, scheduleRoom);
  const conflicts = await findConflicts(ctx, of, { rows, window });
  const members = await findNames(ctx, [...new Set(rows.flatMap(({ interviewerIds }) => interviewerIds))]);
  return {
    rounds: rows.map((row) => scheduledView(row, conflicts.get(row.roundId) ?? [])),
    capped: found.length > scheduleRoom,
    members,
  };
}

function refuseLong({ from, to }: Window): void {
  const days = (to.getTime() - from.getTime()) / dayMs;
  if (days > 0 && days <= longestScheduleDays) return;
  throw new Refusal(errors.invalidInput, { data: [{ path: 'to', message: `一次最多查看 ${longestScheduleDays} 天` }] });
}

/** What is wrong with the times; whoever reads only what is theirs is told of themselves alone. */
async function findConflicts(
  ctx: Ctx,
  of: ScheduleOf,
  { rows, window }: { readonly rows: readonly ScheduledRow[]; readonly window: Window },
): Promise<ReadonlyMap<string, readonly ScheduleConflict[]>> {
  const told = (memberId: string) => of.interviewer === null || of.interviewer === memberId;
  const times = rows.flatMap(({ roundId, state, interviewerIds, starts_at: startsAt, ends_at: endsAt }) =>
    state === 'noShow' ? [] : interviewerIds.filter(told).map((memberId) => ({ roundId, memberId, startsAt, endsAt })),
  );
  const memberIds = [...new Set(times.map(({ memberId }) => memberId))];
  // Of the whole company, all there is to overlap with is among the rows.
  const isWhole = of.interviewer === null && of.concerned === null;
  const busy = isWhole ? times : await findBusy(ctx, of.companyId, { ...window, memberIds });
  const conflicts = new Map([...findOverlaps(busy)].map(([roundId, found]) => [roundId, [...found]]));
  for (const { roundId, memberId } of await findOutsideHours(ctx, of.companyId, times)) {
    const found = conflicts.get(roundId) ?? [];
    found.push({ kind: 'outsideHours', memberId, roundId: null });
    conflicts.set(roundId, found);
  }
  return conflicts;
}
