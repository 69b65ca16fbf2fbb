import type { Ctx } from '#server/context.ts';
import { deleteDue, lockDue, storeDue, type Due } from './queries.ts';

/** What is asked for within this time is looked at once: ten edits of a position are one look. */
const windowMs = 3_000;

/** Writes that somebody or something is to be looked at soon; answers when, where that was not planned yet. */
export async function planLook(tx: Ctx, of: Due): Promise<Date | null> {
  const now = tx.now();
  const planned = await lockDue(tx, of);
  const soon = new Date(now.getTime() + windowMs);
  // What waits for the morning is looked at now: an edit may close what is open already.
  const isPlanned = planned !== undefined && planned.due_at > now && planned.due_at <= soon;
  const dueAt = isPlanned ? planned.due_at : soon;
  await storeDue(tx, of, { asks: (planned?.asks ?? 0) + 1, due_at: dueAt });
  return isPlanned ? null : dueAt;
}

/** Ends a look at what had been asked for so often: it is over, or to be taken again. Who asked in between is heard. */
export async function endLook(tx: Ctx, of: Due, asks: number, again: Date | null): Promise<void> {
  const planned = await lockDue(tx, of);
  if (planned?.asks !== asks) return;
  if (again === null) await deleteDue(tx, of);
  else await storeDue(tx, of, { asks: 0, due_at: again });
}
