import { AdjustmentRoom } from '#features/console/adjustment/adjustment-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '调账' };

/** Balances that two admins correct. */
export function Component() {
  return (
    <Page>
      <AdjustmentRoom />
    </Page>
  );
}
