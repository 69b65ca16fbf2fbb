import { useParams } from 'react-router';
import { OfferPage } from '#features/application/offer/employer/offer-page.tsx';

export const handle = { title: 'Offer' };

/** A candidate's offer: written, approved, sent, followed to the first day. */
export function Component() {
  const { applicationId = '' } = useParams();
  return <OfferPage key={applicationId} applicationId={applicationId} />;
}
