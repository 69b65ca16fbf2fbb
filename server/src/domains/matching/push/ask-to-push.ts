import type { Ctx } from '#server/context.ts';
import { planLook } from './plan-look.ts';
import { pushDueTask } from './push-due.ts';
import type { Due } from './queries.ts';

/** There is news of a seeker or a position: whoever suits them is looked for in a moment. */
export async function askToPush(tx: Ctx, of: Due): Promise<void> {
  const dueAt = await planLook(tx, of);
  if (dueAt !== null) await tx.enqueue(pushDueTask, of, { startAfter: dueAt });
}
