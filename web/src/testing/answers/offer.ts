import { emptyOfferTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer, Offer, OfferDraft, OfferVersion } from '@pinjian/contract/application-offer-view.ts';
import { idOf } from './ids.ts';

/** Terms with everything that an offer needs: 25,000 a month, fourteen of them, and a bonus of 30,000. */
export function sampleTerms(changes: Partial<OfferTerms> = {}): OfferTerms {
  return {
    ...emptyOfferTerms(),
    title: '前端工程师',
    basePay: 2_500_000,
    months: 14,
    bonus: 3_000_000,
    startsOn: '2099-12-01',
    place: '北京市海淀区',
    ...changes,
  };
}

export function sampleVersion(number: number, changes: Partial<OfferTerms> = {}): OfferVersion {
  return {
    versionId: idOf(`version-${number}`),
    number,
    terms: sampleTerms(changes),
    sentAt: '2026-11-20T01:00:00Z',
    validUntil: '2099-11-27T15:59:59Z',
    hash: 'a'.repeat(64),
  };
}

/** A draft that nobody has to approve. */
export function sampleDraft(changes: Partial<OfferDraft> = {}): OfferDraft {
  return {
    number: 1,
    terms: sampleTerms(),
    savedAt: '2026-11-20T01:00:00Z',
    savedBy: { memberId: idOf('member-1'), name: '陈经理' },
    issues: [],
    warnings: [],
    approval: 'none',
    approvals: [],
    ...changes,
  };
}

/** A company's offer that is being written. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    offerId: idOf('offer-1'),
    applicationId: idOf('application-1'),
    state: 'draft',
    revision: 1,
    application: { from: 32, version: 5 },
    draft: sampleDraft(),
    versions: [],
    seenAt: null,
    counters: [],
    acceptance: null,
    decline: null,
    ending: null,
    papers: [],
    acts: ['save', 'discard', 'send'],
    history: [],
    ...changes,
  };
}

/** An offer that a seeker can answer. */
export function sampleMyOffer(changes: Partial<MyOffer> = {}): MyOffer {
  return {
    offerId: idOf('offer-1'),
    applicationId: idOf('application-1'),
    position: { positionId: idOf('position-1'), title: '前端工程师' },
    company: { companyId: idOf('company-1'), name: '示例科技' },
    city: '北京',
    state: 'seen',
    answer: { from: 5, version: 6 },
    versions: [sampleVersion(1)],
    counters: [],
    acceptance: null,
    decline: null,
    withdrawnWords: '',
    papers: [],
    ...changes,
  };
}
