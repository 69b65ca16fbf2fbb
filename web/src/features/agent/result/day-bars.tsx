import { Button } from 'antd';
import { useState } from 'react';
import styles from './result.module.css';

/** A kind of thing that is counted, and its colour: the class of its bar. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly tone: 'done' | 'suggested' | 'spent';
}

export interface DayCount {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly counts: Readonly<Record<string, number>>;
}

interface DayBarsProps {
  readonly title: string;
  readonly days: readonly DayCount[];
  readonly series: readonly Series[];
  /** What stands behind each figure: 个, 额度. */
  readonly unit: string;
}

function countOf({ counts }: DayCount, { key }: Series): number {
  return counts[key] ?? 0;
}

function dayLabel(day: string): string {
  const [, month, date] = day.split('-');
  return `${Number(month)}月${Number(date)}日`;
}

/** As many days are named below the bars as a phone has room for, today always. */
const namedDays = 7;

function isNamed(at: number, many: number): boolean {
  return (many - 1 - at) % Math.ceil(many / namedDays) === 0;
}

/** 11/8 */
const shortDay = (day: string): string => day.slice(5).split('-').map(Number).join('/');

function wordsOf(day: DayCount, series: readonly Series[], unit: string): string {
  const parts = series.map((each) => `${each.label} ${countOf(day, each)} ${unit}`);
  return `${dayLabel(day.day)}：${parts.join('，')}`;
}

function inWords({ days, series, unit }: DayBarsProps): string {
  const told = days.filter((day) => series.some((each) => countOf(day, each) > 0));
  return told.length === 0 ? '这段时间还没有' : told.map((day) => wordsOf(day, series, unit)).join('；');
}

function Table({ title, days, series }: DayBarsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={`${title}，表格`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">日期</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{dayLabel(day.day)}</th>
              {series.map((each) => (
                <td key={each.key}>{countOf(day, each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Counts of each day as bars, and as a table behind one press; whoever does not see it is told in words. */
export function DayBars(props: DayBarsProps) {
  const { title, days, series, unit } = props;
  const [asTable, setAsTable] = useState(false);
  const most = Math.max(1, ...days.flatMap((day) => series.map((each) => countOf(day, each))));
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.small}>{title}</h3>
        <Button type="link" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '看图' : '看表格'}
          <span className="visually-hidden">：{title}</span>
        </Button>
      </div>
      {asTable ? (
        <Table {...props} />
      ) : (
        <>
          <p className={styles.legend} aria-hidden="true">
            {series.map(({ key, label, tone }) => (
              <span key={key}>
                <i className={styles[tone]} /> {label}
              </span>
            ))}
          </p>
          <div className={styles.chart} role="img" aria-label={`${title}：${inWords(props)}`}>
            {days.map((day, at) => (
              <div key={day.day} className={styles.day} title={wordsOf(day, series, unit)}>
                <span className={styles.bars}>
                  {series.map((each) => (
                    <span
                      key={each.key}
                      className={styles[each.tone]}
                      style={{ height: `${Math.round((countOf(day, each) / most) * 100)}%` }}
                    />
                  ))}
                </span>
                <span className={styles.dayName}>{isNamed(at, days.length) ? shortDay(day.day) : ''}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
