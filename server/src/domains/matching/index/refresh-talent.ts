import type { Ctx } from '#server/context.ts';
import { deleteTalents, findActivity, findStored, lockMaking, touchActivity, upsertTalents } from './queries.ts';
import { readTalents } from './read-talents.ts';

/** What making some talents anew came to. */
export interface Refreshed {
  /** Rows that were missing, were other than the truth, or were there though nobody may be found by them. */
  readonly missing: number;
  readonly different: number;
  readonly needless: number;
}

/**
 * Makes what the index holds of these people anew from the truth: the same however often, in whichever order and on how
 * many copies it is done. What is the same already is not written.
 */
export async function refreshTalents(ctx: Ctx, seekerIds: readonly string[]): Promise<Refreshed> {
  return ctx.transaction(async (tx) => {
    await lockMaking(tx, 'talent', seekerIds);
    const stored = await findStored(tx, seekerIds);
    const records = await readTalents(tx, seekerIds);
    const there = new Set(records.map(({ seekerId }) => seekerId));
    const changed = records.filter(({ seekerId, hash, edition }) => {
      const before = stored.get(seekerId);
      return before?.hash !== hash || before.edition !== edition;
    });
    const needless = [...stored.keys()].filter((id) => !there.has(id));
    await upsertTalents(tx, changed);
    await deleteTalents(tx, needless);
    const missing = changed.filter(({ seekerId }) => !stored.has(seekerId)).length;
    return { missing, different: changed.length - missing, needless: needless.length };
  });
}

/** The same of one person, when there is news of them. */
export async function refreshTalent(tx: Ctx, seekerId: string): Promise<void> {
  await refreshTalents(tx, [seekerId]);
}

/** Somebody was here: how lately is read from their devices. */
export async function refreshActivity(tx: Ctx, seekerId: string): Promise<void> {
  const at = (await findActivity(tx, [seekerId])).get(seekerId);
  if (at !== undefined) await touchActivity(tx, seekerId, at);
}
