import type { Ctx } from '#server/context.ts';
import { revokeFamilyRow } from './queries.ts';

/** Channel on which copies tell each other that what they remember of a session is out of date. */
export const sessionChannel = 'account.session';

/** Ends a device on every copy at once: tokens are refused, sockets closed. */
export async function revokeFamily(
  tx: Ctx,
  familyId: string,
  reason: 'logout' | 'reuse' | 'elsewhere' | 'switched' | 'deleted',
): Promise<void> {
  if (await revokeFamilyRow(tx, familyId, reason)) await tx.publish(sessionChannel, `revoked:${familyId}`);
}

/** What is remembered of a user's sessions (membership, permissions) is read again at the next call. */
export async function forgetSessionsOf(tx: Ctx, userId: string): Promise<void> {
  await tx.publish(sessionChannel, `changed:${userId}`);
}
