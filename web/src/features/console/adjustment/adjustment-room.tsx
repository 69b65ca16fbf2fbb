import {
  adjustmentStateLabels,
  adjustmentStates,
  type Adjustment,
  type AdjustmentState,
} from '@pinjian/contract/console-reconciliation.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { dateOnly, relativeTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import money from '../money/money.module.css';
import { payerText } from '../money/payer-name.tsx';
import { queuePageSize } from '../queue/page-size.ts';
import { QueueRoom } from '../queue/queue-room.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { AdjustmentDetail } from './adjustment-detail.tsx';
import { adjustmentsQuery } from './api.ts';
import { changeText } from './words.ts';

const empty: Readonly<Record<AdjustmentState, { readonly title: string; readonly text: string }>> = {
  proposed: { title: '没有等待确认的调账', text: '一位管理员提交后，在这里等待另一位确认。' },
  confirmed: { title: '还没有调过账', text: '两位管理员都同意的调账会出现在这里。' },
  refused: { title: '没有未通过的调账', text: '没有通过或由提交人撤回的调账会出现在这里。' },
};
function itemOf(one: Adjustment, now: number) {
  const when = relativeTime(one.proposedAt, now) || dateOnly(one.proposedAt);
  return { id: one.adjustmentId, title: payerText(one.payer), detail: `${changeText(one)} · ${when}提交` };
}

/** 调账: units that one admin gives or takes, and another one says yes to. */
export function AdjustmentRoom() {
  const [params, setParams] = useSearchParams();
  const state = adjustmentStates.find((each) => each === params.get('state')) ?? 'proposed';
  const { data, error, refetch } = useQuery(adjustmentsQuery(state, Math.max(1, Number(params.get('page')) || 1)));
  const queue = useQueue(data?.records.map(({ adjustmentId }) => adjustmentId));
  const now = useNow();
  const chosen = data?.records.find(({ adjustmentId }) => adjustmentId === queue.current);
  return (
    <QueueRoom
      title="调账"
      subtitle="更正付款方的余额，一位管理员提交，另一位确认后入账"
      empty={empty[state]}
      queue={queue}
      lists={
        <div className={money.tools}>
          <ChoiceChips
            label="调账的列表"
            choices={adjustmentStates.map((key) => ({ key, label: adjustmentStateLabels[key] }))}
            value={state}
            onChange={(key) => setParams(key === 'proposed' ? {} : { state: key })}
          />
          <LinkButton to="/console/adjustments/new">提交调账</LinkButton>
        </div>
      }
      items={data?.records.map((one) => itemOf(one, now))}
      total={data?.total ?? 0}
      pageSize={queuePageSize}
      error={error}
      onRetry={() => void refetch()}
    >
      {chosen !== undefined && (
        <AdjustmentDetail key={chosen.adjustmentId} adjustment={chosen} onDecided={queue.leave} />
      )}
      {chosen === undefined && data === undefined && <CardSkeletons count={2} />}
      {chosen === undefined && data !== undefined && queue.current !== null && (
        <EmptyState
          title="这笔调账不在这个列表里"
          text="它可能已经处理。"
          action={<LinkButton to="/console/adjustments?state=confirmed">查看已调账的</LinkButton>}
        />
      )}
    </QueueRoom>
  );
}
