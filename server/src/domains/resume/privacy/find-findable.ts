import { leavingAmong } from '#domains/account/index.ts';
import { blockersAmong, companyNaming } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { mayFindSeeker, type FindingFacts } from './policy.ts';
import { findFindingRows } from './queries.ts';
import { presentEmployers } from './rules.ts';

/** What decides whether companies may find these seekers, by seeker; all of them are in the answer. */
export async function findingFacts(ctx: Ctx, seekerIds: readonly string[]): Promise<Map<string, FindingFacts>> {
  const rows = await findFindingRows(ctx, seekerIds);
  const leaving = await leavingAmong(ctx, seekerIds);
  return new Map(
    rows.map(({ seekerId, visibility, resumeId, jobStatus, work }) => [
      seekerId,
      {
        visibility,
        resumeId,
        jobStatus,
        isLeaving: leaving.has(seekerId),
        presentEmployers: presentEmployers({ work: work ?? [] }),
      },
    ]),
  );
}

/** Those of the seekers whom a company may find without their having applied to it. */
export async function findableAmong(ctx: Ctx, companyId: string, seekerIds: readonly string[]): Promise<Set<string>> {
  const company = seekerIds.length === 0 ? null : await companyNaming(ctx, companyId);
  if (company === null) return new Set();
  const facts = await findingFacts(ctx, seekerIds);
  const blockers = await blockersAmong(ctx, companyId, seekerIds);
  const found = [...facts].filter(([id, seeker]) => mayFindSeeker(seeker, { ...company, isBlocked: blockers.has(id) }));
  return new Set(found.map(([id]) => id));
}
