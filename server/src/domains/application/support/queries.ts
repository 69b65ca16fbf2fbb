import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';
import { shownTitle } from '../candidate/queries.ts';

/** Applications of a person's seeker that are more than a recommendation, what changed last first, with how many there are. */
export async function findApplicationsForSupport(ctx: Ctx, personId: string, limit: number) {
  return ctx.db
    .selectFrom('application_application as application')
    .innerJoin('account_identity as identity', 'identity.id', 'application.seeker_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .innerJoin('company_company as company', 'company.id', 'application.company_id')
    .selectAll('application')
    .select([
      shownTitle.as('position_title'),
      'company.name as company_name',
      sql<number>`count(*) over ()::integer`.as('total'),
    ])
    .where('identity.person_id', '=', personId)
    .where('application.status', 'not in', [0, 9])
    .orderBy('application.updated_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
}

/** Offers that were sent, the newest first; what they promise is not read. */
export async function findOffersForSupport(ctx: Ctx, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer')
    .select(['id', 'application_id', 'state', 'seen_at', 'accepted_at', 'ended_at'])
    .where('application_id', 'in', applicationIds)
    .where('number', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When the versions of offers were sent, and until when each could be accepted, the newest first. */
export async function findVersionTimes(ctx: Ctx, offerIds: readonly string[]) {
  if (offerIds.length === 0) return [];
  return ctx.db
    .selectFrom('application_offer_version')
    .select(['offer_id', 'number', 'sent_at', 'valid_until'])
    .where('offer_id', 'in', offerIds)
    .orderBy('number', 'desc')
    .execute();
}
