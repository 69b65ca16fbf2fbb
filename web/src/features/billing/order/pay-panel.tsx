import {
  channelWays,
  paymentChannelLabels,
  type Payment,
  type PaymentChannel,
} from '@pinjian/contract/billing-payment.ts';
import type { Order } from '@pinjian/contract/billing-order.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { dateTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { confirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { cancelOrderMutation, channelsQuery, checkedQuery, startedQuery } from './api.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { channelsFor, firstChannel, troubleOf } from './model.ts';
import styles from './order.module.css';
import { PayCode } from './pay-code.tsx';
import { clockText, useTimeLeft } from './use-time-left.ts';

/** An address as a phone or another window opens it: the sandbox names its own without a host. */
function wholeAddress(url: string): string {
  return new URL(url, location.origin).href;
}

function PayButton({
  url,
  channel,
  isPhone,
}: {
  readonly url: string;
  readonly channel: PaymentChannel;
  readonly isPhone: boolean;
}) {
  const label = channel === 'sandbox' ? '打开沙箱收银台' : `去${paymentChannelLabels[channel]}`;
  // On a phone the vendor's own programme takes over and comes back; on a desk this page waits beside it.
  const where = isPhone ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <Button type="primary" size="large" href={url} {...where}>
      {label}
    </Button>
  );
}

interface WayProps {
  readonly payment: Payment;
  readonly isPhone: boolean;
}

/** A picture to scan or an address to go to. */
function Way({ payment, isPhone }: WayProps) {
  const { channel, url } = payment;
  if (url === null) return <LineSkeletons count={3} again />;
  const scanned = channelWays[channel] === 'qr';
  const address = scanned ? url : wholeAddress(url);
  return (
    <>
      {(scanned || (channel === 'sandbox' && !isPhone)) && (
        <PayCode value={address} label={`${paymentChannelLabels[channel]}付款码`} />
      )}
      {scanned ? (
        <p>请用手机{channel === 'wechatNative' ? '微信' : '支付宝'}扫一扫付款</p>
      ) : (
        <PayButton url={address} channel={channel} isPhone={isPhone} />
      )}
    </>
  );
}

interface AttemptProps extends WayProps {
  readonly order: Order;
  readonly onAgain: () => void;
}

/** The attempt that is under way: how to pay it, and what has become of it where that is no success. */
function Attempt({ order, payment, isPhone, onAgain }: AttemptProps) {
  const waits = payment.state === 'open' || payment.state === 'confirming';
  const check = useQuery(checkedQuery(order.orderId, waits ? payment.paymentId : null));
  const trouble = troubleOf(payment);
  if (trouble !== null)
    return (
      <>
        <p role="alert">{trouble}</p>
        {payment.state === 'failed' && (
          <Button type="primary" onClick={onAgain}>
            再试一次
          </Button>
        )}
      </>
    );
  if (payment.state === 'confirming') return <p role="status">支付结果确认中，通常很快就会更新，请不要重复支付。</p>;
  if (payment.state === 'closed') return <Button onClick={onAgain}>重新获取付款方式</Button>;
  return (
    <>
      <Way payment={payment} isPhone={isPhone} />
      <p className={styles.muted}>付款后这里会自动更新，不用重复支付。</p>
      <Button type="text" loading={check.isFetching && check.isRefetching} onClick={() => void check.refetch()}>
        我已付款
      </Button>
    </>
  );
}

/** How long an order still waits; a transfer has days, not minutes. */
function Deadline({ expiresAt }: { readonly expiresAt: string }) {
  const left = useTimeLeft(Date.parse(expiresAt));
  if (left > 3_600_000) return <span className={styles.muted}>{dateTime(expiresAt)} 前有效</span>;
  return (
    <span>
      <span className={styles.muted}>{left > 0 ? '请在以下时间内支付 ' : '支付时间已到，正在关闭订单'}</span>
      {left > 0 && (
        <span className={styles.clock} role="timer" aria-label="剩余支付时间">
          {clockText(left)}
        </span>
      )}
    </span>
  );
}

interface PayPanelProps {
  readonly payer: PayerRole;
  readonly order: Order;
}

/** Pays an open order: how long it waits, the ways to pay it, and the way out. */
export function PayPanel({ payer, order }: PayPanelProps) {
  const isPhone = !useMedia(wide);
  const known = useQuery(channelsQuery);
  const [chosen, setChosen] = useState<PaymentChannel | null>(null);
  const channels = channelsFor(known.data?.channels ?? [], { payer, isPhone });
  const channel = chosen ?? firstChannel(order, channels);
  const started = useQuery(startedQuery(order.orderId, channel));
  const cancel = useMutation(cancelOrderMutation);
  const begun = started.data;
  // What was looked at last is newer than what began it.
  const payment = order.payments.find(({ paymentId }) => paymentId === begun?.paymentId) ?? begun;

  async function askToCancel() {
    const yes = await confirm({
      title: '取消这个订单？',
      text: '取消后需要重新下单。如果已经付款，订单会按已支付处理。',
      yes: '取消订单',
      no: '继续支付',
      danger: true,
    });
    if (yes) cancel.mutate(order.orderId);
  }

  return (
    <section className={styles.card} aria-labelledby="pay-title">
      <div className={styles.head}>
        <h2 id="pay-title" className={styles.title}>
          应付 <span className={styles.amount}>{amountText(order.fen)}</span>
        </h2>
        <Deadline expiresAt={order.expiresAt} />
      </div>
      {known.error !== null && known.data === undefined && (
        <ErrorState error={known.error} onRetry={() => void known.refetch()} title="支付方式没有加载出来" />
      )}
      {known.data !== undefined && channels.length === 0 && (
        <p role="alert">现在没有可用的支付方式，请稍后再试。订单在有效期内会为您保留。</p>
      )}
      <div className={styles.channels} role="group" aria-label="支付方式">
        {channels.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.channel}
            aria-pressed={each === channel}
            onClick={() => setChosen(each)}
          >
            {paymentChannelLabels[each]}
          </button>
        ))}
      </div>
      {channel !== null && channelWays[channel] === 'transfer' && payment !== undefined ? (
        <BankTransfer order={order} payment={payment} />
      ) : (
        <div className={styles.pay} aria-busy={channel !== null && started.isLoading}>
          {channel === null && channels.length > 0 && <p className={styles.muted}>请选择支付方式</p>}
          {started.error !== null && (
            <>
              <p role="alert">
                {started.error.message === '' ? '没有取到付款方式，请稍后再试' : started.error.message}
              </p>
              <Button loading={started.isFetching} onClick={() => void started.refetch()}>
                重试
              </Button>
            </>
          )}
          {payment !== undefined && started.error === null && (
            <Attempt
              key={payment.paymentId}
              order={order}
              payment={payment}
              isPhone={isPhone}
              onAgain={() => void started.refetch()}
            />
          )}
        </div>
      )}
      <div className={styles.out}>
        <Button type="text" loading={cancel.isPending} onClick={() => void askToCancel()}>
          取消订单
        </Button>
      </div>
    </section>
  );
}
