import { useParams } from 'react-router';
import { OrderPage } from '#features/console/order/order-page.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '订单' };

/** One order with its payments and refunds. */
export function Component() {
  const { orderId = '' } = useParams();
  return (
    <Page>
      <OrderPage key={orderId} orderId={orderId} />
    </Page>
  );
}
