import { conditionLines, payLines, type TermLine } from '@pinjian/contract/application-offer-pay.ts';
import {
  acceptedOfferStates,
  endedOfferStates,
  offerStateLabels,
  type OfferState,
  type OfferTerms,
} from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer, Offer } from '@pinjian/contract/application-offer-view.ts';
import type { Tone } from '#ui/tag.tsx';

const tones: Readonly<Record<OfferState, Tone>> = {
  draft: 'neutral',
  approving: 'warning',
  sent: 'accent',
  seen: 'accent',
  countered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
  onboarded: 'success',
  notArrived: 'danger',
};

export function toneOfOffer(state: OfferState): Tone {
  return tones[state];
}

function isOneOf<T extends string>(states: readonly T[], state: string): state is T {
  return (states as readonly string[]).includes(state);
}

/** Whether it was accepted, whatever followed. */
export function isAccepted({ state }: { readonly state: OfferState }): boolean {
  return isOneOf(acceptedOfferStates, state);
}

/** Whether it came to nothing. */
export function isEnded({ state }: { readonly state: OfferState }): boolean {
  return isOneOf(endedOfferStates, state);
}

/** Where the accepted version, or the newest one, stands; undefined before the first was sent. */
export function shownVersion(offer: Pick<MyOffer | Offer, 'versions' | 'acceptance'>) {
  const { versions, acceptance } = offer;
  return versions.find(({ number }) => number === acceptance?.number) ?? versions[0];
}

/** A line of terms beside what it was in the version before. */
export interface ComparedLine extends TermLine {
  /** What stood there before: null where that is the same, '' where nothing did. */
  readonly was: string | null;
}

/** All terms as they are read, each with what it was before; what was taken away stands last, without words. */
export function comparedLines(terms: OfferTerms, before: OfferTerms | null): ComparedLine[] {
  const linesOf = (of: OfferTerms) => [...payLines(of), ...conditionLines(of)];
  const lines = linesOf(terms);
  if (before === null) return lines.map((line) => ({ ...line, was: null }));
  const old = linesOf(before);
  const keyOf = ({ path, label }: TermLine) => `${path} ${label}`;
  const now = new Set(lines.map(keyOf));
  return [
    ...lines.map((line) => {
      const was = old.find((each) => keyOf(each) === keyOf(line))?.words ?? '';
      return { ...line, was: was === line.words ? null : was };
    }),
    ...old.filter((line) => !now.has(keyOf(line))).map((line) => ({ ...line, words: '', was: line.words })),
  ];
}

/** Where a step of an offer's way stands. */
export interface StripStep {
  readonly label: string;
  readonly at: 'done' | 'now' | 'ahead';
}

const way = ['起草', '审批', '发出', '查看', '接受', '入职'] as const;
type WayStep = (typeof way)[number];

/** What an offer in this state waits for; null once nothing is. */
function awaited({ state, draft }: Pick<Offer, 'state' | 'draft'>): WayStep | null {
  switch (state) {
    case 'draft':
      return draft?.approval === 'given' ? '发出' : '起草';
    case 'approving':
      return '审批';
    case 'sent':
      return '查看';
    case 'seen':
    case 'countered':
      return '接受';
    case 'accepted':
      return '入职';
    default:
      return null;
  }
}

/** The last step that an offer that is over has behind it. */
function reached({ state, seenAt, acceptance }: Pick<Offer, 'state' | 'seenAt' | 'acceptance'>): WayStep {
  if (state === 'onboarded') return '入职';
  if (acceptance !== null) return '接受';
  return seenAt === null ? '发出' : '查看';
}

/** The way of an offer and where it is; the approval stands in it where somebody has to be asked. */
export function stripOf(offer: Pick<Offer, 'state' | 'draft' | 'seenAt' | 'acceptance'>): StripStep[] {
  const asks = offer.draft !== null && offer.draft.approval !== 'none';
  const shown = way.filter((label) => label !== '审批' || asks);
  const waits = awaited(offer);
  const count = waits === null ? way.indexOf(reached(offer)) + 1 : way.indexOf(waits);
  return shown.map((label) => {
    const place = way.indexOf(label);
    return { label, at: place < count ? 'done' : label === waits ? 'now' : 'ahead' };
  });
}

/** What a list says of an offer in a few words: 已发出（第 2 版）. */
export function offerWords(state: OfferState, number: number): string {
  return number > 1 ? `${offerStateLabels[state]}（第 ${number} 版）` : offerStateLabels[state];
}

/** What a file of a letter is called. */
export function letterFileName(name: string, title: string): string {
  return `录用意向书-${[name, title].filter((part) => part !== '').join('-')}.pdf`.replaceAll(/[\\/:*?"<>|]/g, ' ');
}

/** Yuan of fen, as people type it; null stays. */
export function toYuan(fen: number | null): number | null {
  return fen === null ? null : fen / 100;
}

/** Fen of yuan, as the wire has it. */
export function toFen(yuan: number | null | undefined): number | null {
  return yuan === null || yuan === undefined ? null : Math.round(yuan * 100);
}

/** Today as a calendar has it, in Beijing: YYYY-MM-DD. */
export function dayOf(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
}
