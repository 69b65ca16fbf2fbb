import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { positionCards } from '#domains/position/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findMyApplications } from '../home/find-my-applications.ts';
import { findAdditionPage } from './addition-queries.ts';

/** A position for which a company added the seeker, who did not answer yet. */
export interface OpenAddition {
  readonly position: PositionCard;
  readonly application: MyApplication;
  readonly addedAt: Date;
  /** The resume that went along. */
  readonly content: ResumeContent | null;
}

/** A page of those that wait for the caller's answer, the latest first, and how many there are. */
export async function findAdditions(
  ctx: Ctx<Seeking>,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly records: OpenAddition[]; readonly total: number }> {
  const { rows, total } = await findAdditionPage(ctx, ctx.actor.userId, page);
  const cards = await positionCards(
    ctx,
    ctx.actor.userId,
    rows.map((row) => row.position_id),
  );
  const applications = await findMyApplications(ctx, rows);
  const byPosition = new Map(rows.map((row) => [row.position_id, row]));
  const records = cards.flatMap((position) => {
    const application = applications.get(position.positionId);
    const row = byPosition.get(position.positionId);
    if (application === undefined || row === undefined) return [];
    return [{ position, application, addedAt: row.added_at, content: row.resume_snapshot }];
  });
  return { records, total };
}
