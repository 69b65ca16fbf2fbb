import { newId } from '#platform/core/ids.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { insertDemoPeople } from './queries.ts';

export interface DemoPerson {
  /** 11 digits. */
  readonly phone: string;
  readonly kind: SignedInActor['kind'];
  /** What members of the company read in a history; null for a seeker. */
  readonly username: string | null;
}

/** Rows of one statement. */
const batch = 2000;

/**
 * Makes people of the demo world, flagged as such: nothing of theirs is ever sent to an outside service. They sign in
 * like everybody else. Joins the transaction of the world.
 * @returns the identities, in the order of `people`
 * @throws where somebody has one of the phones already
 */
export async function admitDemoPeople(
  tx: Ctx,
  people: readonly DemoPerson[],
): Promise<{ userId: string; personId: string }[]> {
  const { secretBox } = tx.ports;
  const rows = people.map(({ phone, kind, username }) => ({
    personId: newId(),
    userId: newId(),
    kind,
    username,
    phoneHash: secretBox.hash('phone', phone),
    phoneCipher: secretBox.encrypt(phone),
  }));
  await tx.transaction(async (inner) => {
    for (let from = 0; from < rows.length; from += batch) await insertDemoPeople(inner, rows.slice(from, from + batch));
  });
  return rows.map(({ userId, personId }) => ({ userId, personId }));
}
