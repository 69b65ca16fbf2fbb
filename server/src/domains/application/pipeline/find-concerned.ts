import type { Ctx } from '#server/context.ts';
import { findApplication } from './queries.ts';

/** Whose application it is: its company and its position; null where there is none. */
export async function findConcerned(
  ctx: Ctx,
  applicationId: string,
): Promise<{ readonly companyId: string; readonly positionId: string; readonly seekerId: string } | null> {
  const row = await findApplication(ctx, applicationId);
  return row === undefined ? null : { companyId: row.company_id, positionId: row.position_id, seekerId: row.seeker_id };
}
