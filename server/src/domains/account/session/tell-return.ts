import { dayInBeijing } from '#platform/core/beijing-day.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';

/** Tells of who is here for the first time on a day. @param before when the device was used last; null for a new one */
export async function tellReturn(
  tx: Ctx,
  { userId, kind }: { readonly userId: string; readonly kind: SignedInActor['kind'] },
  before: Date | null,
): Promise<void> {
  if (kind === 'admin' || (before !== null && dayInBeijing(before) === dayInBeijing(tx.now()))) return;
  await tx.emit('account.returned', { userId, kind });
}
