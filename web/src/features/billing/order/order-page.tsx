import type { Order } from '@pinjian/contract/billing-order.ts';
import type { PayerRole } from '@pinjian/contract/billing-price.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { CallError } from '#lib/client.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { nextOf, walletPath } from '../model.ts';
import { orderQuery, refreshMoney } from './api.ts';
import { isUnderWay } from './model.ts';
import { OrderFacts } from './order-facts.tsx';
import styles from './order.module.css';
import { PayPanel } from './pay-panel.tsx';
import { ClosedOrder, ConfirmingOrder, PaidOrder, RefundedOrder } from './standing-cards.tsx';

interface OrderPageProps {
  readonly payer: PayerRole;
  readonly orderId: string;
}

/** Whatever else tells of money asks again once an order that was under way has settled. */
function useSettling(order: Order | undefined): void {
  const client = useQueryClient();
  const waited = useRef(false);
  const underWay = order === undefined ? null : isUnderWay(order);
  useEffect(() => {
    if (underWay === null) return;
    if (underWay) waited.current = true;
    else if (waited.current) {
      waited.current = false;
      void refreshMoney(client);
    }
  }, [client, underWay]);
}

function Standing({
  payer,
  order,
  next,
}: {
  readonly payer: PayerRole;
  readonly order: Order;
  readonly next: string | null;
}) {
  if (order.state === 'open') return <PayPanel payer={payer} order={order} />;
  if (order.state === 'confirming') return <ConfirmingOrder order={order} />;
  if (order.state === 'paid') return <PaidOrder payer={payer} order={order} next={next} />;
  if (order.state === 'closed') return <ClosedOrder payer={payer} order={order} next={next} />;
  return <RefundedOrder payer={payer} order={order} />;
}

/** An order at an address of its own: paid for here, and looked at afterwards. */
export function OrderPage({ payer, orderId }: OrderPageProps) {
  const [params] = useSearchParams();
  const next = nextOf(params, payer);
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  useSettling(order);
  // Not one's to read: trying again would not help.
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  const toPay = order?.state === 'open' || order?.state === 'confirming';
  return (
    <Page>
      <PageHeader
        title={order === undefined ? '订单' : toPay ? '支付订单' : '订单详情'}
        subtitle={order?.title}
        back={{ to: walletPath(payer, { tab: 'orders', next }), label: '我的订单' }}
      />
      {order === undefined && error === null && <CardSkeletons count={2} />}
      {order === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="订单没有加载出来"
          gone={{
            title: '没有找到这个订单',
            text: '请在订单列表里查看。',
            to: walletPath(payer, { tab: 'orders' }),
            label: '查看订单',
          }}
        />
      )}
      {order !== undefined && (
        <div className={styles.stack}>
          {error !== null && (
            <p className={styles.muted} role="status">
              网络不稳定，正在重新确认订单状态。
            </p>
          )}
          {next !== null && toPay && (
            <p className={styles.muted}>
              支付后可以回去继续。
              <Link to={next} className={styles.within}>
                先回到刚才的页面
              </Link>
            </p>
          )}
          <div className={styles.columns}>
            <Standing payer={payer} order={order} next={next} />
            <OrderFacts order={order} />
          </div>
        </div>
      )}
    </Page>
  );
}
