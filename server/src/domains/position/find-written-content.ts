import type { PositionContent } from '@pinjian/contract/position-content.ts';
import type { Ctx } from '#server/context.ts';
import { requireOwn } from './policy.ts';
import { findPositionById, writtenContent } from './queries.ts';

/** What is written of a position of a company, on show or not. @throws Refusal 40400 */
export async function findWrittenContent(ctx: Ctx, companyId: string, positionId: string): Promise<PositionContent> {
  return writtenContent(requireOwn(await findPositionById(ctx, positionId), companyId));
}
