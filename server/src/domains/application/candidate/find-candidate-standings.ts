import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findNewest } from '../invitation/find-newest.ts';
import { findApplication } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { standingView } from './view.ts';

/** Where one of the company's candidates stands now: the answer to a move. */
export async function findCandidateStanding(ctx: Ctx<Employing>, applicationId: string): Promise<CandidateStanding> {
  const row = await findApplication(ctx, applicationId);
  if (row === undefined || !isOwn(ctx.actor, row)) throw new Refusal(errors.notFound);
  const newestOf = await findNewest(ctx, [row.id], 'company');
  return standingView(row, newestOf(row.id), { actor: ctx.actor, now: ctx.now() });
}
