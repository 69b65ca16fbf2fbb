import { RefundRoom } from '#features/console/refund/refund-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '退款' };

/** What payers ask back. */
export function Component() {
  return (
    <Page>
      <RefundRoom />
    </Page>
  );
}
