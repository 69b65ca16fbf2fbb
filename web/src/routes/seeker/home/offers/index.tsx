import { CompareOffers } from '#features/application/offer/mine/compare-offers.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '对比Offer' };

/** One's offers side by side. */
export function Component() {
  return (
    <Page>
      <CompareOffers base="/seeker/home" />
    </Page>
  );
}
