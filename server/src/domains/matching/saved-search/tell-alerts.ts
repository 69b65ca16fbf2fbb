import { sendMessage } from '#domains/message/index.ts';
import { dayInBeijing, midnightInBeijing } from '#platform/core/beijing-day.ts';
import { isQuiet } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { findDueAlerts, lockDueAlert, updateSavedSearch, type SavedSearchRow } from './queries.ts';
import { searchKindOf } from './search-kind.ts';

/** Searches of one run; what is left is the next one's. */
const perRun = 500;

/** Tells people once a day of what is new in the searches that they keep. */
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
  const kind = searchKindOf({ companyId: row.company_id });
  const count = await kind.countNew(tx, row, since);
  if (count === 0) return;
  await sendMessage(tx, {
    to: { userId: row.member_id },
    type: '7',
    title: kind.title,
    content: kind.text(row.name, count),
    meta: { target: kind.target(row.id) },
    dedupeKey: `saved-search:${row.id}:${dayInBeijing(tx.now())}`,
  });
}
