import type { Ctx, SystemActor } from '#server/context.ts';
import type { Events } from '#server/events.ts';
import { insertAudit } from './queries.ts';

/** What only the person at the machine does; there is no admin who did it. */
const byCommand: ReadonlySet<Events['account.adminNoted']['note']> = new Set(['added', 'removed', 'reset']);

/** Writes down what happened around an admin's sign-in, which the account domain tells. */
export async function recordAdminNote(
  tx: Ctx<SystemActor>,
  { userId, note, at }: Events['account.adminNoted'],
): Promise<void> {
  const adminId = byCommand.has(note) ? null : userId;
  await insertAudit(tx, { adminId, act: note, object: { kind: 'admin', id: userId }, at: new Date(at) });
}
