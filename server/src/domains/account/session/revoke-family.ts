import type { Ctx } from '#server/context.ts';
import { revokeFamilyRow } from './queries.ts';

/** Channel on which copies tell each other that what they remember of a session is out of date. */
export const sessionChannel = 'account.session';

/** Ends a device on every copy at once: tokens are refused, sockets closed. False when it had ended before. */
export async function revokeFamily(
  tx: Ctx,
  familyId: string,
  reason: 'logout' | 'reuse' | 'elsewhere' | 'switched' | 'deleted',
): Promise<boolean> {
  const ended = await revokeFamilyRow(tx, familyId, reason);
  if (ended) await tx.publish(sessionChannel, `revoked:${familyId}`);
  return ended;
}

/** A device is another identity's now: what is remembered of it is forgotten, its sockets are closed. */
export async function tellSwitched(tx: Ctx, familyId: string): Promise<void> {
  await tx.publish(sessionChannel, `switched:${familyId}`);
}

/** The hint of `sessionChannel` that what a user may is another: their membership, their role. */
export function changedHint(userId: string): string {
  return `changed:${userId}`;
}

/** What is remembered of a user's sessions (membership, permissions) is read again at the next call. */
export async function forgetSessionsOf(tx: Ctx, userId: string): Promise<void> {
  await tx.publish(sessionChannel, changedHint(userId));
}
