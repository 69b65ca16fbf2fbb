import type {
  exportMyOfferLetter as myEndpoint,
  exportOfferLetter as endpoint,
} from '@pinjian/contract/application-offer.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requireReading } from '#domains/account/index.ts';
import { companyName } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { candidateSummaryView, isContactShown } from '../../candidate/view.ts';
import { requireOwnOffer, type Held } from '../find-offer.ts';
import type { OfferRow } from '../queries.ts';
import { findSettings } from '../settings/find-settings.ts';
import { findVersion, type VersionRow } from '../version-queries.ts';
import type { LetterSource } from './letter-document.ts';
import { printLetter } from './print-letter.ts';

/**
 * The letter of a version for the company, or of what is written, marked as a draft on every page. The candidate is named as
 * the company may know them. @throws Refusal 40310, 40311, 40400
 */
export async function exportOfferLetter(
  ctx: Ctx<EmployerActor>,
  { offerId, number }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireReading(ctx.actor, 'offers');
  const held = await requireOwnOffer(ctx, offerId);
  if (number === undefined) return printLetter(await draftSource(ctx, held));
  const version = await requireVersion(ctx, offerId, number);
  const source = versionSource(held.offer, version);
  const { application } = held;
  return printLetter(
    isContactShown(application)
      ? source
      : { ...source, candidateName: candidateSummaryView(application, ctx.now()).name, acceptance: null },
  );
}

/** The letter of a version that the seeker was sent. @throws Refusal 40400 */
export async function exportMyOfferLetter(
  ctx: Ctx<SeekerActor>,
  { offerId, number }: Received<typeof myEndpoint>,
): Promise<Answer<typeof myEndpoint>> {
  const { offer } = await requireOwnOffer(ctx, offerId);
  return printLetter(versionSource(offer, await requireVersion(ctx, offerId, number)));
}

async function requireVersion(ctx: Ctx, offerId: string, number: number): Promise<VersionRow> {
  const version = await findVersion(ctx, offerId, number);
  if (version === undefined) throw new Refusal(errors.notFound);
  return version;
}

/** What the letter of a version says: everything as it was when it was sent, and whether just this one was accepted. */
export function versionSource(offer: OfferRow, version: VersionRow): LetterSource {
  const { accepted_at: at, accepted_name: name } = offer;
  const isAccepted = offer.accepted_number === version.number && at !== null && name !== null;
  return {
    letter: version.letter,
    terms: version.terms,
    candidateName: version.candidate_name,
    companyName: version.company_name,
    sent: {
      number: version.number,
      sentAt: version.sent_at,
      validUntil: version.valid_until,
      hash: version.hash,
    },
    acceptance: isAccepted ? { name, at } : null,
    madeAt: version.sent_at,
  };
}

async function draftSource(ctx: Ctx<EmployerActor>, { offer, application }: Held): Promise<LetterSource> {
  if (offer.draft === null || offer.draft_saved_at === null) throw new Refusal(errors.notFound);
  const { letter } = await findSettings(ctx, offer.company_id);
  return {
    letter,
    terms: offer.draft,
    candidateName: candidateSummaryView(application, ctx.now()).name,
    companyName: await companyName(ctx, offer.company_id),
    sent: null,
    acceptance: null,
    madeAt: offer.draft_saved_at,
  };
}
