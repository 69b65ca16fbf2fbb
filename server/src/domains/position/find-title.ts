import type { Ctx } from '#server/context.ts';
import { findPositionById, writtenContent } from './queries.ts';

/** What a position is called, as seekers see or last saw it. @throws for one that there is not */
export async function positionTitle(ctx: Ctx, positionId: string): Promise<string> {
  const record = await findPositionById(ctx, positionId);
  if (record === undefined) throw new Error(`no position ${positionId}`);
  return (record.content ?? writtenContent(record)).title;
}
