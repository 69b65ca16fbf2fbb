import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import { acceptInvitation } from '#domains/application/invitation/accept-invitation.ts';
import { declineInvitation } from '#domains/application/invitation/decline-invitation.ts';
import { acceptOffer } from '#domains/application/offer/answer/accept-offer.ts';
import { counterOffer } from '#domains/application/offer/answer/counter-offer.ts';
import { declineOffer } from '#domains/application/offer/answer/decline-offer.ts';
import { getMyOffer } from '#domains/application/offer/answer/get-my-offer.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { endRecommendation } from '#domains/application/pipeline/end-recommendation.ts';
import { withdrawApplication } from '#domains/application/pipeline/withdraw-application.ts';
import { acceptRound } from '#domains/application/round/accept-round.ts';
import { answerMyNoShow } from '#domains/application/round/answer-my-no-show.ts';
import { cancelMyRound } from '#domains/application/round/cancel-my-round.ts';
import { claimEmployerNoShow } from '#domains/application/round/claim-employer-no-show.ts';
import { declineRound } from '#domains/application/round/decline-round.ts';
import { proposeOtherTimes } from '#domains/application/round/propose-other-times.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import type { Chance } from './chance.ts';
import { hoursOn } from './clock.ts';
import { nothing, type Sight } from './sight.ts';

interface SeekerTurn {
  readonly ctx: Ctx<SeekerActor>;
  readonly positionId: string;
  readonly sight: Sight;
  readonly chance: Chance;
}

/** One try of a move. `names` the move where what was seen is sent along: acknowledged, it must stand at that version. */
export interface Act {
  readonly weight: number;
  readonly isSeen: boolean;
}

interface SeekerAct extends Act {
  readonly act: (turn: SeekerTurn) => Promise<unknown>;
}

const apply: SeekerAct = {
  weight: 3,
  isSeen: false,
  act: ({ ctx, positionId }) => applyToPosition(ctx, { positionId }),
};
const round = ({ sight }: SeekerTurn) => ({ roundId: sight.round?.id ?? nothing, ...sight.ofSeeker });
const offer = ({ sight }: SeekerTurn) => ({
  offerId: sight.offer?.id ?? nothing,
  number: sight.offer?.number ?? 0,
  ...sight.ofSeeker,
});
const invitation = ({ sight }: SeekerTurn) => ({
  invitationId: sight.invitation?.id ?? nothing,
  ...sight.ofSeeker,
});
const someSlot = ({ sight: { slots }, chance }: SeekerTurn): string =>
  slots.length === 0 ? nothing : chance.pick(slots).id;
const answerNoShow = (confirm: boolean) => (turn: SeekerTurn) =>
  answerMyNoShow(turn.ctx, { ...round(turn), confirm, note: '' });

/** What a seeker does, by the move it makes. */
export const seekerActs: Partial<Record<MoveName, SeekerAct>> = {
  apply,
  applyAsCandidate: apply,
  applyAgain: apply,
  dropRecommendation: {
    weight: 1,
    isSeen: false,
    act: ({ ctx, positionId }) =>
      endRecommendation(ctx, { seekerId: ctx.actor.userId, positionId, sides: ['seeker'], end: 'dismissed' }),
  },
  acceptAiInterview: { weight: 4, isSeen: true, act: (turn) => acceptInvitation(turn.ctx, invitation(turn)) },
  declineAiInterview: {
    weight: 1,
    isSeen: true,
    act: (turn) => declineInvitation(turn.ctx, { ...invitation(turn), note: '' }),
  },
  acceptRealInterview: {
    weight: 6,
    isSeen: true,
    act: (turn) => acceptRound(turn.ctx, { ...round(turn), slotId: someSlot(turn) }),
  },
  proposeOtherTime: {
    weight: 1.5,
    isSeen: true,
    act: (turn) =>
      proposeOtherTimes(turn.ctx, { ...round(turn), times: hoursOn(turn.ctx, [30, 31]), note: '晚上可以' }),
  },
  declineRealInterview: {
    weight: 0.6,
    isSeen: true,
    act: (turn) => declineRound(turn.ctx, { ...round(turn), reason: 'other', note: '' }),
  },
  cancelRealInterview: {
    weight: 0.6,
    isSeen: true,
    act: (turn) => cancelMyRound(turn.ctx, { ...round(turn), reason: 'timeUnsuitable', note: '' }),
  },
  claimNoShow: {
    weight: 3,
    isSeen: true,
    act: (turn) => claimEmployerNoShow(turn.ctx, { ...round(turn), note: '' }),
  },
  disputeNoShow: { weight: 3, isSeen: true, act: answerNoShow(false) },
  recordNoShow: { weight: 1, isSeen: true, act: answerNoShow(true) },
  counterOffer: {
    weight: 1,
    isSeen: true,
    act: (turn) => counterOffer(turn.ctx, { ...offer(turn), basePay: 2_800_000, startsOn: null, words: '希望高一些' }),
  },
  acceptOffer: {
    weight: 1,
    isSeen: true,
    async act(turn) {
      await getMyOffer(turn.ctx, turn);
      return acceptOffer(turn.ctx, { ...offer(turn), name: turn.sight.row?.resume_snapshot?.basics.name ?? '' });
    },
  },
  declineOffer: {
    weight: 0.7,
    isSeen: true,
    act: (turn) => declineOffer(turn.ctx, { ...offer(turn), reason: 'pay', words: '' }),
  },
  withdraw: {
    weight: 0.15,
    isSeen: true,
    act: ({ ctx, sight }) => withdrawApplication(ctx, { applicationId: sight.applicationId, ...sight.ofSeeker }),
  },
};
