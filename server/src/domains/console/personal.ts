import type { Ctx } from '#server/context.ts';
import { removeReasonsAbout } from './audit/queries.ts';

/**
 * Takes away why admins looked at somebody or decided on their documents: it is in their own words, which may name them.
 * In the transaction that erases the person, and before that; what was done stays on record, by ids of nobody.
 */
export async function forgetReasons(
  tx: Ctx,
  person: { readonly personId: string; readonly userIds: readonly string[] },
): Promise<void> {
  await removeReasonsAbout(tx, person);
}
