import { OfferList } from '#features/application/offer/employer/offer-list.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: 'Offer' };

/** The company's offers, and what waits for one's approval. */
export function Component() {
  return (
    <Page>
      <OfferList />
    </Page>
  );
}
