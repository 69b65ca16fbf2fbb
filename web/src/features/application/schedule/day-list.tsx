import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { HolidayTag } from '#ui/holiday-tag.tsx';
import type { Span } from './address.ts';
import { dayHead, daysFrom, type Day } from './days.ts';
import { byDay, type NameOf } from './model.ts';
import { RoundLine } from './round-line.tsx';
import styles from './schedule.module.css';

interface DayListProps {
  readonly span: Span;
  readonly today: Day;
  readonly now: number;
  readonly rounds: readonly ScheduledRound[];
  readonly nameOf: NameOf;
}

/** Rounds by day, each day's head staying in sight; today first, the days before it after all others. */
export function DayList({ span, today, now, rounds, nameOf }: DayListProps) {
  const of = byDay(rounds);
  const days = daysFrom(span.first, span.days);
  const ordered = days.includes(today)
    ? [...days.filter((day) => day >= today), ...days.filter((day) => day < today)]
    : days;
  return (
    <div className={styles.days}>
      {ordered.map((day) => {
        const here = of.get(day) ?? [];
        if (here.length === 0 && day !== today) return null;
        return (
          <section key={day} className={styles.day} aria-label={dayHead(day, today)}>
            <h2 className={styles.dayHead} data-today={day === today || undefined}>
              {dayHead(day, today)}
              <HolidayTag day={day} />
              <span className={styles.dayCount}>{here.length === 0 ? '没有面试' : `${here.length} 场`}</span>
            </h2>
            {here.length > 0 && (
              <ol className={styles.lines}>
                {here.map((round) => (
                  <RoundLine
                    key={round.roundId}
                    round={round}
                    nameOf={nameOf}
                    isNow={Date.parse(round.startsAt) <= now && now < Date.parse(round.endsAt)}
                  />
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}
