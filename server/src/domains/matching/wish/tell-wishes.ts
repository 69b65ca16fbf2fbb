import type { Ctx, SystemActor } from '#server/context.ts';

/** What a resume said for its person goes with it. */
export async function tellWishes(tx: Ctx<SystemActor>, { userId }: { userId: string }): Promise<void> {
  await tx.emit('matching.wishChanged', { seekerId: userId });
}
