import { conditionLines, payLines } from '@pinjian/contract/application-offer-pay.ts';
import { declineReasonLabels, myOfferStateLabels } from '@pinjian/contract/application-offer-terms.ts';
import { amountText } from '@pinjian/contract/money.ts';
import type { Ctx } from '#server/context.ts';
import { findMyOfferViews } from './answer/find-my-offers.ts';
import { findSentOffersOf } from './queries.ts';

/** What a seeker may take along of their offers: every version that they were sent, in the words of its letter, and their answers. */
export async function exportOffers(ctx: Ctx, userId: string): Promise<object[]> {
  const views = await findMyOfferViews(ctx.as({ kind: 'system' as const }), await findSentOffersOf(ctx, userId));
  return views.map((offer) => ({
    companyName: offer.company.name,
    position: offer.position.title,
    state: myOfferStateLabels[offer.state],
    sentVersions: offer.versions.map(({ number: versionNumber, terms, sentAt, validUntil }) => ({
      versionNumber,
      sentAt,
      validUntil,
      offered: [...conditionLines(terms), ...payLines(terms)].map(({ label, words }) => ({ name: label, text: words })),
      papers: terms.papers,
    })),
    counters: offer.counters.map(({ at, number: versionNumber, basePay, startsOn, words }) => ({
      at,
      versionNumber,
      basePay: basePay === null ? null : amountText(basePay),
      startsOn,
      text: words,
    })),
    acceptance: offer.acceptance === null ? null : { at: offer.acceptance.at, name: offer.acceptance.name },
    decline:
      offer.decline === null
        ? null
        : { at: offer.decline.at, reason: declineReasonLabels[offer.decline.reason], text: offer.decline.words },
  }));
}
