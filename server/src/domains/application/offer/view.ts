import type {
  OfferApproval,
  OfferCounter,
  OfferPaper,
  OfferVersion,
  MyOffer,
  Offer,
} from '@pinjian/contract/application-offer-view.ts';
import type { NamedApproval } from './approval/queries.ts';
import type { ActRow, OfferRow } from './queries.ts';
import type { CounterRow, PaperRow, VersionRow } from './version-queries.ts';

export function versionView(row: VersionRow): OfferVersion {
  return {
    versionId: row.id,
    number: row.number,
    terms: row.terms,
    sentAt: row.sent_at.toISOString(),
    validUntil: row.valid_until.toISOString(),
    hash: row.hash,
  };
}

export function counterView(row: CounterRow): OfferCounter {
  return {
    at: row.created_at.toISOString(),
    number: row.number,
    basePay: row.base_pay,
    startsOn: row.starts_on,
    words: row.words,
  };
}

export function paperView(row: PaperRow): OfferPaper {
  return {
    name: row.name,
    readyAt: row.ready_at?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
  };
}

/** How it was accepted; null while it was not. */
export function acceptanceView(row: OfferRow): Offer['acceptance'] {
  const { accepted_at: at, accepted_number: number, accepted_hash: hash, accepted_name: name } = row;
  if (at === null || number === null || hash === null || name === null) return null;
  return { at: at.toISOString(), number, hash, name };
}

export function declineView(row: OfferRow): Offer['decline'] {
  if (row.decline_reason === null || row.ended_at === null) return null;
  return { at: row.ended_at.toISOString(), reason: row.decline_reason, words: row.decline_words ?? '' };
}

/** Why it was withdrawn, or why nobody arrived. */
export function endingView(row: OfferRow): Offer['ending'] {
  if (row.ending_words === null || row.ended_at === null) return null;
  return { at: row.ended_at.toISOString(), words: row.ending_words };
}

/** Names of colleagues by their id; who left is named as they called themselves. */
export type Names = ReadonlyMap<string, string>;

function memberView(id: string | null, username: string | null, names: Names) {
  return id === null ? null : { memberId: id, name: names.get(id) ?? username ?? '前同事' };
}

export function approvalView(row: NamedApproval, names: Names): OfferApproval {
  return {
    ordinal: row.ordinal,
    approver: memberView(row.approver_id, row.approver_name, names),
    delegatedBy: memberView(row.delegated_by, row.delegator_name, names),
    state: row.state,
    reason: row.reason,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** One line of an offer's history; the candidate is named as the company may know them. */
export function actView(row: ActRow, names: Names, candidate: string): Offer['history'][number] {
  return {
    at: row.created_at.toISOString(),
    what: row.what,
    number: row.number,
    by: row.by_kind === 'seeker' ? candidate : (memberView(row.by_id, row.by_name, names)?.name ?? null),
    words: row.words,
  };
}

/** The state as its seeker reads it: what is being written is nothing to them. @throws for one that was never sent */
export function sentState({ id, state }: Pick<OfferRow, 'id' | 'state'>): MyOffer['state'] {
  if (state === 'draft' || state === 'approving') throw new Error(`offer ${id} was never sent`);
  return state;
}
