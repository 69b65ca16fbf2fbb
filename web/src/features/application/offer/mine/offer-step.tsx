import { myOfferStateLabels } from '@pinjian/contract/application-offer-terms.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { useListPath } from '#lib/list-path.ts';
import { StatusTag } from '#ui/tag.tsx';
import { deadlineText } from '../../standing/model.ts';
import standing from '../../standing/standing.module.css';
import { toneOfOffer } from '../model.ts';
import { myOfferPath } from './path.ts';

interface OfferStepProps {
  readonly application: MyApplication;
  /** Whose offer it is: 前端工程师. Names the links for readers. */
  readonly title: string;
}

/** The newest offer that one was sent: how it stands, until when, and the way to it. Nothing without one. */
export function OfferStep({ application: { offer, positionId }, title }: OfferStepProps) {
  const now = useNow();
  const { state } = useListPath('/seeker/home');
  if (offer === null || offer.state === 'draft' || offer.state === 'approving') return null;
  const waits = offer.state === 'sent' || offer.state === 'seen';
  return (
    <div className={standing.step}>
      <p className={standing.what}>
        Offer
        <StatusTag tone={toneOfOffer(offer.state)}>{myOfferStateLabels[offer.state]}</StatusTag>
        {waits && offer.validUntil !== null && <span>请在 {deadlineText(offer.validUntil, now)}答复</span>}
      </p>
      <div className={standing.buttons}>
        <Link to={myOfferPath(positionId)} state={state} className={waits ? standing.primaryLink : standing.link}>
          {waits ? '查看并答复' : '查看Offer'}
          <span className="visually-hidden">：{title}</span>
        </Link>
      </div>
    </div>
  );
}
