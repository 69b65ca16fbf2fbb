import { OrderRoom } from '#features/console/order/order-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '订单' };

/** Every order. */
export function Component() {
  return (
    <Page>
      <OrderRoom />
    </Page>
  );
}
