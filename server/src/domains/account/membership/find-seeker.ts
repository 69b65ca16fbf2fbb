import type { Ctx, SeekerActor } from '#server/context.ts';
import { findSeekerRow } from './queries.ts';

/** A seeker as they stand now, for work that goes on in their name after their call has ended; null once they are gone. */
export async function findSeeker(
  ctx: Ctx,
  of: { readonly userId: string; readonly familyId: string },
): Promise<SeekerActor | null> {
  const row = await findSeekerRow(ctx, of.userId);
  return row === undefined ? null : { kind: 'seeker', ...of, personId: row.person_id };
}
