import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { findPositionsByIds } from './queries.ts';

/** A position on show, as it is shown. */
export interface OpenPosition {
  readonly positionId: string;
  readonly companyId: string;
  readonly shownAt: Date;
  readonly content: PositionContent;
}

/** Those of the positions that are on show. */
export async function findOpenPositions(ctx: Ctx, positionIds: readonly string[]): Promise<OpenPosition[]> {
  return (await findPositionsByIds(ctx, positionIds)).flatMap(({ id, companyId, status, content, shownAt }) =>
    status !== positionStatus.open || content === null || shownAt === null
      ? []
      : [{ positionId: id, companyId, shownAt, content }],
  );
}
