import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { Link } from 'react-router';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import type { Span } from './address.ts';
import { clockOf, dayHead, daysFrom, weekdayText, type Day } from './days.ts';
import styles from './grid.module.css';
import { byDay, roundRest, type NameOf } from './model.ts';
import { useRoundPath } from './use-round-path.ts';

interface MonthSheetProps {
  readonly span: Span;
  /** Any day of the month that is shown. */
  readonly day: Day;
  readonly today: Day;
  readonly rounds: readonly ScheduledRound[];
  readonly nameOf: NameOf;
  readonly dayPath: (day: Day) => string;
}

/** Rounds that a day of the sheet names; the others are counted. */
const named = 3;

function Cell({
  day,
  rounds,
  today,
  month,
  nameOf,
  dayPath,
}: Pick<MonthSheetProps, 'today' | 'nameOf' | 'dayPath'> & {
  readonly day: Day;
  readonly rounds: readonly ScheduledRound[];
  readonly month: string;
}) {
  const pathOf = useRoundPath();
  const conflicts = rounds.filter((round) => round.conflicts.length > 0).length;
  const rest = rounds.length - named;
  return (
    <div
      className={styles.cell}
      data-today={day === today || undefined}
      data-outside={!day.startsWith(month) || undefined}
    >
      <p className={styles.cellHead}>
        <Link
          to={dayPath(day)}
          className={styles.cellDay}
          aria-label={`${dayHead(day, today)}，${rounds.length} 场面试`}
        >
          {Number(day.slice(8))}
        </Link>
        <HolidayTag day={day} />
      </p>
      {rounds.slice(0, named).map((round) => (
        <div key={round.roundId} {...{ [rowAttribute]: round.roundId }}>
          <Link to={pathOf(round)} className={styles.entry}>
            {round.conflicts.length > 0 && (
              <span className={styles.alert} aria-hidden="true">
                !
              </span>
            )}
            <span className={styles.entryTime}>{clockOf(round.startsAt)}</span>
            <span className={styles.entryName}>{round.candidateName}</span>
            <span className="visually-hidden">
              {round.name}
              {roundRest(round, nameOf)}
            </span>
          </Link>
        </div>
      ))}
      {rest > 0 && (
        <Link to={dayPath(day)} className={styles.cellMore}>
          {`另 ${rest} 场`}
          {conflicts > 0 && <span className={styles.cellConflicts}>{`，${conflicts} 场有冲突`}</span>}
        </Link>
      )}
    </div>
  );
}

/** A month's days in weeks, each with its first rounds and how many more there are. */
export function MonthSheet({ span, day, today, rounds, nameOf, dayPath }: MonthSheetProps) {
  const days = daysFrom(span.first, span.days);
  const of = byDay(rounds);
  return (
    <div className={styles.month}>
      <div className={styles.monthGrid} aria-hidden="true">
        {days.slice(0, 7).map((one) => (
          <div key={one} className={styles.monthHead}>
            {weekdayText(one)}
          </div>
        ))}
      </div>
      <div className={styles.monthGrid}>
        {days.map((one) => (
          <Cell
            key={one}
            day={one}
            rounds={of.get(one) ?? []}
            today={today}
            month={day.slice(0, 7)}
            nameOf={nameOf}
            dayPath={dayPath}
          />
        ))}
      </div>
    </div>
  );
}
