import type { Option } from '@pinjian/contract/dictionary.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { countByStatus } from './queries.ts';

/** How many positions of a company stand where, deleted ones left out. */
export async function countPositionsByStatus(
  ctx: Ctx,
  companyId: string,
): Promise<{ readonly status: Option; readonly count: number }[]> {
  const counts = await countByStatus(ctx, { companyId, q: '' });
  return counts.map(({ status, count }) => ({
    status: { value: status, label: dictLabel('job_status', status) ?? '' },
    count,
  }));
}
