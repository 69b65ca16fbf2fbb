import type { MyApplication } from '@pinjian/contract/application-view.ts';
import type { PositionCard } from '@pinjian/contract/position-view.ts';
import { positionCards } from '#domains/position/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplications } from '../home/find-my-applications.ts';
import { findAdditionPage } from './addition-queries.ts';

/** A position for which a company added the seeker, who did not answer yet. */
export interface OpenAddition {
  readonly position: PositionCard;
  readonly application: MyApplication;
  readonly addedAt: Date;
}

/** A page of those that wait for the caller's answer, the latest first, and how many there are. */
export async function findAdditions(
  ctx: Ctx<SeekerActor>,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ readonly records: OpenAddition[]; readonly total: number }> {
  const { rows, total } = await findAdditionPage(ctx, ctx.actor.userId, page);
  const cards = await positionCards(
    ctx,
    ctx.actor.userId,
    rows.map((row) => row.position_id),
  );
  const applications = await findMyApplications(ctx, rows);
  const addedAt = new Map(rows.map((row) => [row.position_id, row.added_at]));
  const records = cards.flatMap((position) => {
    const application = applications.get(position.positionId);
    const at = addedAt.get(position.positionId);
    return application === undefined || at === undefined ? [] : [{ position, application, addedAt: at }];
  });
  return { records, total };
}
