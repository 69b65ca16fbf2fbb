import { cityByCode } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { personalTables } from './personal-queries.ts';
import { deleteWish, findWishRows } from './wish/queries.ts';

/** What a person may take along: what they said themselves that they look for. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const [row] = await findWishRows(ctx, [userId]);
  if (row === undefined) return { wishes: [] };
  return {
    wishes: (row.wishes ?? []).map(({ cityCodes, ...wish }) => ({ ...wish, cities: cityCodes.map(cityOf) })),
    jobTypes: row.job_types ?? [],
    recruitTypes: row.recruit_types ?? [],
    arrival: row.arrival,
    personalOrder: row.personal_order,
    skippedQuestions: row.skipped,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A city with its name. */
function cityOf(code: string): { code: string; name: string } {
  return { code, name: cityByCode(code)?.name ?? code };
}

/** Joins the transaction that erases the rest. */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await deleteWish(tx, userId);
}

/** A seeker's wishes: theirs alone. */
export const personal = { tables: personalTables, export: exportData, erase };
