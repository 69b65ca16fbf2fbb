import { InvoiceRoom } from '#features/console/invoice/invoice-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '发票' };

/** Invoices to issue, to take back, and those that are done. */
export function Component() {
  return (
    <Page>
      <InvoiceRoom />
    </Page>
  );
}
