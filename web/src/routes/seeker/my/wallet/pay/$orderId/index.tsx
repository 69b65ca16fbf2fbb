import { useParams } from 'react-router';
import { OrderPage } from '#features/billing/order/order-page.tsx';

export const handle = { title: '订单' };

/** One order: paid for here, and looked at afterwards. */
export function Component() {
  const { orderId = '' } = useParams();
  return <OrderPage key={orderId} payer="seeker" orderId={orderId} />;
}
