import * as z from 'zod/mini';
import { declineReasons, offerStates, offerTerms, offerWarning } from './application-offer-terms.ts';
import { movedFrom } from './application-view.ts';
import { fen } from './money.ts';
import { day, instant } from './time.ts';

/** A member who did something; null for who is erased. */
const member = z.nullable(z.object({ memberId: z.string(), name: z.string() }));

/** A version that was sent. It never changes. */
export const offerVersion = z.object({
  versionId: z.string(),
  /** From 1. */
  number: z.int(),
  terms: offerTerms,
  sentAt: instant,
  /** Until when it can be accepted. */
  validUntil: instant,
  /** SHA-256 of its terms, names and date, in hex: what was accepted can be told from anything else. */
  hash: z.string(),
});
export type OfferVersion = z.output<typeof offerVersion>;

/** What a seeker asked for instead of a version. */
export const offerCounter = z.object({
  at: instant,
  /** The version it answers. */
  number: z.int(),
  /** Base pay a month; null where it is not about pay. */
  basePay: z.nullable(fen),
  startsOn: z.nullable(day),
  words: z.string(),
});
export type OfferCounter = z.output<typeof offerCounter>;

/** How an offer was accepted. */
export const offerAcceptance = z.object({
  at: instant,
  number: z.int(),
  hash: z.string(),
  /** As it was typed. */
  name: z.string(),
});

/** A paper to bring, ticked by each side for itself. */
export const offerPaper = z.object({
  name: z.string(),
  /** The seeker has it ready. */
  readyAt: z.nullable(instant),
  /** The company has received it. */
  receivedAt: z.nullable(instant),
});
export type OfferPaper = z.output<typeof offerPaper>;

/** Where one of the approvers stands; the first one that waits is asked. */
export const approvalStates = ['waiting', 'approved', 'returned', 'skipped'] as const;
export type ApprovalState = (typeof approvalStates)[number];
export const approvalStateLabels: Readonly<Record<ApprovalState, string>> = {
  waiting: '待审批',
  approved: '已同意',
  returned: '已退回',
  skipped: '已跳过',
};

export const offerApproval = z.object({
  ordinal: z.int(),
  approver: member,
  /** Who handed it to them; null where it was theirs from the start. */
  delegatedBy: member,
  state: z.enum(approvalStates),
  reason: z.string(),
  answeredAt: z.nullable(instant),
});
export type OfferApproval = z.output<typeof offerApproval>;

/** What a member may do with an offer now. */
export const offerActs = [
  'save',
  'discard',
  'askApproval',
  'takeBackApproval',
  'answerApproval',
  'skipApproval',
  'send',
  'revise',
  'withdraw',
  'recordOnboarding',
  'recordNotArrived',
  'tickPaper',
] as const;
export type OfferAct = (typeof offerActs)[number];

/** What happened to an offer, for its history. */
export const offerHappenings = [
  'drafted',
  'discarded',
  'approvalAsked',
  'approvalTakenBack',
  'approved',
  'returned',
  'delegated',
  'approvalSkipped',
  'sent',
  'seen',
  'countered',
  'revised',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'onboarded',
  'notArrived',
] as const;
export type OfferHappening = (typeof offerHappenings)[number];
export const offerHappeningLabels: Readonly<Record<OfferHappening, string>> = {
  drafted: '起草',
  discarded: '放弃草稿',
  approvalAsked: '提交审批',
  approvalTakenBack: '撤回审批',
  approved: '审批同意',
  returned: '审批退回',
  delegated: '转交审批',
  approvalSkipped: '跳过审批',
  sent: '发出',
  seen: '候选人查看',
  countered: '候选人提出商议',
  revised: '发出新版本',
  accepted: '候选人接受',
  declined: '候选人谢绝',
  withdrawn: '收回',
  expired: '过期',
  onboarded: '已入职',
  notArrived: '未到岗',
};

/** Terms that are being written: the first ones, or those of the next version. */
export const offerDraft = z.object({
  /** The number it will be sent under. */
  number: z.int(),
  terms: offerTerms,
  savedAt: instant,
  savedBy: member,
  /** What is still missing before anybody is asked or sent it, by field. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
  warnings: z.array(offerWarning),
  /** `none`: nobody has to be asked. `open`: to be asked first. `given`: everybody approved, or it was skipped. */
  approval: z.enum(['none', 'open', 'asked', 'given', 'returned']),
  approvals: z.array(offerApproval),
});
export type OfferDraft = z.output<typeof offerDraft>;

/** An offer as the company's members see it. */
export const offer = z.object({
  offerId: z.string(),
  applicationId: z.string(),
  state: z.enum(offerStates),
  /** To be sent with what changes the offer and is no move of the application. */
  revision: z.int(),
  /** To be sent with a move: `from` and `version`. */
  application: z.object(movedFrom),
  draft: z.nullable(offerDraft),
  /** Newest first. */
  versions: z.array(offerVersion),
  seenAt: z.nullable(instant),
  /** Newest first. */
  counters: z.array(offerCounter),
  acceptance: z.nullable(offerAcceptance),
  /** Why it was declined, in the seeker's words too. */
  decline: z.nullable(z.object({ at: instant, reason: z.enum(declineReasons), words: z.string() })),
  /** Why it was withdrawn, or why nobody arrived. */
  ending: z.nullable(z.object({ at: instant, words: z.string() })),
  papers: z.array(offerPaper),
  acts: z.array(z.enum(offerActs)),
  /** Newest first. */
  history: z.array(
    z.object({
      at: instant,
      what: z.enum(offerHappenings),
      number: z.int(),
      /** The member's or the candidate's name; null for the clock and who is erased. */
      by: z.nullable(z.string()),
      words: z.string(),
    }),
  ),
});
export type Offer = z.output<typeof offer>;

/** How many of a position's places are taken. */
export const headCount = z.object({
  /** Accepted offers, without those who did not arrive. */
  filled: z.int(),
  /** null where the position names none. */
  wanted: z.nullable(z.int()),
  /** The position still looks for people, though every place is taken: it can be closed. */
  canClose: z.boolean(),
});
export type HeadCount = z.output<typeof headCount>;

/** An offer as the seeker sees it: what was sent, nothing of drafts and approvals. */
export const myOffer = z.object({
  offerId: z.string(),
  applicationId: z.string(),
  position: z.object({ positionId: z.string(), title: z.string() }),
  company: z.object({ companyId: z.string(), name: z.string() }),
  /** City of the position; '' where it names none. */
  city: z.string(),
  state: z.enum([
    'sent',
    'seen',
    'countered',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'onboarded',
    'notArrived',
  ]),
  /** What an answer is made from; null where none is possible any more. */
  answer: z.nullable(z.object(movedFrom)),
  /** Newest first; only the first can be accepted. */
  versions: z.array(offerVersion),
  counters: z.array(offerCounter),
  acceptance: z.nullable(offerAcceptance),
  decline: z.nullable(z.object({ at: instant, reason: z.enum(declineReasons), words: z.string() })),
  /** Why the company withdrew it; '' otherwise. */
  withdrawnWords: z.string(),
  papers: z.array(offerPaper),
});
export type MyOffer = z.output<typeof myOffer>;
