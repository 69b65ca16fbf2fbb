import { step } from '@pinjian/contract/application-pipeline.ts';
import type { AwaitedAct, NextAct } from '@pinjian/contract/application-next-act.ts';
import type { OfferSummary } from '@pinjian/contract/application-offer-terms.ts';
import type { RoundBrief } from '@pinjian/contract/application-round-view.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import { stepFor, type Side, type Standing } from '../pipeline/rules.ts';

/** What stands behind a step, as far as it says by when something is to be done. */
export interface Terms {
  readonly invitation: Pick<Invitation, 'expiresAt' | 'windowEndsAt'> | undefined;
  readonly round: Pick<RoundBrief, 'state' | 'startsAt' | 'endsAt' | 'expiresAt' | 'proposalOpen'> | undefined;
  readonly offer: Pick<OfferSummary, 'state' | 'validUntil'> | undefined;
  /** When it is asked. */
  readonly now: Date;
}

/**
 * Who acts next in an application, and by when, as one side may know it: while a rejection is held, the seeker reads on
 * from the step before. null where nothing is waited for.
 */
export function nextActOf(standing: Standing, side: Side, { invitation, round, offer, now }: Terms): NextAct | null {
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
      return act(round?.proposalOpen === true ? 'answerProposal' : 'answerRound', round?.expiresAt);
    case step.realAccepted:
      return round === undefined ? act('attendRound') : meetingOf(round, now);
    case step.offered:
      return offer === undefined ? null : answerOf(offer);
    default:
      return null;
  }
}

/** What an agreed round waits for: another time, the meeting, and once it is over what comes of it. */
function meetingOf({ state, startsAt, endsAt, proposalOpen }: NonNullable<Terms['round']>, now: Date): NextAct {
  if (state === 'held' || (endsAt !== null && new Date(endsAt) <= now)) return act('judgeRound');
  return act(proposalOpen ? 'answerProposal' : 'attendRound', startsAt);
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
