import { sql, type Selectable, type Updateable } from 'kysely';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { OfferHappening } from '@pinjian/contract/application-offer-view.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationOfferTable } from '#server/tables.ts';

export type OfferRow = Selectable<ApplicationOfferTable>;

/** The newest offer of each application; `sent`: of those that the seeker was sent. */
export async function findNewestOffers(
  ctx: Ctx,
  applicationIds: readonly string[],
  which: 'all' | 'sent',
): Promise<OfferRow[]> {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', applicationIds)
    .$if(which === 'sent', (query) => query.where('number', '>', 0))
    .orderBy('application_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findOffer(ctx: Ctx, offerId: string): Promise<OfferRow | undefined> {
  return ctx.db.selectFrom('application_offer').selectAll().where('id', '=', offerId).executeTakeFirst();
}

/** Every offer of an application, newest first. */
export async function findOffersOf(ctx: Ctx, applicationId: string): Promise<OfferRow[]> {
  return ctx.db
    .selectFrom('application_offer')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What a seeker was sent, of all their applications, newest first. */
export async function findSentOffersOf(ctx: Ctx, seekerId: string): Promise<OfferRow[]> {
  return ctx.db
    .selectFrom('application_offer as offer')
    .innerJoin('application_application as application', 'application.id', 'offer.application_id')
    .selectAll('offer')
    .where('application.seeker_id', '=', seekerId)
    .where('offer.number', '>', 0)
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id', 'desc')
    .execute();
}

export async function insertOffer(
  tx: Ctx,
  offer: { applicationId: string; companyId: string; terms: OfferTerms; savedBy: string },
): Promise<string> {
  const id = newId();
  const now = tx.now();
  await tx.db
    .insertInto('application_offer')
    .values({
      id,
      application_id: offer.applicationId,
      company_id: offer.companyId,
      state: 'draft',
      revision: 1,
      number: 0,
      draft: JSON.stringify(offer.terms),
      draft_saved_at: now,
      draft_saved_by: offer.savedBy,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

type OfferColumns = Omit<Updateable<ApplicationOfferTable>, 'id' | 'application_id' | 'company_id' | 'revision'>;

/** Writes a change; the revision grows with it. */
export async function updateOffer(
  tx: Ctx,
  offer: Pick<OfferRow, 'id' | 'revision'>,
  columns: OfferColumns,
): Promise<void> {
  await tx.db
    .updateTable('application_offer')
    .set({ ...columns, revision: offer.revision + 1, updated_at: tx.now() })
    .where('id', '=', offer.id)
    .execute();
}

/** The columns of a draft that is gone. */
export const noDraft = { draft: null, draft_saved_at: null, draft_saved_by: null, approval: null } as const;

/** Marks an offer as opened by the seeker; false when it was before. The company's revision stays: nothing it does depends on it. */
export async function updateSeen(tx: Ctx, offerId: string): Promise<boolean> {
  const row = await tx.db
    .updateTable('application_offer')
    .set({ state: 'seen', seen_at: tx.now(), updated_at: tx.now() })
    .where('id', '=', offerId)
    .where('state', '=', 'sent')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes an offer that was never sent, with everything that was written for it. */
export async function deleteUnsentOffers(tx: Ctx, applicationId: string): Promise<void> {
  const unsent = tx.db
    .selectFrom('application_offer')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('number', '=', 0);
  await tx.db.deleteFrom('application_offer_approval').where('offer_id', 'in', unsent).execute();
  await tx.db.deleteFrom('application_offer_act').where('offer_id', 'in', unsent).execute();
  await tx.db
    .deleteFrom('application_offer')
    .where('application_id', '=', applicationId)
    .where('number', '=', 0)
    .execute();
}

export async function insertAct(
  tx: Ctx,
  act: { offerId: string; what: OfferHappening; number: number; byId: string | null; words?: string },
): Promise<void> {
  await tx.db
    .insertInto('application_offer_act')
    .values({
      id: newId(),
      offer_id: act.offerId,
      what: act.what,
      number: act.number,
      by_id: act.byId,
      words: act.words ?? '',
      created_at: tx.now(),
    })
    .execute();
}

/** What happened to these offers, newest first. */
export async function findActs(ctx: Ctx, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer_act as act')
    .leftJoin('account_identity as person', 'person.id', 'act.by_id')
    .selectAll('act')
    .select(['person.kind as by_kind', 'person.username as by_name'])
    .where('act.offer_id', 'in', offerIds)
    .orderBy('act.created_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute();
}
export type ActRow = Awaited<ReturnType<typeof findActs>>[number];

/** Offers that nobody answered in time, oldest first. */
export async function dueOffers(ctx: Ctx, limit: number): Promise<{ id: string; applicationId: string }[]> {
  const rows = await ctx.db
    .selectFrom('application_offer')
    .select(['id', 'application_id'])
    .where('state', 'in', ['sent', 'seen', 'countered'])
    .where('valid_until', '<=', ctx.now())
    .orderBy('valid_until')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, applicationId: row.application_id }));
}

/** Offers of which nobody was reminded yet, that end by then and were not sent only just before, the first to end first. */
export async function findEnding(
  ctx: Ctx,
  { endsBy, sentLongerMs, limit }: { readonly endsBy: Date; readonly sentLongerMs: number; readonly limit: number },
): Promise<{ id: string; applicationId: string }[]> {
  const rows = await ctx.db
    .selectFrom('application_offer as offer')
    .innerJoin('application_offer_version as version', (join) =>
      join.onRef('version.offer_id', '=', 'offer.id').onRef('version.number', '=', 'offer.number'),
    )
    .select(['offer.id', 'offer.application_id'])
    .where('offer.state', 'in', ['sent', 'seen', 'countered'])
    .where('offer.valid_until', '<=', endsBy)
    .where('offer.valid_until', '>', ctx.now())
    .whereRef('offer.reminded_number', '<', 'offer.number')
    .where(sql<boolean>`offer.valid_until - version.sent_at > make_interval(secs => ${sentLongerMs / 1000})`)
    .orderBy('offer.valid_until')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, applicationId: row.application_id }));
}

/** Notes that the seeker was reminded of the newest version. The company's revision stays: nothing it does depends on it. */
export async function markOfferReminded(tx: Ctx, offer: Pick<OfferRow, 'id' | 'number'>): Promise<void> {
  await tx.db
    .updateTable('application_offer')
    .set({ reminded_number: offer.number })
    .where('id', '=', offer.id)
    .execute();
}

/** How many accepted somebody's offer for a position and did not stay away. */
export async function countFilled(ctx: Ctx, positionId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('application_offer as offer')
    .innerJoin('application_application as application', 'application.id', 'offer.application_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('application.position_id', '=', positionId)
    .where('offer.state', 'in', ['accepted', 'onboarded'])
    .executeTakeFirstOrThrow();
  return count;
}

/** What positions say, as seekers see or last saw it, or as it is written where they never did. */
export async function findPositionContents(ctx: Ctx, positionIds: readonly string[]) {
  if (positionIds.length === 0) return [];
  return ctx.db
    .selectFrom('position_position')
    .select(['id', 'status'])
    .select((eb) => eb.fn.coalesce('content', 'draft').as('content'))
    .where('id', 'in', positionIds)
    .execute();
}
