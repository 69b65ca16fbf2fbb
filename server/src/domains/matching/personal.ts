import { dismissalReasonLabels } from '@pinjian/contract/matching-dismissal.ts';
import { cityByCode } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { deleteDismissalsOf, findDismissalsOf } from './dismissal/queries.ts';
import { eraseMatching, findPushesOfPerson, findSearchesOf, personalTables } from './personal-queries.ts';
import { findLooksOfPerson } from './recommendation/looks-queries.ts';
import { deleteViewedOf, findViewedOf } from './viewed/queries.ts';
import { deleteWish, findWishRows } from './wish/queries.ts';

/** How a push came to its end, for the person. */
const pushEnds = { dismissed: '不感兴趣', unused: '30 天没有处理', over: '不再合适', used: '已投递' };

/**
 * What a person may take along: what they said themselves that they look for and do not want, what they opened, which
 * companies looked at them, what was recommended to them and to whom they were, and the searches that they keep as a
 * member of a company.
 */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const looks = await findLooksOfPerson(ctx, userId);
  const searches = await findSearchesOf(ctx, userId);
  const dismissals = await findDismissalsOf(ctx, userId);
  const viewed = await findViewedOf(ctx, userId);
  const pushes = await findPushesOfPerson(ctx, userId);
  return {
    ...(await exportWishes(ctx, userId)),
    looks: looks.map(({ name, looked_at }) => ({ company: name, at: looked_at.toISOString() })),
    dismissedPositions: dismissals.map(({ title, name, reason, at }) => ({
      position: title,
      company: name,
      reason: dismissalReasonLabels[reason],
      dismissedAt: at.toISOString(),
    })),
    viewedPositions: viewed.map(({ title, at }) => ({ position: title, viewedAt: at.toISOString() })),
    pushes: pushes.map(({ title, name, match, seeker_at, seeker_end, employer_at }) => ({
      position: title,
      company: name,
      reasons: match.reasons.map(({ text }) => text),
      pushedAt: seeker_at?.toISOString() ?? null,
      pushEnd: seeker_end === null ? null : pushEnds[seeker_end],
      toCompanyAt: employer_at?.toISOString() ?? null,
    })),
    savedSearches: searches.map(({ created_at, ...search }) => ({ ...search, createdAt: created_at.toISOString() })),
  };
}

async function exportWishes(ctx: Ctx, userId: string): Promise<object> {
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
  await deleteDismissalsOf(tx, userId);
  await deleteViewedOf(tx, userId);
  await eraseMatching(tx, userId);
}

/** What matching knows of a person. */
export const personal = { tables: personalTables, export: exportData, erase };
