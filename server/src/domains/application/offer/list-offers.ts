import { offerLists, type listOffers as endpoint } from '@pinjian/contract/application-offer.ts';
import { basePayText } from '@pinjian/contract/application-offer-pay.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { candidateSummaryView } from '../candidate/view.ts';
import { offerSummaryOf } from './find-offer-summaries.ts';
import { countOffers, findApplicationsByIds, findOfferPage } from './list-queries.ts';
import { findVersions } from './version-queries.ts';

/** The company's offers, what changed last first, with how many stand in each list. @throws Refusal 40310, 40311 */
export async function listOffers(
  ctx: Ctx<EmployerActor>,
  { list, state, positionId, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { companyId } = requireReading(ctx.actor, 'offers');
  const filter = { companyId, memberId: ctx.actor.userId, positionId };
  const page = { list, state, offset: (current - 1) * pageSize, limit: pageSize };
  const { rows, total } = await findOfferPage(ctx, filter, page);
  const found = await countOffers(ctx, filter);
  const versions = await findVersions(
    ctx,
    rows.map(({ id }) => id),
  );
  const applications = await findApplicationsByIds(
    ctx,
    rows.map((row) => row.application_id),
  );
  return {
    records: rows.flatMap((row) => {
      const application = applications.find(({ id }) => id === row.application_id);
      // The newest terms, written or sent: versions come newest first.
      const terms = row.draft ?? versions.find((each) => each.offer_id === row.id)?.terms;
      if (application === undefined || terms === undefined) return [];
      return [
        {
          ...offerSummaryOf(row),
          applicationId: row.application_id,
          resumeId: application.resume_id,
          position: { positionId: application.position_id, title: row.position_title },
          candidate: candidateSummaryView(application, ctx.now()),
          pay: basePayText(terms),
          startsOn: terms.startsOn,
          toApprove: row.to_approve,
          updatedAt: row.updated_at.toISOString(),
        },
      ];
    }),
    current,
    pageSize,
    total: Math.min(total, totalCap),
    totalCapped: total > totalCap,
    counts: offerLists.map((each) => ({ list: each, count: found[each] })),
  };
}
