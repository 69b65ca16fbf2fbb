import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { Link } from 'react-router';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import type { ScheduleAt, Span } from './address.ts';
import { daysFrom, weekdayText, type Day } from './days.ts';
import styles from './grid.module.css';
import { byDay, type NameOf } from './model.ts';
import type { GridColumn } from './time-grid.tsx';

interface Shown {
  readonly at: ScheduleAt;
  readonly span: Span;
  readonly today: Day;
  readonly rounds: readonly ScheduledRound[];
  readonly nameOf: NameOf;
  readonly dayPath: (day: Day) => string;
}

function countText(count: number): string {
  return count === 0 ? ' ' : `${count} 场`;
}

function DayHead({ day, count, to }: { readonly day: Day; readonly count: number; readonly to: string }) {
  return (
    <Link to={to} className={styles.headDay}>
      <span>{weekdayText(day)}</span>
      <span className={styles.headDate}>
        {Number(day.slice(8))}
        <HolidayTag day={day} />
      </span>
      <span className={styles.headCount}>{countText(count)}</span>
    </Link>
  );
}

/** The interviewers of a day, those with the most to do first; a column of the day itself where there is nobody. */
function memberColumns({ at, today, rounds, nameOf }: Shown): GridColumn[] {
  const of = new Map<string, ScheduledRound[]>();
  for (const round of rounds) {
    for (const memberId of round.interviewerIds) of.set(memberId, [...(of.get(memberId) ?? []), round]);
  }
  return [...of]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([memberId, own]) => ({
      key: memberId,
      head: (
        <>
          <span>{nameOf(memberId)}</span>
          <span className={styles.headCount}>{countText(own.length)}</span>
        </>
      ),
      day: at.day,
      rounds: own,
      isToday: at.day === today,
    }));
}

/** The columns of a day or a week: each day one, and where a team's day is shown, each of its interviewers. */
export function gridColumns(shown: Shown): GridColumn[] {
  const { at, span, today, rounds, dayPath } = shown;
  if (at.view === 'day' && at.scope === 'team') {
    const members = memberColumns(shown);
    if (members.length > 0) return members;
  }
  const of = byDay(rounds);
  return daysFrom(span.first, span.days).map((day) => {
    const here = of.get(day) ?? [];
    const head = <DayHead day={day} count={here.length} to={dayPath(day)} />;
    return { key: day, head, day, rounds: here, isToday: day === today };
  });
}
