import type { OfferHappening } from '@pinjian/contract/application-offer-view.ts';
import {
  answerOfferApproval,
  delegateOfferApproval,
} from '#domains/application/offer/approval/answer-offer-approval.ts';
import { takeBackOfferApproval } from '#domains/application/offer/approval/ask-offer-approval.ts';
import { skipOfferApproval } from '#domains/application/offer/approval/skip-offer-approval.ts';
import type { World } from '../world.ts';
import type { CompanyTurn } from './company-acts.ts';
import { wantedWeight, type Wanted } from './wanted.ts';

interface Asked {
  readonly offerId: string;
  readonly revision: number;
  /** Who is asked now. */
  readonly approverId: string;
}

/** What waits for approval in a company. */
export async function findAsked({ db }: World, companyId: string): Promise<Asked[]> {
  const rows = await db
    .selectFrom('application_offer as offer')
    .innerJoin('application_offer_approval as approval', (join) =>
      join
        .onRef('approval.offer_id', '=', 'offer.id')
        .on((eb) => eb('approval.number', '=', eb('offer.number', '+', 1)))
        .on('approval.state', '=', 'waiting'),
    )
    .select(['offer.id as offerId', 'offer.revision', 'approval.approver_id as approverId'])
    .distinctOn('offer.id')
    .where('offer.company_id', '=', companyId)
    .where('offer.approval', '=', 'asked')
    .orderBy('offer.id')
    .orderBy('approval.ordinal')
    .execute();
  return rows.flatMap(({ approverId, ...row }) => (approverId === null ? [] : [{ ...row, approverId }]));
}

interface ApprovalAct {
  readonly makes: OfferHappening;
  readonly weight: number;
  readonly act: (turn: CompanyTurn, asked: Asked) => Promise<unknown>;
}

const named = ({ offerId, revision }: Asked) => ({ offerId, revision });
const answer = (approve: boolean, reason: string) => (turn: CompanyTurn, asked: Asked) =>
  answerOfferApproval(turn.ctx, { ...named(asked), approve, reason });

const approve: ApprovalAct = { makes: 'approved', weight: 2, act: answer(true, '') };
const takeBack: ApprovalAct = {
  makes: 'approvalTakenBack',
  weight: 0.5,
  act: ({ ctx }, asked) => takeBackOfferApproval(ctx, named(asked)),
};
/** Who is no owner is refused. */
const skip: ApprovalAct = {
  makes: 'approvalSkipped',
  weight: 0.5,
  act: ({ ctx }, asked) => skipOfferApproval(ctx, { ...named(asked), reason: '审批人休假' }),
};
const ofAsked: readonly ApprovalAct[] = [
  approve,
  { makes: 'returned', weight: 1, act: answer(false, '高于同级') },
  {
    makes: 'delegated',
    weight: 1,
    act: ({ ctx, company, chance }, asked) =>
      delegateOfferApproval(ctx, { ...named(asked), memberId: chance.pick(company.movers).userId }),
  },
];

/** Whether somebody has still to do something about an approval for the first time. */
export function isAnswerWanted(wanted: Wanted): boolean {
  return [...ofAsked, takeBack, skip].some(({ makes }) => wanted.has(makes));
}

/** Somebody of the company looks at what waits for approval: who is asked answers, others take it back or pass over it. */
export async function approvalAct(turn: CompanyTurn, asked: Asked): Promise<unknown> {
  const { chance, ctx, wanted } = turn;
  const weightOf = ({ makes, weight }: ApprovalAct) => weight * (wanted.has(makes) ? wantedWeight : 1);
  const own = ctx.actor.companyRole === 'owner' ? [takeBack, skip] : [takeBack];
  const isAwaited = own.some(({ makes }) => wanted.has(makes));
  if (asked.approverId === ctx.actor.userId && !(isAwaited && chance.percent(40)))
    return chance.weigh(ofAsked, weightOf).act(turn, asked);
  if (!chance.percent(isAwaited ? 50 : 10)) return null;
  // An answer of somebody who is not asked is refused, and so is who passes over others and is no owner.
  return chance.weigh(chance.percent(20) ? [approve, skip] : own, weightOf).act(turn, asked);
}
