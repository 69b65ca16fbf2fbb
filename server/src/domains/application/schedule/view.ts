import type { ScheduleConflict, ScheduledRound, WaitingRound } from '@pinjian/contract/application-schedule.ts';
import { maskName } from '@pinjian/contract/person.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import { isContactShown } from '../candidate/view.ts';
import { endOf } from '../round/rules.ts';
import type { HeadRow, ScheduledRow, WaitingRow } from './queries.ts';

function headView(row: HeadRow) {
  const { roundId, applicationId, resumeId, positionId, positionTitle, ordinal, name, minutes, place } = row;
  if (resumeId === null || row.candidateName === null) throw new Error(`round ${roundId} without a resume`);
  return {
    roundId,
    applicationId,
    resumeId,
    positionId,
    positionTitle,
    candidateName: isContactShown(row) ? row.candidateName : maskName(row.candidateName),
    ordinal,
    name,
    form: { value: row.form, label: dictLabel('interview_form', row.form) ?? '' },
    minutes,
    place,
    interviewerIds: [...row.interviewerIds],
  };
}

/** A round with its time, and what is wrong with it. */
export function scheduledView(row: ScheduledRow, conflicts: readonly ScheduleConflict[]): ScheduledRound {
  return {
    ...headView(row),
    state: row.state,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    conflicts: [...conflicts],
  };
}

/** What waits, with the times that it is about. */
export function waitingView(row: WaitingRow): WaitingRound {
  return {
    ...headView(row),
    kind: row.kind,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    since: row.since.toISOString(),
    until: row.until?.toISOString() ?? null,
    times: timesOf(row),
    words: row.kind === 'proposal' ? (row.proposal?.note ?? '') : '',
  };
}

function timesOf({ kind, proposal, slots, minutes }: WaitingRow): WaitingRound['times'] {
  if (kind === 'proposal') {
    return (proposal?.times ?? []).map((startsAt) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: endOf(new Date(startsAt), minutes).toISOString(),
    }));
  }
  if (kind !== 'answer') return [];
  return slots.map(({ startsAt, endsAt }) => ({
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  }));
}
