import { BankRoom } from '#features/console/bank-payment/bank-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '对公转账' };

/** Transfers of companies that a person compares. */
export function Component() {
  return (
    <Page>
      <BankRoom />
    </Page>
  );
}
