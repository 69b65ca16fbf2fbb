import type { MonthSums } from '@pinjian/contract/billing-statement.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText, type SpendUnit } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'antd';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { monthsQuery } from './api.ts';
import { barHeight, monthLabel, monthsInWords } from './model.ts';
import styles from './statement.module.css';

function Bars({ months, chosen, onChoose }: ChartProps) {
  const most = Math.max(...months.map(({ paid, consumed }) => Math.max(paid, consumed)));
  return (
    <div className={styles.chart} role="group" aria-label={`每月收支：${monthsInWords(months)}`}>
      {months.map(({ month, paid, consumed }) => (
        <button
          key={month}
          type="button"
          className={styles.month}
          aria-pressed={chosen === month}
          aria-label={`${monthLabel(month)}，支付 ${amountText(paid)}，消费 ${amountText(consumed)}`}
          title={`支付 ${amountText(paid)}，消费 ${amountText(consumed)}`}
          onClick={() => onChoose(chosen === month ? null : month)}
        >
          <span className={styles.bars} aria-hidden="true">
            <span className={styles.paid} style={{ height: `${barHeight(paid, most)}%` }} />
            <span className={styles.consumed} style={{ height: `${barHeight(consumed, most)}%` }} />
          </span>
          <span className={styles.monthName} aria-hidden="true">
            {Number(month.slice(5))}月
          </span>
        </button>
      ))}
    </div>
  );
}

function MonthTable({ months, unit }: { readonly months: readonly MonthSums[]; readonly unit: SpendUnit }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label="每月收支表">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">月份</th>
            <th scope="col">支付</th>
            <th scope="col">退款</th>
            <th scope="col">消费</th>
            <th scope="col">用量</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, paid, refunded, consumed, units }) => (
            <tr key={month}>
              <th scope="row">{monthLabel(month)}</th>
              <td>{amountText(paid)}</td>
              <td>{amountText(refunded)}</td>
              <td>{amountText(consumed)}</td>
              <td>{unitsText(units, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartProps {
  readonly months: readonly MonthSums[];
  readonly chosen: string | null;
  /** Pressing a month shows its lines; pressing it again shows all. */
  readonly onChoose: (month: string | null) => void;
}

/** A year of a payer: what was paid and what was used, drawn, and as a table behind one press. */
export function MonthChart({ chosen, onChoose }: Omit<ChartProps, 'months'>) {
  const { data, error, refetch } = useQuery(monthsQuery);
  const [asTable, setAsTable] = useState(false);
  return (
    <Section
      title="按月"
      action={
        <Button type="link" aria-expanded={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '看图' : '看表格'}
        </Button>
      }
    >
      {data === undefined && error === null && (
        <div className={styles.chartPlace}>
          <LineSkeletons count={4} />
        </div>
      )}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="每月收支没有加载出来" />
      )}
      {data !== undefined && asTable && <MonthTable months={data.months} unit={data.unit} />}
      {data !== undefined && !asTable && (
        <>
          {data.months.every(({ paid, consumed }) => paid === 0 && consumed === 0) ? (
            <p className={styles.legend}>最近 {data.months.length} 个月没有支付和消费</p>
          ) : (
            <p className={styles.legend} aria-hidden="true">
              <span>
                <i className={styles.paid} /> 支付
              </span>
              <span>
                <i className={styles.consumed} /> 消费
              </span>
            </p>
          )}
          <Bars months={data.months} chosen={chosen} onChoose={onChoose} />
        </>
      )}
    </Section>
  );
}
