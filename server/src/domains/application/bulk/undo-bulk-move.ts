import type { undoBulkMove as endpoint } from '@pinjian/contract/application-bulk.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { getBulkMove } from './get-bulk-move.ts';
import { markUndone } from './queries.ts';
import { endBulkMove } from './run-bulk-move.ts';

/**
 * Takes back what has not run; what has run stays as it is. Undone or over, asking again changes nothing. That it is
 * undone is written and seen first: were the rows taken back in the same step, those that run meanwhile would be missed.
 */
export async function undoBulkMove(
  ctx: Ctx<EmployerActor>,
  { bulkId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { state } = await getBulkMove(ctx, { bulkId });
  if (state === 'waiting' || state === 'running') {
    await markUndone(ctx, bulkId);
    await endBulkMove(ctx, bulkId);
  }
  return getBulkMove(ctx, { bulkId });
}
