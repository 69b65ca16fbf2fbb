import type { MoveName } from '@pinjian/contract/application-pipeline.ts';
import { getTalentDetail } from '#domains/application/candidate/get-talent-detail.ts';
import { inviteToAiInterview } from '#domains/application/invitation/invite-to-ai-interview.ts';
import { takeBackInvitation } from '#domains/application/invitation/take-back-invitation.ts';
import { askOfferApproval } from '#domains/application/offer/approval/ask-offer-approval.ts';
import { findNewestOffers, findOffer } from '#domains/application/offer/queries.ts';
import { recordOnboarding } from '#domains/application/offer/record-onboarding.ts';
import { saveOffer } from '#domains/application/offer/save-offer.ts';
import { reviseOffer, sendOffer } from '#domains/application/offer/send-offer.ts';
import { withdrawOffer } from '#domains/application/offer/withdraw-offer.ts';
import { addTalent } from '#domains/application/pipeline/add-talent.ts';
import { endRecommendation } from '#domains/application/pipeline/end-recommendation.ts';
import { passResume } from '#domains/application/pipeline/pass-resume.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import { undoRejection } from '#domains/application/pipeline/undo-rejection.ts';
import { answerNoShow } from '#domains/application/round/answer-no-show.ts';
import { letProposalStand } from '#domains/application/round/answer-proposal.ts';
import { cancelRound } from '#domains/application/round/cancel-round.ts';
import { changeInterviewers } from '#domains/application/round/change-interviewers.ts';
import { claimNoShow } from '#domains/application/round/claim-no-show.ts';
import { inviteToRound } from '#domains/application/round/invite-to-round.ts';
import { markRoundHeld } from '#domains/application/round/mark-round-held.ts';
import { rescheduleRound } from '#domains/application/round/reschedule-round.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { offered } from '../offer.ts';
import type { World } from '../world.ts';
import type { CastCompany } from './cast.ts';
import type { Chance } from './chance.ts';
import { hoursOn } from './clock.ts';
import type { Act } from './seeker-acts.ts';
import { nothing, type Sight } from './sight.ts';
import type { Wanted } from './wanted.ts';

export interface CompanyTurn {
  readonly world: World;
  readonly ctx: Ctx<EmployerActor>;
  readonly company: CastCompany;
  readonly seekerId: string;
  readonly positionId: string;
  readonly sight: Sight;
  readonly chance: Chance;
  readonly wanted: Wanted;
}

interface CompanyAct extends Act {
  readonly act: (turn: CompanyTurn) => Promise<unknown>;
}

const chosen = ({ sight }: CompanyTurn) => ({ applicationId: sight.applicationId, ...sight.ofCompany });
const round = ({ sight }: CompanyTurn) => ({ roundId: sight.round?.id ?? nothing, ...sight.ofCompany });
const someHours = (chance: Chance): number[] => [...new Set([1, 2, 3].map(() => 2 + Math.floor(chance.next() * 10)))];
const interviewersOf = ({ chance, company }: CompanyTurn): string[] =>
  (chance.percent(25) ? company.interviewers : [chance.pick(company.interviewers)]).map(({ userId }) => userId);

const invite = (turn: CompanyTurn) =>
  inviteToRound(turn.ctx, {
    ...chosen(turn),
    name: '业务面',
    form: 1,
    minutes: 60,
    place: 'https://meeting.example.com/8000',
    note: '',
    times: hoursOn(turn.ctx, someHours(turn.chance)),
    interviewerIds: interviewersOf(turn),
  });

/**
 * Writes what is to be sent, and sends it from what was read after that. Where others approve it they are asked first, and
 * whoever presses on too early is refused; what was approved is sent as it is.
 */
async function send(turn: CompanyTurn, how: typeof sendOffer): Promise<unknown> {
  const { ctx, sight } = turn;
  const [present] = await findNewestOffers(ctx, [sight.applicationId], 'all');
  if (present?.approval === 'given')
    return how(ctx, { offerId: present.id, revision: present.revision, ...sight.ofCompany });
  return how(ctx, { ...(await write(turn)), ...sight.ofCompany });
}

/** Writes an offer, and asks those who have to approve it; answers it as it was read after that. */
export async function write({ ctx, world, sight, company, chance }: CompanyTurn) {
  const [present] = await findNewestOffers(ctx, [sight.applicationId], 'all');
  const startsOn = dayInBeijing(ctx.now());
  const { offerId } = await saveOffer(ctx, {
    applicationId: sight.applicationId,
    revision: present?.revision ?? 0,
    terms: offered(world, { startsOn, basePay: 2_000_000 + Math.floor(chance.next() * 10) * 100_000 }),
  });
  const revision = async () => (await findOffer(ctx, offerId))?.revision ?? 0;
  if (company.approves) await askOfferApproval(ctx, { offerId, revision: await revision() });
  return { offerId, revision: await revision() };
}

const answer = (confirm: boolean) => (turn: CompanyTurn) =>
  answerNoShow(turn.ctx, { ...round(turn), confirm, note: '' });

/** What a company does, by the move it makes. */
export const companyActs: Partial<Record<MoveName, CompanyAct>> = {
  dropRecommendation: {
    weight: 1,
    isSeen: false,
    act: ({ ctx, seekerId, positionId }) =>
      endRecommendation(ctx, { seekerId, positionId, sides: ['employer'], end: 'dismissed' }),
  },
  addTalent: {
    weight: 0.5,
    isSeen: false,
    act: ({ ctx, seekerId, positionId }) => addTalent(ctx, { seekerId, positionId }),
  },
  passResume: { weight: 4, isSeen: true, act: (turn) => passResume(turn.ctx, chosen(turn)) },
  inviteToAiInterview: { weight: 2, isSeen: true, act: (turn) => inviteToAiInterview(turn.ctx, chosen(turn)) },
  takeBackAiInvitation: { weight: 0.5, isSeen: true, act: (turn) => takeBackInvitation(turn.ctx, chosen(turn)) },
  inviteToRealInterview: { weight: 4, isSeen: true, act: invite },
  inviteToNextRound: { weight: 2, isSeen: true, act: invite },
  letTimeStand: {
    weight: 3,
    isSeen: true,
    act: (turn) => letProposalStand(turn.ctx, { ...round(turn), note: '只有这天可以' }),
  },
  rescheduleRealInterview: {
    weight: 1,
    isSeen: true,
    act: (turn) => rescheduleRound(turn.ctx, { ...round(turn), times: hoursOn(turn.ctx, someHours(turn.chance)) }),
  },
  cancelRealInterview: {
    weight: 0.6,
    isSeen: true,
    act: (turn) => cancelRound(turn.ctx, { ...round(turn), reason: 'positionChanged', note: '' }),
  },
  holdRealInterview: { weight: 2, isSeen: true, act: (turn) => markRoundHeld(turn.ctx, round(turn)) },
  claimNoShow: { weight: 1.5, isSeen: true, act: (turn) => claimNoShow(turn.ctx, { ...round(turn), note: '' }) },
  disputeNoShow: { weight: 3, isSeen: true, act: answer(false) },
  recordNoShow: { weight: 1, isSeen: true, act: answer(true) },
  sendOffer: { weight: 4, isSeen: true, act: (turn) => send(turn, sendOffer) },
  reviseOffer: { weight: 0.7, isSeen: true, act: (turn) => send(turn, reviseOffer) },
  withdrawOffer: {
    weight: 0.7,
    isSeen: true,
    act: (turn) =>
      withdrawOffer(turn.ctx, {
        offerId: turn.sight.offer?.id ?? nothing,
        ...turn.sight.ofCompany,
        reason: '岗位取消',
      }),
  },
  reject: {
    weight: 0.7,
    isSeen: true,
    act: (turn) =>
      rejectCandidate(turn.ctx, {
        ...chosen(turn),
        reason: 3,
        note: '',
        goodbye: '',
        releaseNow: turn.chance.percent(30),
      }),
  },
  undoRejection: { weight: 2, isSeen: true, act: (turn) => undoRejection(turn.ctx, chosen(turn)) },
};

/** Whether somebody who has accepted an offer came. */
export const tellOfOnboarding = ({ ctx, sight, chance, wanted }: CompanyTurn): Promise<unknown> =>
  recordOnboarding(ctx, {
    offerId: sight.offer?.id ?? nothing,
    revision: sight.offer?.revision ?? 0,
    outcome: chance.percent(wanted.has('onboarded') ? 90 : wanted.has('notArrived') ? 10 : 70)
      ? 'onboarded'
      : 'notArrived',
    reason: '按约定',
  });

/** What a company does beside moves. */
export const companySideActs: readonly ((turn: CompanyTurn) => Promise<unknown>)[] = [
  ({ ctx, sight, positionId }) => getTalentDetail(ctx, { resumeId: sight.row?.resume_id ?? nothing, positionId }),
  (turn) => changeInterviewers(turn.ctx, { ...round(turn), interviewerIds: interviewersOf(turn) }),
  tellOfOnboarding,
];
