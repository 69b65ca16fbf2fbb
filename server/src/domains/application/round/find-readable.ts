import { isLeaving, refuseUnassigned, requireReading } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';

/**
 * An application of the company that this member reads; null where there is none of that id. Whoever reads what is assigned
 * is told the same of a strange one and of none.
 * @throws Refusal 40310, 40311
 */
export async function findReadable(
  ctx: Ctx<EmployerActor>,
  applicationId: string | null,
): Promise<ApplicationRow | null> {
  const scope = requireReading(ctx.actor, 'candidates');
  const row = applicationId === null ? undefined : await findApplication(ctx, applicationId);
  const own = row !== undefined && isOwn(ctx.actor, row) && !(await isLeaving(ctx, row.seeker_id)) ? row : null;
  await refuseUnassigned(ctx, scope, own?.id ?? null);
  return own;
}
