import { errors } from '@pinjian/contract/errors.ts';
import type { getPosition as endpoint } from '@pinjian/contract/position-search.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findCollectedAmong } from './collection/queries.ts';
import { agencyLicenceFor, companyOf } from './find-cards.ts';
import { findRecruiter } from './recruiter/find-recruiter.ts';
import { isVisibleToSeekers } from './policy.ts';
import { findPositionById } from './queries.ts';
import { detailView } from './view.ts';

/**
 * A position whole. One that is no longer open can still be read by those who applied or collected it.
 * @throws Refusal 40400 for one that was never shown, deleted or taken down.
 */
export async function getPosition(
  ctx: Ctx<Seeking>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const record = await findPositionById(ctx, input.positionId);
  if (record === undefined || !isVisibleToSeekers(record)) throw new Refusal(errors.notFound);
  const collected = await findCollectedAmong(ctx, ctx.actor.userId, [record.id]);
  return detailView(record, {
    company: await companyOf(ctx, record.companyId),
    agencyLicence: record.content === null ? null : await agencyLicenceFor(ctx, record.companyId, record.content),
    recruiter: await findRecruiter(ctx, record),
    collected: collected.has(record.id),
  });
}
