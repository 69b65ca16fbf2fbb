import type { Order } from '@pinjian/contract/billing-order.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ReceiptArt } from '#ui/art/receipt-art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { walletPath } from '../model.ts';
import { useBuying } from '../product/use-buying.ts';
import { pricesQuery } from '../wallet/api.ts';
import { checkedQuery } from './api.ts';
import { Voucher } from './bank-transfer.tsx';
import { orderLook, openPayment, troubleOf } from './model.ts';
import styles from './order.module.css';

interface StateProps {
  readonly art: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

function State({ art, title, text, children }: StateProps) {
  return (
    <section className={styles.card} aria-labelledby="standing-title">
      <div className={styles.state} role="status">
        <div className={styles.art}>{art}</div>
        <h2 id="standing-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.muted}>{text}</p>
      </div>
      {children !== undefined && <div className={styles.state}>{children}</div>}
    </section>
  );
}

/** Money may have come and nobody knows yet: it settles by itself, and can be asked for. */
export function ConfirmingOrder({ order }: { readonly order: Order }) {
  const payment = openPayment(order) ?? order.payments[0] ?? null;
  const asks = payment !== null && payment.channel !== 'bank';
  const check = useQuery(checkedQuery(order.orderId, asks ? payment.paymentId : null));
  const trouble = payment === null ? null : troubleOf(payment);
  const byBank = payment?.channel === 'bank';
  return (
    <State
      art={<ReceiptArt is="waiting" />}
      title={trouble !== null ? '正在核对收到的款项' : byBank ? '正在核对转账' : '支付结果确认中'}
      text={
        trouble ??
        (byBank
          ? '我们正在与银行流水核对，到账后会通知您，这个页面也会自动更新。'
          : '正在向支付渠道确认，结果出来后这里会自动更新。请不要重复支付；如果没有扣款，订单会自动关闭。')
      }
    >
      {byBank && trouble === null && <Voucher payment={payment} />}
      {asks && trouble === null && (
        <Button loading={check.isFetching} onClick={() => void check.refetch()}>
          现在再查一次
        </Button>
      )}
    </State>
  );
}

interface EndedProps {
  readonly payer: PayerRole;
  readonly order: Order;
  /** The page that led to the wallet, to go on there. */
  readonly next: string | null;
}

const goOn: Readonly<Record<PayerRole, { readonly to: string; readonly label: string }>> = {
  seeker: { to: '/seeker/interview/simulate', label: '去练模拟面试' },
  employer: { to: '/hire/searchTalent', label: '去找人才' },
};

/** It was paid, and what it bought is there: where to go on. */
export function PaidOrder({ payer, order, next }: EndedProps) {
  const until = order.days === null ? '长期有效' : `${order.days} 天内有效，到期不自动续费`;
  return (
    <State
      art={<ReceiptArt is="done" />}
      title="支付成功"
      text={`已支付 ${amountText(order.fen)}，${unitsText(order.units, order.unit)}已到账，${until}。`}
    >
      <div className={styles.buttons}>
        {next === null ? (
          <LinkButton to={goOn[payer].to} primary>
            {goOn[payer].label}
          </LinkButton>
        ) : (
          <LinkButton to={next} primary>
            回到刚才的页面继续
          </LinkButton>
        )}
        <LinkButton to={walletPath(payer)}>查看余额</LinkButton>
        <LinkButton to={walletPath(payer, { tab: 'orders' })}>申请退款</LinkButton>
      </div>
    </State>
  );
}

/** It was closed without having been paid: why, and the same once more. */
export function ClosedOrder({ payer, order, next }: EndedProps) {
  const { data } = useQuery(pricesQuery);
  const { buy, isBuying } = useBuying(payer, next);
  const offer = data?.products.find(({ product }) => product === order.product);
  const trouble = order.payments.map(troubleOf).find((each) => each !== null) ?? null;
  return (
    <State
      art={<ReceiptArt is="closed" />}
      title={`订单${orderLook(order).label}`}
      text={trouble ?? '这笔订单没有扣款。需要的话可以按现在的价格重新下单。'}
    >
      <div className={styles.buttons}>
        {offer !== undefined && (
          <Button type="primary" size="large" loading={isBuying(offer)} onClick={() => buy(offer)}>
            重新下单（{amountText(offer.fen)}）
          </Button>
        )}
        <LinkButton to={walletPath(payer, { next })}>看看其他套餐</LinkButton>
      </div>
    </State>
  );
}

/** Something of it came back, or is on its way. */
export function RefundedOrder({ payer, order }: Omit<EndedProps, 'next'>) {
  const onItsWay = order.state === 'refunding';
  return (
    <State
      art={<ReceiptArt is={onItsWay ? 'waiting' : 'done'} />}
      title={onItsWay ? '退款中' : orderLook(order).label}
      text={
        onItsWay
          ? `${amountText(order.refundedFen)} 正在原路退回，到账时间以支付渠道为准，这里会自动更新。`
          : `已原路退回 ${amountText(order.refundedFen)}。`
      }
    >
      <LinkButton to={walletPath(payer, { tab: 'orders' })}>查看退款进度</LinkButton>
    </State>
  );
}
