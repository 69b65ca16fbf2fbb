import { PaymentRoom } from '#features/console/payment/payment-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '存疑支付' };

/** Money that came and does not fit. */
export function Component() {
  return (
    <Page>
      <PaymentRoom />
    </Page>
  );
}
