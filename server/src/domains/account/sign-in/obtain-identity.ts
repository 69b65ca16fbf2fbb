import type { Ctx } from '#server/context.ts';
import { findIdentity, insertIdentity } from './queries.ts';

/** The userId of a person's identity of a kind; made where they have none yet. */
export async function obtainIdentity(tx: Ctx, personId: string, kind: 'seeker' | 'employer'): Promise<string> {
  const known = await findIdentity(tx, personId, kind);
  if (known !== undefined) return known;
  const userId = await insertIdentity(tx, personId, kind);
  if (userId !== null) return userId;
  // Another call has made it in between.
  const made = await findIdentity(tx, personId, kind);
  if (made === undefined) throw new Error('an identity is neither there nor could it be made');
  return made;
}
