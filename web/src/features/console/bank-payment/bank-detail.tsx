import { reasonLength } from '@pinjian/contract/console-reason.ts';
import type { BankPayment } from '@pinjian/contract/console-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { Section } from '#ui/section.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import money from '../money/money.module.css';
import { PayerName, payerText } from '../money/payer-name.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { ReasonForm } from '../queue/reason-form.tsx';
import { refuseMutation } from './api.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Voucher } from './voucher.tsx';

const templates = [
  '银行账户中没有查到这笔款项，请确认转账是否成功',
  '凭证不清晰，请重新上传完整的电子回单',
  '付款账户与企业名称不一致，请用本企业账户转账',
  '备注中没有填写转账识别码，请联系我们核对',
];

function standing({ decision, hasVoucher }: BankPayment): { readonly word: string; readonly tone: Tone } {
  if (decision !== null)
    return decision.confirmed ? { word: '已到账', tone: 'success' } : { word: '未通过', tone: 'neutral' };
  return hasVoucher ? { word: '待核对', tone: 'warning' } : { word: '等待企业转账', tone: 'accent' };
}

function Decided({ decision }: { readonly decision: NonNullable<BankPayment['decision']> }) {
  return (
    <dl className={styles.facts}>
      <dt>结果</dt>
      <dd>{decision.confirmed ? '已确认到账' : '未通过'}</dd>
      <dt>处理时间</dt>
      <dd>{dateTime(decision.at)}</dd>
      {decision.bankNumber !== null && (
        <>
          <dt>银行流水号</dt>
          <dd>{decision.bankNumber}</dd>
        </>
      )}
      {decision.receivedFen !== null && (
        <>
          <dt>到账金额</dt>
          <dd>{amountText(decision.receivedFen)}</dd>
        </>
      )}
      {decision.reason !== null && (
        <>
          <dt>原因</dt>
          <dd>{decision.reason}</dd>
        </>
      )}
    </dl>
  );
}

function Decision({ payment, onDecided }: { readonly payment: BankPayment; readonly onDecided: () => void }) {
  const refuse = useMutation(refuseMutation);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  if (!refusing) return <ConfirmForm payment={payment} onDone={onDecided} onRefuse={() => setRefusing(true)} />;
  return (
    <ReasonForm
      decision="不通过"
      reader="企业"
      templates={templates}
      least={reasonLength.least}
      busy={refuse.isPending}
      danger
      reason={reason}
      onReason={setReason}
      onBack={() => setRefusing(false)}
      onSend={(words) =>
        refuse.mutate(
          { paymentId: payment.paymentId, reason: words },
          {
            onSuccess() {
              notify('success', '已告知企业原因，可以重新提交凭证');
              onDecided();
            },
          },
        )
      }
    />
  );
}

/** One transfer: the order beside its voucher, and the decision by the bank's own list. */
export function BankDetail({
  payment,
  onDecided,
}: {
  readonly payment: BankPayment;
  readonly onDecided: (decided: string) => void;
}) {
  const look = standing(payment);
  const who = payerText(payment.payer);
  return (
    <div>
      <Section title={who} action={<StatusTag tone={look.tone}>{look.word}</StatusTag>}>
        <div className={styles.beside}>
          <dl className={styles.facts}>
            <dt>订单金额</dt>
            <dd className={money.amount}>{amountText(payment.fen)}</dd>
            <dt>转账识别码</dt>
            <dd className={money.amount}>{payment.reference}</dd>
            <dt>付款方</dt>
            <dd>
              <PayerName payer={payment.payer} />
            </dd>
            <dt>订单</dt>
            <dd>
              <Link to={`/console/orders/${payment.orderId}`}>{payment.number}</Link>
            </dd>
            <dt>发起时间</dt>
            <dd>{dateTime(payment.createdAt)}</dd>
            {payment.voucherAt !== null && (
              <>
                <dt>提交凭证</dt>
                <dd>{dateTime(payment.voucherAt)}</dd>
              </>
            )}
          </dl>
          {payment.hasVoucher ? (
            <Voucher paymentId={payment.paymentId} who={who} />
          ) : (
            <div className={styles.hidden}>
              <p className={styles.muted}>企业还没有提交转账凭证</p>
            </div>
          )}
        </div>
      </Section>
      <Section
        title={payment.decision === null ? '核对银行账户明细' : '已经处理'}
        {...(payment.decision === null
          ? { text: '凭证只供参考。请在银行账户明细里找到识别码相同的一笔，再确认到账。' }
          : {})}
      >
        {payment.decision !== null ? (
          <Decided decision={payment.decision} />
        ) : payment.payer.isOwn ? (
          <OwnCase kind="money" />
        ) : (
          <Decision payment={payment} onDecided={() => onDecided(payment.paymentId)} />
        )}
      </Section>
    </div>
  );
}
