import { createHash } from 'node:crypto';
import {
  acceptedOfferStates,
  offerDays,
  openOfferStates,
  type OfferState,
  type OfferTerms,
} from '@pinjian/contract/application-offer-terms.ts';
import type { LetterTemplate } from '@pinjian/contract/application-offer-settings.ts';
import type { OfferAct } from '@pinjian/contract/application-offer-view.ts';
import { step, type MoveName, type Step } from '@pinjian/contract/application-pipeline.ts';

/** Whether the seeker can still answer. */
export function isOpen(state: OfferState): boolean {
  return (openOfferStates as readonly OfferState[]).includes(state);
}

/** Whether it was accepted, whatever followed. */
export function isAccepted(state: OfferState): boolean {
  return (acceptedOfferStates as readonly OfferState[]).includes(state);
}

/** Where the approval of a draft stands: `none` where nobody has to be asked. */
export type Approval = 'none' | 'open' | 'asked' | 'given' | 'returned';

/** What the acts of a member follow from. */
export interface Facts {
  readonly state: OfferState;
  readonly step: Step;
  readonly hasDraft: boolean;
  /** Nothing is missing in the draft. */
  readonly isComplete: boolean;
  readonly approval: Approval;
  /** The reader is the one who is asked now. */
  readonly isAsked: boolean;
  readonly isOwner: boolean;
  readonly mayMove: boolean;
  /** The accepted version's first day has come. */
  readonly hasStarted: boolean;
}

/** Steps that an offer can be sent from (decisions §8). */
const sendable: readonly Step[] = [step.aiEnded, step.realAccepted];

/** Steps at which one can be written: nobody has to wait for an interview's end to prepare it. */
const draftable: readonly Step[] = [
  step.candidate,
  step.aiInvited,
  step.aiAccepted,
  step.aiEnded,
  step.realInvited,
  step.realAccepted,
];

export function isDraftable(at: Step): boolean {
  return draftable.includes(at);
}

const conditions: Readonly<Record<OfferAct, (facts: Facts) => boolean>> = {
  save: (f) => f.mayMove && f.approval !== 'asked' && (isOpen(f.state) || (f.state === 'draft' && isDraftable(f.step))),
  discard: (f) => f.mayMove && f.hasDraft && f.approval !== 'asked',
  askApproval: (f) => f.mayMove && f.hasDraft && f.isComplete && (f.approval === 'open' || f.approval === 'returned'),
  takeBackApproval: (f) => f.mayMove && f.hasDraft && f.approval === 'asked',
  answerApproval: (f) => f.hasDraft && f.approval === 'asked' && f.isAsked,
  skipApproval: (f) => f.isOwner && f.hasDraft && f.isComplete && ['open', 'asked', 'returned'].includes(f.approval),
  send: (f) => f.mayMove && f.state === 'draft' && sendable.includes(f.step) && isReady(f),
  revise: (f) => f.mayMove && isOpen(f.state) && isReady(f),
  withdraw: (f) => f.mayMove && isOpen(f.state),
  recordOnboarding: (f) => f.mayMove && f.state === 'accepted' && f.hasStarted,
  recordNotArrived: (f) => f.mayMove && f.state === 'accepted' && f.hasStarted,
  tickPaper: (f) => f.mayMove && isAccepted(f.state),
};

function isReady(facts: Facts): boolean {
  return facts.hasDraft && facts.isComplete && (facts.approval === 'none' || facts.approval === 'given');
}

/** What a member may do with an offer now. */
export function actsOf(facts: Facts): OfferAct[] {
  return (Object.keys(conditions) as OfferAct[]).filter((act) => conditions[act](facts));
}

/** Moves of an offer that was sent and is not answered for good. */
const ofOpen: readonly MoveName[] = ['counterOffer', 'reviseOffer', 'acceptOffer', 'declineOffer', 'withdrawOffer'];

/** Moves that the table allows at step 5 are possible while the offer is open: an accepted one never leaves 5. */
export function isMovable(move: MoveName, state: OfferState | undefined): boolean {
  return !ofOpen.includes(move) || (state !== undefined && isOpen(state));
}

const dayMs = 86_400_000;

/** The end of the last day on which an offer can be accepted, in Beijing. */
export function validUntilOf(
  { validUntil }: Pick<OfferTerms, 'validUntil'>,
  sentAt: Date,
  dayOf: (at: Date) => string,
) {
  const day = validUntil ?? dayOf(new Date(sentAt.getTime() + offerDays * dayMs));
  return new Date(`${day}T23:59:59+08:00`);
}

/** What somebody types as their name, without the spaces and full-width letters that a keyboard slips in. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
}

/** Everything that a version promises. */
export interface Promised {
  readonly number: number;
  readonly terms: OfferTerms;
  readonly letter: LetterTemplate;
  readonly candidateName: string;
  readonly companyName: string;
  readonly positionTitle: string;
  readonly validUntil: string;
}

/** SHA-256 of a version in hex, the same whatever order the database keeps fields in. */
export function hashOf(promised: Promised): string {
  return createHash('sha256').update(ordered(promised)).digest('hex');
}

function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, each]) => `${JSON.stringify(key)}:${ordered(each)}`).join(',')}}`;
}
