import type { Ctx } from '#server/context.ts';
import { findIdentitiesOf } from '../personal-queries.ts';
import { forgetSessionsOf } from '../session/revoke-family.ts';

/** What every copy remembers of a person's sessions, whichever identity they act with, is read again at the next call. */
export async function forgetSessionsOfPerson(tx: Ctx, personId: string): Promise<void> {
  for (const { id } of await findIdentitiesOf(tx, personId)) await forgetSessionsOf(tx, id);
}
