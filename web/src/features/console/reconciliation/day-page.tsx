import {
  differenceKindLabels,
  differenceWayLabels,
  reconciliationStateLabels,
  type Difference,
} from '@pinjian/contract/console-reconciliation.ts';
import { useQuery } from '@tanstack/react-query';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { reconciliationTones } from '../money/looks.ts';
import money from '../money/money.module.css';
import queue from '../queue/queue.module.css';
import records from '../records/records.module.css';
import { reconciliationQuery } from './api.ts';
import { DifferenceFacts } from './difference-facts.tsx';
import { DifferenceWays } from './difference-ways.tsx';
import { totalsText, vendorWords } from './words.ts';

function One({ difference, onDone }: { readonly difference: Difference; readonly onDone: () => void }) {
  const { kind, resolved } = difference;
  return (
    <li className={money.part}>
      <div className={money.partHead}>
        <p className={money.partTitle}>{differenceKindLabels[kind]}</p>
        <StatusTag tone={resolved === null ? 'danger' : 'success'}>{resolved === null ? '待处理' : '已处理'}</StatusTag>
      </div>
      <DifferenceFacts difference={difference} />
      {resolved === null ? (
        <div className={money.after}>
          <DifferenceWays difference={difference} onDone={onDone} />
        </div>
      ) : (
        <p className={queue.muted}>
          {dateTime(resolved.at)} {resolved.byItself ? '再次对账时已一致' : differenceWayLabels[resolved.way]}。
          {resolved.reason}
        </p>
      )}
    </li>
  );
}

/** One vendor's day: both sides' totals, and each difference with its way out or with what was made of it. */
export function DayPage({ reconciliationId }: { readonly reconciliationId: string }) {
  const { data: one, error, refetch } = useQuery(reconciliationQuery(reconciliationId));
  const back = { to: '/console/reconciliation', label: '对账' };
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这一天的对账', to: back.to, label: '返回对账' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这一天的对账没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={3} />;
  return (
    <>
      <PageHeader
        title={
          <>
            {vendorWords[one.vendor]} {one.day}{' '}
            <StatusTag tone={reconciliationTones[one.state]}>{reconciliationStateLabels[one.state]}</StatusTag>
          </>
        }
        subtitle={one.ranAt === null ? '还没有获取到账单' : `${dateTime(one.ranAt)} 对账`}
        back={back}
      />
      <Section title="合计">
        <dl className={records.facts}>
          <dt>渠道账单</dt>
          <dd>{totalsText(one.theirs)}</dd>
          <dt>这里的记录</dt>
          <dd>{totalsText(one.ours)}</dd>
        </dl>
      </Section>
      <Section title={one.differences === 0 ? '差异' : `差异 ${one.differences} 条，待处理 ${one.open} 条`}>
        {one.records.length === 0 ? (
          <EmptyState title="没有差异" text="渠道账单与这里的记录逐笔一致。" />
        ) : (
          <ul>
            {one.records.map((difference) => (
              <One key={difference.differenceId} difference={difference} onDone={() => void refetch()} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
