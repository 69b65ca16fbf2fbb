import { paymentChannelLabels } from '@pinjian/contract/billing-payment.ts';
import type { ConsolePayment } from '@pinjian/contract/console-payment.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { doubtWords } from '../money/looks.ts';
import money from '../money/money.module.css';
import { PayerName } from '../money/payer-name.tsx';
import { orderQuery } from '../order/api.ts';
import { Notices } from '../order/notices.tsx';
import { ChoicePanel, type Choice } from '../queue/choice-panel.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { settleMutation } from './api.ts';

type Doubt = NonNullable<ConsolePayment['doubt']>;
type Act = 'fulfil' | 'return';

const doubtTexts: Readonly<Record<Doubt, string>> = {
  wrongAmount: '渠道收到的金额与订单不同。多收的可以按订单入账、把多出的退回；少收的只能全部退回。',
  notReturned:
    '这笔钱不属于任何订单，系统原路退回时渠道没有受理。可以再退一次，或由财务转回后在“对账 · 人工退回”里登记。',
};

/** What can be done: too little never fulfils an order. */
function choicesFor({ doubt, fen, receivedFen }: ConsolePayment): readonly Choice<Act>[] {
  const back: Choice<Act> = {
    key: 'return',
    label: doubt === 'notReturned' ? '再次原路退回' : '全部原路退回',
    reader: null,
    templates: ['已核对渠道账单，金额与订单不符，全部退回', '已与付款方确认，退回后重新支付'],
  };
  if (doubt !== 'wrongAmount' || (receivedFen ?? 0) < fen) return [{ ...back, primary: true }];
  const fulfil: Choice<Act> = {
    key: 'fulfil',
    label: '按订单入账，多收的退回',
    primary: true,
    reader: null,
    templates: ['已核对渠道账单，确认收到款项', '已与付款方确认，多付的部分退回'],
  };
  return [fulfil, back];
}

/** How far what came is from what was asked. */
function differenceText({ fen, receivedFen }: ConsolePayment): string {
  const by = (receivedFen ?? 0) - fen;
  if (by === 0) return '一致';
  return by > 0 ? `多收 ${amountText(by)}` : `少收 ${amountText(-by)}`;
}

/** One payment in doubt: what was asked beside what came, what the vendor said, and the ways out. */
export function PaymentDetail({
  payment,
  onDecided,
}: {
  readonly payment: ConsolePayment;
  readonly onDecided: (decided: string) => void;
}) {
  const { paymentId, orderId, doubt } = payment;
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  const settle = useMutation(settleMutation);
  const attempt = order?.payments.find((each) => each.paymentId === paymentId);

  function decide(act: Act, reason: string) {
    settle.mutate(
      { paymentId, act, reason },
      {
        onSuccess() {
          notify('success', act === 'fulfil' ? '已按订单入账，多收的会退回' : '正在原路退回');
          onDecided(paymentId);
        },
      },
    );
  }

  return (
    <div>
      <Section
        title={paymentChannelLabels[payment.channel]}
        action={<StatusTag tone="danger">{doubt === null ? '存疑' : doubtWords[doubt]}</StatusTag>}
        {...(doubt === null ? {} : { text: doubtTexts[doubt] })}
      >
        <div className={money.compare}>
          <div>
            <p className={styles.muted}>订单金额</p>
            <p className={`${money.amount} ${money.large}`}>{amountText(payment.fen)}</p>
          </div>
          <div>
            <p className={styles.muted}>实际收到</p>
            <p className={`${money.amount} ${money.large}`}>
              {payment.receivedFen === null ? '不清楚' : amountText(payment.receivedFen)}
            </p>
          </div>
          <div>
            <p className={styles.muted}>相差</p>
            <p className={`${money.amount} ${money.large}`}>{differenceText(payment)}</p>
          </div>
        </div>
        <dl className={styles.facts}>
          <dt>付款方</dt>
          <dd>
            <PayerName payer={payment.payer} />
          </dd>
          <dt>订单</dt>
          <dd>
            <Link to={`/console/orders/${orderId}`}>{payment.number}</Link>
          </dd>
          <dt>商户单号</dt>
          <dd>{payment.tradeNo}</dd>
          <dt>渠道单号</dt>
          <dd>{payment.vendorTradeNo ?? '还没有'}</dd>
          {payment.paidAt !== null && (
            <>
              <dt>付款时间</dt>
              <dd>{dateTime(payment.paidAt)}</dd>
            </>
          )}
        </dl>
      </Section>
      <Section title="渠道的通知和查询">
        {error !== null && order === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} title="渠道的记录没有加载出来" />
        ) : order === undefined ? (
          <LineSkeletons count={3} />
        ) : (
          <Notices notices={attempt?.notices ?? []} />
        )}
      </Section>
      <Section title="您的决定">
        {payment.payer.isOwn ? (
          <OwnCase kind="money" />
        ) : (
          <ChoicePanel choices={choicesFor(payment)} busy={settle.isPending} onDecide={decide} />
        )}
      </Section>
    </div>
  );
}
