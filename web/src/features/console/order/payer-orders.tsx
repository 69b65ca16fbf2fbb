import type { Payer } from '@pinjian/contract/console-payment.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import money from '../money/money.module.css';
import { ordersQuery } from './api.ts';
import { OrderRow } from './order-row.tsx';

const shown = 5;

/** What a company or a seeker ordered last, for who helps them; nothing for who may not look at money. */
export function PayerOrders({
  kind,
  payerId,
  adjust,
}: {
  readonly kind: Payer['kind'];
  readonly payerId: string;
  /** Where an adjustment for them is proposed. */
  readonly adjust: string;
}) {
  const mayRead = useSession((state) => state.permissions.includes('money.decide'));
  const { data, error, refetch } = useQuery({
    ...ordersQuery({ payerKind: kind, payerId, current: 1 }, shown),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  return (
    <Section title="订单" action={<LinkButton to={adjust}>调账</LinkButton>}>
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="订单没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={3} />
      ) : data.records.length === 0 ? (
        <EmptyState
          title="没有订单"
          text={kind === 'company' ? '企业充值后会出现在这里。' : '求职者购买套餐后会出现在这里。'}
        />
      ) : (
        <>
          <ul className={money.list}>
            {data.records.map((order) => (
              <OrderRow key={order.orderId} order={order} payer={false} />
            ))}
          </ul>
          {data.total > shown && (
            <p className={money.after}>
              <Link to={`/console/orders?payer=${kind}:${payerId}`}>查看全部订单</Link>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
