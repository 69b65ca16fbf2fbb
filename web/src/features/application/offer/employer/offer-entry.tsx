import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import { Link } from 'react-router';
import { useSession } from '#lib/session.ts';
import { LinkButton } from '#ui/button.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { offerWords, toneOfOffer } from '../model.ts';
import styles from '../offer.module.css';
import { offerPath, offersPath } from './path.ts';

/** Steps an offer can be sent from. */
const ready: readonly number[] = [step.aiEnded, step.realAccepted];

interface OfferEntryProps {
  readonly standing: Pick<CandidateStanding, 'applicationId' | 'state' | 'offer'>;
  readonly name: string;
}

/** The way to a candidate's offer where there is one or one can be made, and how it stands; nothing for who reads none. */
export function OfferEntry({ standing, name }: OfferEntryProps) {
  const reads = useSession((state) => state.permissions.includes('offer.read'));
  const { applicationId, state, offer } = standing;
  if (!reads || (offer === null && !ready.includes(state))) return null;
  return (
    <span className={styles.entry}>
      {offer !== null && <StatusTag tone={toneOfOffer(offer.state)}>{offerWords(offer.state, offer.number)}</StatusTag>}
      <Link to={offerPath(applicationId)} className="target">
        {offer === null ? '发Offer' : '查看Offer'}
        <span className="visually-hidden">：{name}</span>
      </Link>
    </span>
  );
}

/** The way to all offers of the company; nothing for who reads none. */
export function OffersLink() {
  const reads = useSession((state) => state.permissions.includes('offer.read'));
  return reads ? <LinkButton to={offersPath}>Offer</LinkButton> : null;
}
