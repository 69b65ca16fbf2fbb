import type { Selectable } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type {
  ApplicationOfferCounterTable,
  ApplicationOfferPaperTable,
  ApplicationOfferVersionTable,
} from '#server/tables.ts';
import type { Promised } from './rules.ts';

export type VersionRow = Selectable<ApplicationOfferVersionTable>;
export type CounterRow = Selectable<ApplicationOfferCounterTable>;
export type PaperRow = Selectable<ApplicationOfferPaperTable>;

export async function insertVersion(
  tx: Ctx,
  version: { offerId: string; promised: Promised; hash: string; sentBy: string; validUntil: Date },
): Promise<void> {
  const { promised } = version;
  await tx.db
    .insertInto('application_offer_version')
    .values({
      id: newId(),
      offer_id: version.offerId,
      number: promised.number,
      terms: JSON.stringify(promised.terms),
      letter: JSON.stringify(promised.letter),
      candidate_name: promised.candidateName,
      company_name: promised.companyName,
      position_title: promised.positionTitle,
      hash: version.hash,
      sent_by: version.sentBy,
      sent_at: tx.now(),
      valid_until: version.validUntil,
    })
    .execute();
}

/** The versions of these offers that were sent, newest first. */
export async function findVersions(ctx: Ctx, offerIds: readonly string[]): Promise<VersionRow[]> {
  if (offerIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer_version')
    .selectAll()
    .where('offer_id', 'in', offerIds)
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(ctx: Ctx, offerId: string, number: number): Promise<VersionRow | undefined> {
  return ctx.db
    .selectFrom('application_offer_version')
    .selectAll()
    .where('offer_id', '=', offerId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function insertCounter(
  tx: Ctx,
  counter: { offerId: string; number: number; basePay: number | null; startsOn: string | null; words: string },
): Promise<void> {
  await tx.db
    .insertInto('application_offer_counter')
    .values({
      id: newId(),
      offer_id: counter.offerId,
      number: counter.number,
      base_pay: counter.basePay,
      starts_on: counter.startsOn,
      words: counter.words,
      created_at: tx.now(),
    })
    .execute();
}

/** What seekers asked for instead, newest first. */
export async function findCounters(ctx: Ctx, offerIds: readonly string[]): Promise<CounterRow[]> {
  if (offerIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer_counter')
    .selectAll()
    .where('offer_id', 'in', offerIds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lists the papers of an accepted version, none of them ticked. */
export async function insertPapers(tx: Ctx, offerId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.db
    .insertInto('application_offer_paper')
    .values(names.map((name, place) => ({ offer_id: offerId, name, place })))
    .execute();
}

export async function findPapers(ctx: Ctx, offerIds: readonly string[]): Promise<PaperRow[]> {
  if (offerIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer_paper')
    .selectAll()
    .where('offer_id', 'in', offerIds)
    .orderBy('place')
    .execute();
}

/** Ticks a paper for one side, or takes the tick away; a tick that stands keeps its time. False where there is no such paper. */
export async function tickPaper(
  tx: Ctx,
  paper: { offerId: string; name: string },
  column: 'ready_at' | 'received_at',
  ticked: boolean,
): Promise<boolean> {
  const row = await tx.db
    .updateTable('application_offer_paper')
    .set((eb) => ({ [column]: ticked ? eb.fn.coalesce(column, eb.val(tx.now())) : null }))
    .where('offer_id', '=', paper.offerId)
    .where('name', '=', paper.name)
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
}
