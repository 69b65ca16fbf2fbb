import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { dayOf, type Day } from './days.ts';
import type { NameOf } from './model.ts';
import { hoursOf, nowLine, placeDay, type Hours } from './placing.ts';
import { RoundBlock } from './round-block.tsx';
import styles from './grid.module.css';

export interface GridColumn {
  readonly key: string;
  /** What stands above it. */
  readonly head: ReactNode;
  readonly day: Day;
  /** In the order of their start. */
  readonly rounds: readonly ScheduledRound[];
  readonly isToday: boolean;
}

interface TimeGridProps {
  readonly columns: readonly GridColumn[];
  readonly now: number;
  readonly nameOf: NameOf;
  /** Rounds beside one another in a column, at most; further ones are behind a word that leads to their day. */
  readonly room: number;
  readonly dayPath: (day: Day) => string;
}

function Column({
  column: { day, rounds, isToday },
  hours,
  now,
  nameOf,
  room,
  dayPath,
}: Omit<TimeGridProps, 'columns'> & { readonly column: GridColumn; readonly hours: Hours }) {
  const { placed, hidden } = placeDay(rounds, day, { hours, room });
  const line = isToday ? nowLine(now, day, hours) : null;
  return (
    <div className={styles.column} data-today={isToday || undefined}>
      {placed.map((each) => (
        <RoundBlock key={each.item.roundId} placed={each} nameOf={nameOf} />
      ))}
      {hidden.map(({ items, top }) => (
        <Link
          key={items[0]?.roundId}
          to={dayPath(day)}
          className={styles.more}
          style={{ top: `calc(var(--minute) * ${top})`, width: `${100 / (room + 1)}%` }}
          aria-label={`另外 ${items.length} 场，查看当天`}
        >
          +{items.length}
        </Link>
      ))}
      {line !== null && (
        <div className={styles.now} style={{ top: `calc(var(--minute) * ${line})` }} aria-hidden="true" />
      )}
    </div>
  );
}

/** Columns of hours, each a day or a member; it scrolls in itself and shows the present hour first. */
export function TimeGrid({ columns, now, nameOf, room, dayPath }: TimeGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hours = hoursOf(
    columns.flatMap(({ rounds }) => rounds),
    ({ startsAt }) => dayOf(startsAt),
  );
  const count = hours.to - hours.from;
  const first = columns.flatMap(({ rounds }) => rounds[0]?.startsAt ?? []).toSorted()[0];
  const today = columns.find(({ isToday }) => isToday);
  const line = today === undefined ? null : nowLine(now, today.day, hours);
  const begins = line ?? (first === undefined ? 60 : (nowLine(new Date(first).getTime(), dayOf(first), hours) ?? 60));
  // Once: whoever scrolled keeps their place while the clock goes on.
  const [beginning] = useState(begins);

  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const minute = (box.querySelector<HTMLElement>('[data-hours]')?.offsetHeight ?? 0) / (count * 60);
    box.scrollTop = Math.max(0, (beginning - 60) * minute);
  }, [beginning, count]);

  return (
    <div ref={frame} className={styles.frame} role="region" aria-label="按时间排列的面试">
      <div className={styles.grid} style={{ '--columns': columns.length } as CSSProperties}>
        <div className={styles.corner} />
        {columns.map(({ key, head, isToday }) => (
          <div key={key} className={styles.head} data-today={isToday || undefined}>
            {head}
          </div>
        ))}
        <div className={styles.hours} data-hours style={{ height: `calc(var(--minute) * ${count * 60})` }}>
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className={styles.hour} style={{ top: `calc(var(--minute) * ${index * 60})` }}>
              {index === 0 ? '' : `${String(hours.from + index).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
        {columns.map((column) => (
          <Column
            key={column.key}
            column={column}
            hours={hours}
            now={now}
            nameOf={nameOf}
            room={room}
            dayPath={dayPath}
          />
        ))}
      </div>
    </div>
  );
}
