import {
  billVendors,
  reconciliationStateLabels,
  type Reconciliation,
} from '@pinjian/contract/console-reconciliation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { overviewQuery } from '../api.ts';
import { reconciliationTones } from '../money/looks.ts';
import money from '../money/money.module.css';
import { queuePageSize } from '../queue/page-size.ts';
import { reconciliationsQuery } from './api.ts';
import { RunForm } from './run-form.tsx';
import { totalsText, vendorWords } from './words.ts';

function DayRow({ one }: { readonly one: Reconciliation }) {
  return (
    <li className={`${money.row} ${money.days}`}>
      <Link className={money.name} to={`/console/reconciliation/${one.reconciliationId}`}>
        {one.day} {vendorWords[one.vendor]}
      </Link>
      <span className={money.who}>
        <span className={money.sub}>渠道：{totalsText(one.theirs)}</span>
        <br />
        <span className={money.sub}>这里：{totalsText(one.ours)}</span>
      </span>
      <span className={money.state}>
        <StatusTag tone={reconciliationTones[one.state]}>
          {reconciliationStateLabels[one.state]}
          {one.open > 0 && ` ${one.open} 条`}
        </StatusTag>
      </span>
    </li>
  );
}

/** 对账: each vendor's bill of each day beside what stands here. */
export function ReconciliationRoom() {
  const [params, setParams] = useSearchParams();
  const vendor = billVendors.find((each) => each === params.get('vendor')) ?? null;
  const current = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch } = useQuery(reconciliationsQuery(vendor, current));
  const { data: overview } = useQuery(overviewQuery);
  const open = overview?.queues.find(({ kind }) => kind === 'difference')?.count ?? 0;
  function show(page: number) {
    setParams({ ...(vendor === null ? {} : { vendor }), ...(page === 1 ? {} : { page: String(page) }) });
  }
  return (
    <>
      <PageHeader
        title="对账"
        subtitle="每天自动获取渠道前一天的账单，逐笔核对"
        actions={
          <div className={money.acts}>
            {/* The menu counts what waits; words that change as it is counted would move the page. */}
            <LinkButton to="/console/reconciliation/returns">人工退回</LinkButton>
            <LinkButton to="/console/reconciliation/differences" primary={open > 0}>
              处理差异
            </LinkButton>
          </div>
        }
      />
      <Section title="对一天的账" text="渠道补发或更正账单后，可以再对一次；以最新的账单为准">
        <RunForm key={vendor ?? 'all'} vendor={vendor} />
      </Section>
      <div className={money.between}>
        <ChoiceChips
          label="渠道"
          choices={[{ key: 'all', label: '全部渠道' }, ...billVendors.map((key) => ({ key, label: vendorWords[key] }))]}
          value={vendor ?? 'all'}
          onChange={(key) => setParams(key === 'all' ? {} : { vendor: key })}
        />
      </div>
      {error !== null && data === undefined && (
        <ErrorState error={error} onRetry={() => void refetch()} title="对账没有加载出来" />
      )}
      {data === undefined && error === null && <CardSkeletons count={4} />}
      {data?.records.length === 0 && (
        <EmptyState title="还没有对账" text="有在线支付之后，每天会自动获取账单并核对。" />
      )}
      {data !== undefined && data.records.length > 0 && (
        <ul className={money.list}>
          {data.records.map((one) => (
            <DayRow key={one.reconciliationId} one={one} />
          ))}
        </ul>
      )}
      {data !== undefined && <Pages current={current} pageSize={queuePageSize} total={data.total} onChange={show} />}
    </>
  );
}
