import { step } from '@pinjian/contract/application-pipeline.ts';
import type { AwaitedAct, NextAct } from '@pinjian/contract/application-next-act.ts';
import type { Invitation } from '@pinjian/contract/application-view.ts';
import { stepFor, type Side, type Standing } from '../pipeline/rules.ts';

/** What stands behind a step, as far as it says by when something is to be done. */
export interface Terms {
  readonly invitation: Pick<Invitation, 'expiresAt' | 'windowEndsAt'> | undefined;
}

/**
 * Who acts next in an application, and by when, as one side may know it: while a rejection is held, the seeker reads on
 * from the step before. null where nothing is waited for.
 */
export function nextActOf(standing: Standing, side: Side, { invitation }: Terms): NextAct | null {
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
      return act('answerOffer');
    default:
      return null;
  }
}

function act(what: AwaitedAct, until: string | null = null): NextAct {
  return { what, until };
}
