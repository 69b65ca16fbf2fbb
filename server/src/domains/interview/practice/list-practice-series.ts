import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listPracticeSeries as endpoint } from '@pinjian/contract/interview-practice.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { findSeriesPage } from './queries.ts';
import { seriesView } from './view.ts';

/** Practices of a series that are shown: the newest. */
const most = 6;

/** The seeker's job simulations by what they were about, with how they developed. */
export async function listPracticeSeries(
  ctx: Ctx<Seeking>,
  { current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { rows, counted } = await findSeriesPage(ctx, { seekerId: ctx.actor.userId, current, pageSize, most });
  const bySeries = Map.groupBy(rows, ({ series }) => series);
  return {
    records: [...bySeries.values()].flatMap((each) => seriesView(each, ctx.now())),
    total: Math.min(counted, totalCap),
    current,
    pageSize,
    totalCapped: counted > totalCap,
  };
}
