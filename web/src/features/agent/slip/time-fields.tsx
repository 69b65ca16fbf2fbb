import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { Issue } from './issue.tsx';
import type { SlipFormProps } from './slip-form.tsx';
import { daysText, hourText } from './slip-page.ts';
import styles from './slip.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const hours = Array.from({ length: 25 }, (_, hour) => ({ value: hour, label: hourText(hour) }));
const dayFormat = 'YYYY-MM-DD';

/** When an agent does things towards others, and until when it lives. */
export function TimeFields({ value, issues, onChange }: SlipFormProps) {
  const id = useId();
  const { from, to, days } = value.hours;

  function toggle(day: number) {
    const next = days.includes(day) ? days.filter((each) => each !== day) : [...days, day].toSorted((a, b) => a - b);
    if (next.length > 0) onChange({ hours: { ...value.hours, days: next } });
  }

  return (
    <>
      <fieldset className={styles.field}>
        <legend className={styles.name}>哪几天对外做事</legend>
        <div className={styles.choices}>
          {weekdays.map((day) => (
            <button
              key={day}
              type="button"
              className={days.includes(day) ? styles.choice : `${styles.choice} ${styles.off}`}
              aria-pressed={days.includes(day)}
              onClick={() => toggle(day)}
            >
              {daysText([day])}
            </button>
          ))}
        </div>
      </fieldset>
      <div className={styles.two}>
        <div className={styles.field}>
          <label htmlFor={`${id}-from`} className={styles.name}>
            从几点
          </label>
          <Select
            id={`${id}-from`}
            value={from}
            options={hours.slice(0, 24)}
            onChange={(next: number) => onChange({ hours: { ...value.hours, from: next } })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-to`} className={styles.name}>
            到几点（北京时间）
          </label>
          <Select
            id={`${id}-to`}
            value={to}
            options={hours.slice(1)}
            onChange={(next: number) => onChange({ hours: { ...value.hours, to: next } })}
          />
        </div>
      </div>
      <Issue issues={issues} path="hours" />
      <div className={styles.field}>
        <label htmlFor={`${id}-end`} className={styles.name}>
          有效期到（不填为一直有效）
        </label>
        <DatePicker
          id={`${id}-end`}
          className={styles.whole ?? ''}
          value={value.endsOn === null ? null : dayjs(value.endsOn, dayFormat)}
          format={dayFormat}
          disabledDate={(day) => day.isBefore(dayjs(), 'day')}
          onChange={(day) => onChange({ endsOn: day === null ? null : day.format(dayFormat) })}
        />
        <Issue issues={issues} path="endsOn" />
      </div>
    </>
  );
}
