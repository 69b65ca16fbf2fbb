import type { Ctx } from '#server/context.ts';
import { findLiveFamilies } from '../session/family-queries.ts';
import { revokeFamily } from '../session/revoke-family.ts';

/** Ends every session of one identity at once, on every copy; answers how many there were. */
export async function endSessionsOf(tx: Ctx, userId: string): Promise<number> {
  let ended = 0;
  for (const familyId of await findLiveFamilies(tx, userId))
    if (await revokeFamily(tx, familyId, 'elsewhere')) ended += 1;
  return ended;
}
