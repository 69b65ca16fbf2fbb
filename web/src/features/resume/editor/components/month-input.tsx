import { Select } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { clearable } from '#ui/clearable.tsx';
import type { Control } from './field.tsx';
import styles from './controls.module.css';

/** What the year's list offers besides years. */
const ongoing = '至今';
const earliest = 1950;
/** A degree may end in some years. */
const yearsAhead = 8;

interface MonthInputProps {
  readonly control: Control;
  readonly label: string;
  /** YYYY-MM, YYYY where no month is known, or null. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Given where 至今 makes sense: whether it is chosen. */
  readonly current?: boolean;
  readonly onCurrent?: (current: boolean) => void;
}

const latest = new Date().getFullYear() + yearsAhead;
const years = Array.from({ length: latest - earliest + 1 }, (_, index) => ({
  value: String(latest - index),
  label: `${latest - index}年`,
}));
const yearsAndOngoing = [{ value: ongoing, label: ongoing }, ...years];
const monthOptions = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: `${index + 1}月`,
}));

/** A month as resumes write it: a year, and a month where it is known. The year can be typed. */
export function MonthInput({ control, label, value, onChange, current = false, onCurrent }: MonthInputProps) {
  const canType = useMedia(wide);
  const [year, month] = value?.split('-') ?? [];
  const options = onCurrent === undefined ? years : yearsAndOngoing;

  function chooseYear(chosen: string | undefined) {
    if (onCurrent !== undefined && current !== (chosen === ongoing)) onCurrent(chosen === ongoing);
    if (chosen === undefined || chosen === ongoing) onChange(null);
    else onChange(month === undefined ? chosen : `${chosen}-${month}`);
  }

  return (
    <span className={styles.month}>
      <Select
        {...control}
        className={styles.year}
        aria-label={`${label}：年`}
        placeholder="年"
        allowClear={clearable}
        showSearch={canType}
        options={options}
        value={current ? ongoing : year}
        onChange={chooseYear}
        popupMatchSelectWidth={112}
      />
      {!current && (
        <Select
          className={styles.monthOfYear}
          aria-label={`${label}：月`}
          placeholder="月"
          allowClear={clearable}
          disabled={year === undefined}
          options={monthOptions}
          value={month}
          status={control.status}
          onChange={(chosen: string | undefined) =>
            onChange(chosen === undefined ? (year ?? null) : `${year}-${chosen}`)
          }
          popupMatchSelectWidth={88}
        />
      )}
    </span>
  );
}
