import { PriceRoom } from '#features/console/price/price-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '价目' };

/** What things cost, and changes of it. */
export function Component() {
  return (
    <Page>
      <PriceRoom />
    </Page>
  );
}
