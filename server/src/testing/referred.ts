import type { World } from './world.ts';

/** Whether others may write rows that refer to an identity just now: what a foreign key takes of it is free. */
export async function mayBeReferredTo(world: World, userId: string): Promise<boolean> {
  const free = await world.db
    .selectFrom('account_identity')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .skipLocked()
    .execute();
  return free.length === 1;
}
