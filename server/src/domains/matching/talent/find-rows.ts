import type { Match } from '@pinjian/contract/matching-match.ts';
import type { TalentRow } from '@pinjian/contract/matching-talent-view.ts';
import { defaultSnapshots, findableAmong } from '#domains/resume/index.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { findStandings } from './find-standings.ts';
import { activityOf, shownResume, wishesView } from './view.ts';

/** A talent who was found, and how they fit where a position was named. */
export interface FoundRow {
  readonly seekerId: string;
  readonly activeAt: Date;
  readonly match: Match | null;
}

/** Rows of a list, in the order given. Who may not be found at this moment is left out. */
export async function findTalentRows(
  ctx: Ctx<Employing>,
  of: { readonly companyId: string; readonly positionId: string | null },
  found: readonly FoundRow[],
): Promise<TalentRow[]> {
  const ids = found.map(({ seekerId }) => seekerId);
  const findable = await findableAmong(ctx, of.companyId, ids);
  const shown = ids.filter((id) => findable.has(id));
  const resumes = await defaultSnapshots(ctx, shown);
  const wishes = await findWishes(ctx, shown);
  const { standings } = await findStandings(ctx, of, shown);
  return found.flatMap(({ seekerId, activeAt, match }): TalentRow[] => {
    const resume = resumes.get(seekerId);
    const wished = wishes.get(seekerId);
    const standing = standings.get(seekerId);
    if (resume === undefined || wished === undefined || standing === undefined) return [];
    const { candidate, jobStatus } = shownResume(resume, ctx.now());
    return [
      {
        resumeId: resume.resumeId,
        candidate,
        jobStatus,
        activity: activityOf(activeAt, ctx.now()),
        wishes: wishesView(wished),
        match,
        standing,
      },
    ];
  });
}
