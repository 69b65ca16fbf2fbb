import type { DashboardTab, listTargetJobs as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { collectedIds, countCollected, positionCards } from '#domains/position/index.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import type { ApplicationRow } from '../pipeline/queries.ts';
import { findMyApplications } from './find-my-applications.ts';
import { findOwnApplications, findTabPage } from './queries.ts';

/** The list behind a counter of the dashboard (decisions §8), what changed last first. */
export async function listTargetJobs(
  ctx: Ctx<Seeking>,
  { tab, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { positionIds, rows, total } = await findPage(ctx, tab, { offset: (current - 1) * pageSize, limit: pageSize });
  const cards = await positionCards(ctx, ctx.actor.userId, positionIds);
  const applications = await findMyApplications(ctx, rows);
  const records = cards.map((position) => ({ position, application: applications.get(position.positionId) ?? null }));
  return { records, total, current, pageSize, totalCapped: false };
}

interface Page {
  readonly positionIds: readonly string[];
  readonly rows: readonly ApplicationRow[];
  /** Exact: a person's own list is short enough to count. */
  readonly total: number;
}

async function findPage(
  ctx: Ctx<Seeking>,
  tab: DashboardTab,
  page: { readonly offset: number; readonly limit: number },
): Promise<Page> {
  const { userId } = ctx.actor;
  if (tab === 1) {
    const positionIds = await collectedIds(ctx, userId, page);
    const rows = await findOwnApplications(ctx, userId, positionIds);
    return { positionIds, rows, total: await countCollected(ctx, userId) };
  }
  const { rows, total } = await findTabPage(ctx, userId, tab, page);
  return { positionIds: rows.map((row) => row.position_id), rows, total };
}
