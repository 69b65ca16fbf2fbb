import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { walletPath } from '../model.ts';
import { exportMutation, statementPageSize, statementQuery, type StatementFilter } from './api.ts';
import { filterOf } from './model.ts';
import { MonthChart } from './month-chart.tsx';
import { ShareTables } from './share-tables.tsx';
import { StatementFilters } from './statement-filters.tsx';
import { StatementLines } from './statement-lines.tsx';
import styles from './statement.module.css';

function Exports({ filter, disabled }: { readonly filter: StatementFilter; readonly disabled: boolean }) {
  const sheet = useMutation(exportMutation);
  return (
    <div className={styles.buttons}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          disabled={disabled || sheet.isPending}
          loading={sheet.isPending && sheet.variables.format === format}
          onClick={() => sheet.mutate({ filter, format })}
        >
          导出 {format === 'xlsx' ? 'Excel' : 'CSV'}
        </Button>
      ))}
    </div>
  );
}

/** 账单: a year at a glance, of a company who used how much for what, and every line, narrowed and exported. */
export function StatementSection({ payer }: { readonly payer: PayerRole }) {
  const [params, setParams] = useSearchParams();
  const { current, ...filter } = filterOf(params);
  const { data, error, refetch } = useQuery(statementQuery(filter, current));
  const isNarrowed = Object.values(filter).some((each) => each !== null);

  /** Another filter begins at the first page. */
  function change(changes: Readonly<Record<string, string | null>>) {
    const next = new URLSearchParams(params);
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  }

  return (
    <>
      <MonthChart chosen={filter.month} onChoose={(month) => change({ month })} />
      {payer === 'employer' && (
        <ShareTables
          month={filter.month}
          onMember={(member) => change({ member })}
          onPosition={(position) => change({ position })}
        />
      )}
      <Section title="明细" action={<Exports filter={filter} disabled={data === undefined || data.total === 0} />}>
        <StatementFilters payer={payer} filter={filter} onChange={change} />
        {data === undefined && error === null && <CardSkeletons count={3} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} title="账单没有加载出来" />
        )}
        {data !== undefined && data.records.length === 0 && (
          <EmptyState
            title={isNarrowed ? '没有符合条件的明细' : '还没有账单'}
            text={isNarrowed ? '换个月份或类别看看。' : '购买、使用和退款都会记在这里。'}
            action={
              isNarrowed ? (
                <Button onClick={() => change({ kind: null, month: null, member: null, position: null })}>
                  清除筛选
                </Button>
              ) : (
                <LinkButton to={walletPath(payer)}>看看可以购买的</LinkButton>
              )
            }
          />
        )}
        {data !== undefined && data.records.length > 0 && <StatementLines payer={payer} lines={data.records} />}
        {data !== undefined && (
          <Pages
            current={current}
            pageSize={statementPageSize}
            total={data.total}
            {...(data.totalCapped && { totalText: '999+ 行，按月份筛选可以看到更早的' })}
            onChange={(page) => change({ page: page === 1 ? null : String(page) })}
          />
        )}
      </Section>
    </>
  );
}
