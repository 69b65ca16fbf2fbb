import { emptyOfferTerms, type OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { MyOffer, Offer } from '@pinjian/contract/application-offer-view.ts';
import { acceptOffer } from '#domains/application/offer/answer/accept-offer.ts';
import { getMyOffer } from '#domains/application/offer/answer/get-my-offer.ts';
import { getCandidateOffer } from '#domains/application/offer/get-candidate-offer.ts';
import { saveOffer } from '#domains/application/offer/save-offer.ts';
import { sendOffer } from '#domains/application/offer/send-offer.ts';
import { dayInBeijing } from '#platform/core/beijing-day.ts';
import { pass, applyThere, hiring, type Delivered } from './application.ts';
import type { World } from './world.ts';

/** Terms that nothing is missing in: 25,000 a month, fourteen times. */
export function offered(world: World, changes: Partial<OfferTerms> = {}): OfferTerms {
  return {
    ...emptyOfferTerms(),
    title: '后端工程师',
    department: '星桥平台部',
    basePay: 2_500_000,
    months: 14,
    allowances: [{ name: '餐补', amount: 60_000, per: 'month' }],
    startsOn: dayInBeijing(new Date(world.clock.now().getTime() + 20 * 86_400_000)),
    place: '杭州市西湖区示例路 1 号',
    ...changes,
  };
}

/** A candidate whose AI interview has ended: an offer can be sent to them. */
export async function readyForOffer(world: World, here?: Delivered): Promise<Delivered> {
  const delivered = here ?? (await applyThere(await hiring(world)));
  await pass(delivered);
  await standAt(delivered, 32);
  return delivered;
}

/** Puts a candidate where no test has to interview them to come. */
export async function standAt({ world, applicationId }: Pick<Delivered, 'world' | 'applicationId'>, status: 32 | 41) {
  await world.db.updateTable('application_application').set({ status }).where('id', '=', applicationId).execute();
}

/** The newest offer as the company sees it. */
export async function offerOf({
  company,
  applicationId,
}: Pick<Delivered, 'company' | 'applicationId'>): Promise<Offer> {
  const { offer } = await getCandidateOffer(company, { applicationId });
  if (offer === null) throw new Error('there is no offer');
  return offer;
}

/** The same as the seeker opens it. */
export async function myOfferOf({ mine, positionId }: Pick<Delivered, 'mine' | 'positionId'>): Promise<MyOffer> {
  const { offer } = await getMyOffer(mine, { positionId });
  if (offer === null) throw new Error('there is no offer');
  return offer;
}

/** Writes an offer. */
export async function draftOffer(here: Delivered, changes: Partial<OfferTerms> = {}): Promise<Offer> {
  const { offer } = await getCandidateOffer(here.company, here);
  const revision = offer?.revision ?? 0;
  return saveOffer(here.company, { applicationId: here.applicationId, revision, terms: offered(here.world, changes) });
}

/** How the company names an offer in a move made now. */
export async function lookedAt(here: Delivered) {
  const { offerId, revision, application } = await offerOf(here);
  return { offerId, revision, ...application };
}

/** How the seeker names it. */
export async function myAnswer(here: Delivered) {
  const { offerId, answer, versions } = await myOfferOf(here);
  if (answer === null) throw new Error('it cannot be answered');
  return { offerId, number: versions[0]?.number ?? 0, ...answer };
}

/** Writes and sends one. */
export async function makeOffer(here: Delivered, changes: Partial<OfferTerms> = {}): Promise<Offer> {
  await draftOffer(here, changes);
  return sendOffer(here.company, await lookedAt(here));
}

/** The seeker accepts. */
export async function accept(here: Delivered, name = '林小满') {
  return acceptOffer(here.mine, { ...(await myAnswer(here)), name });
}
