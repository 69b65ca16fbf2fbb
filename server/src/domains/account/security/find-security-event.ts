import type { Ctx } from '#server/context.ts';
import { findWhereabouts } from '../device/find-whereabouts.ts';
import { findSecurityEventRow } from './queries.ts';

/** When and where something happened to a person's sign-ins, as its owner may know; undefined once it is forgotten. */
export async function findSecurityEvent(ctx: Ctx, securityEventId: string) {
  const row = await findSecurityEventRow(ctx, securityEventId);
  if (row === undefined) return undefined;
  const where = await findWhereabouts(ctx, { userAgent: row.user_agent, address: row.address });
  return { at: row.created_at, ...where };
}
