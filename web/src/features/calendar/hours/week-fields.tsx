import type { WorkingTime } from '@pinjian/contract/calendar.ts';
import { Button, Switch } from 'antd';
import styles from './hours.module.css';
import { nextStretch, stretchIssue, timesOf, usualStretch, weekdays, withDay } from './model.ts';
import { StretchFields } from './stretch-fields.tsx';

interface WeekFieldsProps {
  readonly week: readonly WorkingTime[];
  readonly onChange: (week: WorkingTime[]) => void;
}

/** A week, a row for each day: not at all, or in so many stretches. */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  return (
    <ul className={styles.week}>
      {weekdays.map((name, index) => {
        const weekday = index + 1;
        const times = timesOf(week, weekday);
        const set = (changed: readonly { readonly from: string; readonly until: string }[]) =>
          onChange(withDay(week, weekday, changed));
        const issue = stretchIssue(times);
        return (
          <li key={name} className={styles.day}>
            <label className={styles.dayName}>
              <Switch
                aria-label={`${name}可面试`}
                checked={times.length > 0}
                onChange={(on) => set(on ? [usualStretch] : [])}
              />
              {name}
            </label>
            <div className={styles.stretches}>
              {times.length === 0 && <p className={styles.none}>不安排面试</p>}
              {times.map((each, at) => (
                <StretchFields
                  // A stretch has no name but its place.
                  key={at}
                  label={`${name}第 ${at + 1} 段`}
                  stretch={each}
                  onChange={(changed) => set(times.map((other, place) => (place === at ? changed : other)))}
                  {...(times.length > 1 && { onRemove: () => set(times.filter((_, place) => place !== at)) })}
                />
              ))}
              {issue !== null && <p className={styles.issue}>{issue}</p>}
            </div>
            {times.length > 0 && times.length < 4 && (
              <Button type="link" aria-label={`${name}再加一段`} onClick={() => set([...times, nextStretch(times)])}>
                加一段
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
