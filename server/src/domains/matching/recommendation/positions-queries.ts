import { step } from '@pinjian/contract/application-pipeline.ts';
import type { Ctx } from '#server/context.ts';

/** Those of the positions with which a seeker has to do already: applied to, added for, ended. Recommended ones are not. */
export async function findStarted(ctx: Ctx, seekerId: string, positionIds: readonly string[]): Promise<Set<string>> {
  if (positionIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('application_application')
    .select('position_id')
    .where('seeker_id', '=', seekerId)
    .where('position_id', 'in', [...positionIds])
    .where('status', '!=', step.recommended)
    .execute();
  return new Set(rows.map(({ position_id }) => position_id));
}
