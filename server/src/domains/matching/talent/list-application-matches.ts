import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listApplicationMatches as endpoint } from '@pinjian/contract/matching-talent.ts';
import { requireReading } from '#domains/account/index.ts';
import { findSentResumes } from '#domains/application/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { matchesOf } from './find-matches.ts';

/**
 * How the resumes of a page of applications fit their positions: what the pages of application show of a match. Applications
 * that the caller does not read are left out like those that there are not.
 * @throws Refusal 40310, 40311
 */
export async function listApplicationMatches(
  ctx: Ctx<Employing>,
  { applicationIds }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const scope = requireReading(ctx.actor, 'candidates');
  const sent = await findSentResumes(ctx, scope, applicationIds);
  const matches = await matchesOf(
    ctx,
    sent.map(({ applicationId, ...pair }) => ({ key: applicationId, ...pair })),
  );
  return [...matches].map(([applicationId, match]) => ({ applicationId, match }));
}
