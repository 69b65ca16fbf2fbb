import { DifferenceRoom } from '#features/console/reconciliation/difference-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '对账差异' };

/** What does not match in vendors' bills. */
export function Component() {
  return (
    <Page>
      <DifferenceRoom />
    </Page>
  );
}
