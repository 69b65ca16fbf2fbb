import { refundPartStateLabels, refundStateLabels, type Refund } from '@pinjian/contract/billing-refund.ts';
import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import styles from '../order/order.module.css';
import { refundQuoteQuery, refundsQuery, withdrawRefundMutation } from './api.ts';
import { refundTones } from './model.ts';

// Nobody waits for it before they ask.
const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

function Row({ refund, mayRefund }: { readonly refund: Refund; readonly mayRefund: boolean }) {
  const withdraw = useMutation(withdrawRefundMutation);
  const { refundId, fen, state, parts, refusedWhy, requestedAt, doneAt } = refund;

  async function askToWithdraw() {
    const yes = await confirm({
      title: '撤回退款申请？',
      text: '撤回后可以继续使用剩下的部分，也可以再次申请。',
      yes: '撤回申请',
    });
    if (yes) withdraw.mutate(refundId);
  }

  return (
    <li className={styles.stack}>
      <div className={styles.row}>
        <span>
          <span className={styles.name}>退款 {amountText(fen)}</span>{' '}
          <span className={styles.muted}>
            {doneAt === null ? `${dateTime(requestedAt)} 申请` : `${dateTime(doneAt)} 退回`}
          </span>
        </span>
        <span className={styles.buttons}>
          {mayRefund && state === 'requested' && (
            <Button size="small" loading={withdraw.isPending} onClick={() => void askToWithdraw()}>
              撤回申请
            </Button>
          )}
          <StatusTag tone={refundTones[state]}>{refundStateLabels[state]}</StatusTag>
        </span>
      </div>
      {refusedWhy !== null && <p className={styles.muted}>原因：{refusedWhy}</p>}
      {parts.map((part) => (
        <p key={part.orderId} className={styles.muted}>
          {part.title}：{amountText(part.fen)}，退回{paymentChannelLabels[part.channel]}（
          {refundPartStateLabels[part.state]}）
        </p>
      ))}
    </li>
  );
}

/** What can come back, and what was asked for so far. */
export function RefundSection({ payer, mayRefund }: { readonly payer: PayerRole; readonly mayRefund: boolean }) {
  const [current, setCurrent] = useState(1);
  const [asking, setAsking] = useState(false);
  const quote = useQuery(refundQuoteQuery);
  const { data, error, refetch } = useQuery(refundsQuery(current));
  const back = quote.data?.fen ?? 0;
  // Who has nothing that could come back, and never asked, has nothing to read here.
  if (data?.total === 0 && quote.data !== undefined && back === 0) return null;
  const text = back > 0 ? `现在可以退 ${amountText(back)}：没有用掉的部分，原路退回。` : '现在没有可以退的金额。';
  return (
    <Section
      title="退款"
      text={quote.data === undefined ? '没有用掉的部分可以申请退款，原路退回。' : text}
      action={
        mayRefund ? (
          <Button disabled={back === 0} onClick={() => setAsking(true)}>
            申请退款
          </Button>
        ) : undefined
      }
    >
      {data === undefined && error === null && <LineSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="退款没有加载出来" />
      )}
      {!mayRefund && <p className={styles.muted}>退款由公司管理员申请。</p>}
      {data !== undefined && data.total === 0 && mayRefund && <p className={styles.muted}>还没有申请过退款。</p>}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.list} aria-label="退款记录">
          {data.records.map((refund) => (
            <Row key={refund.refundId} refund={refund} mayRefund={mayRefund} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages current={current} pageSize={data.pageSize} total={data.total} onChange={setCurrent} />
      )}
      {asking && (
        <Suspense fallback={null}>
          <RefundDialog payer={payer} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Section>
  );
}
