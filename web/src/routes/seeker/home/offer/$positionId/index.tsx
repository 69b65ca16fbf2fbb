import { useParams } from 'react-router';
import { MyOfferScreen } from '#features/application/offer/mine/my-offer-page.tsx';

export const handle = { title: 'Offer' };

/** The offer that one was sent for a position. */
export function Component() {
  const { positionId = '' } = useParams();
  return <MyOfferScreen key={positionId} positionId={positionId} base="/seeker/home" />;
}
