import type { MyOffer } from '@pinjian/contract/application-offer-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyName } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor, Seeking, SystemActor } from '#server/context.ts';
import { findApplication, type ApplicationRow } from '../../pipeline/queries.ts';
import { standingOf, stepFor } from '../../pipeline/rules.ts';
import { requireOwnOffer } from '../find-offer.ts';
import { findPositionFacts } from '../find-position-facts.ts';
import type { OfferRow } from '../queries.ts';
import { isOpen } from '../rules.ts';
import { findCounters, findPapers, findVersions } from '../version-queries.ts';
import { acceptanceView, counterView, declineView, paperView, sentState, versionView } from '../view.ts';

/** Offers that were sent, as their seeker sees them, in the order given. */
export async function findMyOfferViews(
  ctx: Ctx<Seeking | SystemActor>,
  offers: readonly OfferRow[],
): Promise<MyOffer[]> {
  const ids = offers.map(({ id }) => id);
  const versions = await findVersions(ctx, ids);
  const counters = await findCounters(ctx, ids);
  const papers = await findPapers(ctx, ids);
  const applications = await findApplications(ctx, offers);
  const positions = await findPositionFacts(
    ctx,
    [...applications.values()].map((row) => row.position_id),
  );
  const views: MyOffer[] = [];
  for (const row of offers) {
    const application = applications.get(row.application_id);
    const position = application === undefined ? undefined : positions.get(application.position_id);
    if (application === undefined || position === undefined) throw new Error(`offer ${row.id} without its position`);
    views.push({
      offerId: row.id,
      applicationId: row.application_id,
      position: { positionId: position.positionId, title: position.title },
      company: { companyId: row.company_id, name: await companyName(ctx, row.company_id) },
      city: position.city,
      state: sentState(row),
      answer: isOpen(row.state) ? answerOf(application) : null,
      versions: versions.filter((each) => each.offer_id === row.id).map(versionView),
      counters: counters.filter((each) => each.offer_id === row.id).map(counterView),
      acceptance: acceptanceView(row),
      decline: declineView(row),
      withdrawnWords: row.state === 'withdrawn' ? (row.ending_words ?? '') : '',
      papers: papers.filter((each) => each.offer_id === row.id).map(paperView),
    });
  }
  return views;
}

function answerOf(row: ApplicationRow): MyOffer['answer'] {
  return { from: stepFor(standingOf(row), 'seeker') ?? 0, version: row.seeker_version };
}

async function findApplications(ctx: Ctx, offers: readonly OfferRow[]): Promise<Map<string, ApplicationRow>> {
  const found = new Map<string, ApplicationRow>();
  for (const id of new Set(offers.map((offer) => offer.application_id))) {
    const row = await findApplication(ctx, id);
    if (row !== undefined) found.set(id, row);
  }
  return found;
}

/** One of the seeker's own offers as it stands now: the answer to what they did. @throws Refusal 40400 */
export async function findMyOfferView(ctx: Ctx<SeekerActor>, offerId: string): Promise<MyOffer> {
  const { offer } = await requireOwnOffer(ctx, offerId);
  const [view] = await findMyOfferViews(ctx, [offer]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}
