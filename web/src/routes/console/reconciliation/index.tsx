import { ReconciliationRoom } from '#features/console/reconciliation/reconciliation-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '对账' };

/** Vendors' bills, day by day. */
export function Component() {
  return (
    <Page>
      <ReconciliationRoom />
    </Page>
  );
}
