import { step } from '@pinjian/contract/application-pipeline.ts';
import type { AwaitedAct, NextAct } from '@pinjian/contract/application-next-act.ts';
import type { OfferSummary } from '@pinjian/contract/application-offer-terms.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import { stepFor, type Side, type Standing } from '../pipeline/rules.ts';

/** What stands behind a step, as far as it says by when something is to be done. */
export interface Terms {
  readonly invitation: Pick<Invitation, 'expiresAt' | 'windowEndsAt'> | undefined;
  readonly offer: Pick<OfferSummary, 'state' | 'validUntil'> | undefined;
}

/**
 * Who acts next in an application, and by when, as one side may know it: while a rejection is held, the seeker reads on
 * from the step before. null where nothing is waited for.
 */
export function nextActOf(standing: Standing, side: Side, { invitation, offer }: Terms): NextAct | null {
  switch (stepFor(standing, side)) {
    case step.applied:
      return act('screen');
    case step.candidate:
    case step.aiEnded:
      return act('arrange');
    case step.aiInvited:
      return act('answerAiInvitation', invitation?.expiresAt);
    case step.aiAccepted:
      return act('holdAiInterview', invitation?.windowEndsAt);
    case step.realInvited:
      return act('answerRound');
    case step.realAccepted:
      return act('attendRound');
    case step.offered:
      return offer === undefined ? null : answerOf(offer);
    default:
      return null;
  }
}

/** What an offer waits for: the seeker's answer, the company's to what they asked for, the first day. */
function answerOf({ state, validUntil }: NonNullable<Terms['offer']>): NextAct | null {
  switch (state) {
    case 'sent':
    case 'seen':
      return act('answerOffer', validUntil);
    case 'countered':
      return act('answerCounter', validUntil);
    case 'accepted':
      return act('startWork');
    default:
      return null;
  }
}

function act(what: AwaitedAct, until: string | null = null): NextAct {
  return { what, until };
}
