import { sql, type RawBuilder } from 'kysely';
import { offerLists, type OfferList } from '@pinjian/contract/application-offer.ts';
import type { OfferState } from '@pinjian/contract/application-offer-terms.ts';
import type { Ctx } from '#server/context.ts';
import { isStaying } from '../candidate/queries.ts';
import { openApplication } from '../contact/open-application.ts';

/** What is listed: offers of a company, of one position or of all. */
interface OfferFilter {
  readonly companyId: string;
  /** Who looks: some wait for their approval. */
  readonly memberId: string;
  readonly positionId: string | undefined;
}

/** The first of the chain who waits is asked; of a row `offer`. */
function isToApprove(memberId: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(offer.approval = 'asked' and (
    select approval.approver_id from application_offer_approval as approval
    where approval.offer_id = offer.id and approval.number = offer.number + 1 and approval.state = 'waiting'
    order by approval.ordinal limit 1) = ${memberId}, false)`;
}

function conditionOf(list: OfferList, memberId: string): RawBuilder<boolean> {
  switch (list) {
    case 'all':
      return sql<boolean>`offer.id is not null`;
    case 'toApprove':
      return isToApprove(memberId);
    case 'open':
      return sql<boolean>`offer.state in ('draft', 'approving', 'sent', 'seen', 'countered')`;
    case 'accepted':
      return sql<boolean>`offer.state in ('accepted', 'onboarded')`;
    case 'over':
      return sql<boolean>`offer.state in ('declined', 'withdrawn', 'expired', 'notArrived')`;
  }
}

/** Offers to those whose resume the company still has, and who is not about to be erased. */
function offersOf(ctx: Ctx, { companyId, positionId }: OfferFilter) {
  return ctx.db
    .selectFrom('application_offer as offer')
    .innerJoin('application_application as application', 'application.id', 'offer.application_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .where('offer.company_id', '=', companyId)
    .where('application.status', '<>', 0)
    .where(isStaying)
    .$if(positionId !== undefined, (query) => query.where('application.position_id', '=', positionId ?? ''));
}

/** How many offers there are in each list, by the same conditions as its rows. */
export async function countOffers(ctx: Ctx, filter: OfferFilter): Promise<Record<OfferList, number>> {
  const row = await offersOf(ctx, filter)
    .select(
      offerLists.map((list) => sql<number>`count(*) filter (where ${conditionOf(list, filter.memberId)})`.as(list)),
    )
    .executeTakeFirstOrThrow();
  return row;
}

/** One page of a list, what changed last first. */
export async function findOfferPage(
  ctx: Ctx,
  filter: OfferFilter,
  page: {
    readonly list: OfferList;
    readonly state: OfferState | undefined;
    readonly offset: number;
    readonly limit: number;
  },
) {
  const found = offersOf(ctx, filter)
    .where(conditionOf(page.list, filter.memberId))
    .$if(page.state !== undefined, (query) => query.where('offer.state', '=', page.state ?? 'draft'));
  const rows = await found
    .selectAll('offer')
    .select(isToApprove(filter.memberId).as('to_approve'))
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('position_title'))
    .orderBy('offer.updated_at', 'desc')
    .orderBy('offer.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, total: count };
}

/** The applications of these offers. */
export async function findApplicationsByIds(ctx: Ctx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db.selectFrom('application_application').selectAll().where('id', 'in', ids).execute();
  return rows.map((row) => openApplication(ctx, row));
}
