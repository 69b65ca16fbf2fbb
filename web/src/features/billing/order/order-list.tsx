import { type OrderKind, type OrderSummary } from '@pinjian/contract/billing-order.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { unitsText } from '@pinjian/contract/wallet.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { dateTime, messageTime } from '#lib/format/time.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { nextOf, orderPath, walletPath } from '../model.ts';
import { RefundSection } from '../refund/refund-section.tsx';
import { ordersQuery } from './api.ts';
import { orderLook } from './model.ts';
import styles from './order.module.css';

const kinds: readonly { readonly key: OrderKind; readonly label: string; readonly empty: string }[] = [
  { key: 'all', label: '全部', empty: '还没有订单' },
  { key: 'open', label: '待支付', empty: '没有待支付的订单' },
  { key: 'confirming', label: '确认中', empty: '没有确认中的订单' },
  { key: 'paid', label: '已支付', empty: '没有已支付的订单' },
  { key: 'refunded', label: '退款', empty: '没有退款的订单' },
  { key: 'closed', label: '已关闭', empty: '没有已关闭的订单' },
];

/** What matters of an order now: until when it waits, when it was paid, what came back. */
function noteOf({ state, expiresAt, paidAt, refundedFen, createdAt }: OrderSummary, now: number): string {
  if (state === 'open') return `请在 ${dateTime(expiresAt)} 前支付`;
  if (refundedFen > 0) return `退款 ${amountText(refundedFen)}`;
  return paidAt === null ? `下单于 ${messageTime(createdAt, now)}` : `支付于 ${messageTime(paidAt, now)}`;
}

function Row({
  payer,
  order,
  next,
}: {
  readonly payer: PayerRole;
  readonly order: OrderSummary;
  readonly next: string | null;
}) {
  const now = useNow();
  const { label, tone } = orderLook(order);
  return (
    <li>
      <Link to={orderPath(payer, order.orderId, next)} className={`${styles.card} ${styles.link}`}>
        <span className={styles.row}>
          <span className={styles.name}>{order.title}</span>
          <StatusTag tone={tone}>{label}</StatusTag>
        </span>
        <span className={styles.row}>
          <span className={styles.muted}>
            {unitsText(order.units, order.unit)} · {noteOf(order, now)}
          </span>
          <span className={styles.amount}>{amountText(order.fen)}</span>
        </span>
      </Link>
    </li>
  );
}

interface OrderListProps {
  readonly payer: PayerRole;
  /** Whether this reader may ask for money back. */
  readonly mayRefund: boolean;
}

/** Every order of a payer, the newest first, and what was asked back of them. */
export function OrderList({ payer, mayRefund }: OrderListProps) {
  const [params, setParams] = useSearchParams();
  const next = nextOf(params, payer);
  const shown = kinds.find(({ key }) => key === params.get('kind')) ?? { key: 'all' as const, empty: '还没有订单' };
  const page = Number(params.get('page'));
  const current = Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
  const { data, error, refetch } = useQuery(ordersQuery(shown.key, current));

  function turn(change: Readonly<Record<string, string>>) {
    setParams({ tab: 'orders', ...(next !== null && { next }), ...change });
  }

  return (
    <>
      <RefundSection payer={payer} mayRefund={mayRefund} />
      <ChoiceChips
        label="订单的状态"
        value={shown.key}
        choices={kinds}
        onChange={(kind) => turn(kind === 'all' ? {} : { kind })}
      />
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="订单没有加载出来" />
      )}
      {data !== undefined && data.records.length === 0 && (
        <EmptyState
          title={shown.empty}
          text="购买后的订单会出现在这里，可以查看支付情况和退款。"
          action={<LinkButton to={walletPath(payer, { next })}>看看可以购买的</LinkButton>}
        />
      )}
      {data !== undefined && data.records.length > 0 && (
        <ul className={styles.list}>
          {data.records.map((order) => (
            <Row key={order.orderId} payer={payer} order={order} next={next} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages
          current={current}
          pageSize={data.pageSize}
          total={data.total}
          onChange={(to) => turn({ ...(shown.key !== 'all' && { kind: shown.key }), page: String(to) })}
        />
      )}
    </>
  );
}
