import { findEmployer, readsAny } from '#domains/account/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { dayInBeijing, midnightInBeijing } from '#platform/core/beijing-day.ts';
import { isQuiet } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findSearcher } from '../talent/policy.ts';
import { countNew } from '../talent/search.ts';
import { findDueAlerts, lockDueAlert, updateSavedSearch, type SavedSearchRow } from './queries.ts';
import { readSavedQuery } from './save-search.ts';

/** Searches of one run; what is left is the next one's. */
const perRun = 500;
const newCounted = 99;

/** Tells members once a day of whoever is new in the searches that they keep. */
export async function tellAlerts(ctx: Ctx<SystemActor>): Promise<void> {
  if (isQuiet(ctx.now(), ctx.ports.config.quietHours)) return;
  const today = midnightInBeijing(ctx.now());
  for (const id of await findDueAlerts(ctx, today, perRun))
    await ctx.transaction(async (tx) => {
      const row = await lockDueAlert(tx, id, today);
      if (row !== undefined) await tellAlert(tx, row);
    });
}

async function tellAlert(tx: Ctx<SystemActor>, row: SavedSearchRow): Promise<void> {
  await updateSavedSearch(tx, row.id, { alerted_at: tx.now() });
  const since = row.alerted_at !== null && row.alerted_at > row.opened_at ? row.alerted_at : row.opened_at;
  const count = await countFor(tx, row, since);
  if (count === 0) return;
  await sendMessage(tx, {
    to: { userId: row.member_id },
    type: '7',
    title: '有新的人才',
    content: `您保存的搜索「${row.name}」有 ${count} 位新的人才。`,
    meta: { target: { kind: 'talentSearch', ids: { searchId: row.id } } },
    dedupeKey: `saved-search:${row.id}:${dayInBeijing(tx.now())}`,
  });
}

/** How many are new to the member whose search it is; 0 for one who may not search for its company any more. */
async function countFor(tx: Ctx, row: SavedSearchRow, since: Date): Promise<number> {
  const input = readSavedQuery(row.query);
  // No device asked for it.
  const member = await findEmployer(tx, { userId: row.member_id, familyId: row.id });
  if (input === null || member?.companyId !== row.company_id || !readsAny(member, 'talents')) return 0;
  const searcher = await findSearcher(tx, { companyId: row.company_id, memberId: row.member_id });
  return searcher === null ? 0 : countNew(tx, searcher, input, since, newCounted);
}
