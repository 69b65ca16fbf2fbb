import { refundReasonLabels } from '@pinjian/contract/billing-refund.ts';
import type { ConsoleRefundCase } from '@pinjian/contract/console-payment.ts';
import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { EvidenceList } from '../money/evidence-list.tsx';
import { refundLooks } from '../money/looks.ts';
import money from '../money/money.module.css';
import { PayerName, payerText } from '../money/payer-name.tsx';
import { SecondAdmin } from '../money/second-admin.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { decideId, ReasonForm } from '../queue/reason-form.tsx';
import { confirmMutation, refundQuery, refuseMutation } from './api.ts';
import { ApproveForm } from './approve-form.tsx';
import { RefundPart } from './refund-part.tsx';
import { Shares } from './shares.tsx';

const templates = [
  '可退的额度已经用完，已使用的部分不能退款',
  '套餐已到期，到期的部分不能退款',
  '与您联系后确认继续使用，本次申请先关闭',
];

interface DecisionProps {
  readonly refund: ConsoleRefundCase;
  readonly onDecided: () => void;
}

function Decision({ refund, onDecided }: DecisionProps) {
  const { refundId, state, approval } = refund;
  const confirm = useMutation(confirmMutation);
  const refuse = useMutation(refuseMutation);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  if (refusing) {
    return (
      <ReasonForm
        decision="不同意"
        reader="对方"
        templates={templates}
        least={reasonLength.least}
        busy={refuse.isPending}
        danger
        reason={reason}
        onReason={setReason}
        onBack={() => setRefusing(false)}
        onSend={(words) =>
          refuse.mutate(
            { refundId, reason: words },
            {
              onSuccess() {
                notify('success', '已告知对方原因');
                onDecided();
              },
            },
          )
        }
      />
    );
  }
  if (state === 'requested')
    return <ApproveForm refund={refund} onDone={onDecided} onRefuse={() => setRefusing(true)} />;
  return (
    <>
      {approval?.isOwn === true && (
        <div className={money.notice}>
          <SecondAdmin title="您已同意这笔退款，需要另一位管理员确认" />
        </div>
      )}
      <div className={styles.decision}>
        {approval?.isOwn === false && (
          <Button
            id={decideId}
            type="primary"
            size="large"
            loading={confirm.isPending}
            onClick={() =>
              confirm.mutate(refundId, {
                onSuccess() {
                  notify('success', '已确认，正在原路退回');
                  onDecided();
                },
              })
            }
          >
            确认退款
          </Button>
        )}
        <Button danger size="large" disabled={confirm.isPending} onClick={() => setRefusing(true)}>
          不同意
        </Button>
      </div>
    </>
  );
}

/** One request: why, what can go back of which order, the first admin's yes with what it rests on, and how far the money is. */
export function RefundDetail({
  refundId,
  onDecided,
}: {
  readonly refundId: string;
  readonly onDecided: (decided: string) => void;
}) {
  const { data: refund, error, refetch } = useQuery(refundQuery(refundId));
  if (error !== null && refund === undefined) {
    const gone = { title: '没有找到这笔退款', to: '/console/refunds', label: '返回退款' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这笔退款没有加载出来" gone={gone} />;
  }
  if (refund === undefined) return <CardSkeletons count={2} />;
  const { state, approval, shares, parts } = refund;
  const look = refundLooks[state];
  const isOpen = state === 'requested' || state === 'secondAsked';
  return (
    <div>
      <Section title={payerText(refund.payer)} action={<StatusTag tone={look.tone}>{look.word}</StatusTag>}>
        <dl className={styles.facts}>
          <dt>申请金额</dt>
          <dd className={money.amount}>{amountText(refund.fen)}</dd>
          <dt>付款方</dt>
          <dd>
            <PayerName payer={refund.payer} />
          </dd>
          <dt>原因</dt>
          <dd>{refundReasonLabels[refund.reason]}</dd>
          <dt>说明</dt>
          <dd className={styles.passage}>{refund.words === '' ? '没有填写' : refund.words}</dd>
          <dt>申请时间</dt>
          <dd>{dateTime(refund.requestedAt)}</dd>
          {refund.refusedWhy !== null && (
            <>
              <dt>未通过的原因</dt>
              <dd>{refund.refusedWhy}</dd>
            </>
          )}
        </dl>
      </Section>
      {isOpen && (
        <Section title="可以退的订单" text="按支付先后，从旧到新，原路退回；已使用、已到期和冻结中的不能退">
          <Shares shares={shares} />
        </Section>
      )}
      {approval !== null && (
        <Section title="第一位管理员的意见">
          <dl className={styles.facts}>
            <dt>同意退款</dt>
            <dd className={money.amount}>{amountText(approval.fen)}</dd>
            <dt>依据</dt>
            <dd className={styles.passage}>{approval.reason}</dd>
            <dt>附件</dt>
            <dd>
              <EvidenceList evidence={approval.evidence} />
            </dd>
            <dt>时间</dt>
            <dd>{dateTime(approval.at)}</dd>
          </dl>
        </Section>
      )}
      {parts.length > 0 && (
        <Section title="退款进展">
          <ul>
            {parts.map((part) => (
              <RefundPart key={part.partId} part={part} mayAct={!refund.payer.isOwn} />
            ))}
          </ul>
        </Section>
      )}
      {isOpen && (
        <Section title="您的决定">
          {refund.payer.isOwn ? (
            <OwnCase kind="money" />
          ) : (
            <Decision refund={refund} onDecided={() => onDecided(refundId)} />
          )}
        </Section>
      )}
    </div>
  );
}
