import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { isVisibleToSeekers } from './policy.ts';
import { findPositionsByIds } from './queries.ts';

/** A position as it is, or last was, on show: what an application or an interview is about. */
export interface ShownPosition {
  readonly positionId: string;
  readonly companyId: string;
  readonly status: PositionStatus;
  /** Can be applied to. */
  readonly isOpen: boolean;
  readonly content: PositionContent;
}

/** A position that seekers may see; undefined for one never shown, deleted or taken down. */
export async function findShownPosition(ctx: Ctx, positionId: string): Promise<ShownPosition | undefined> {
  return (await findShownPositions(ctx, [positionId]))[0];
}

/** Those of the positions that seekers may see. */
export async function findShownPositions(ctx: Ctx, positionIds: readonly string[]): Promise<ShownPosition[]> {
  return (await findPositionsByIds(ctx, positionIds)).flatMap((record) => {
    const { id: positionId, companyId, status, content } = record;
    if (content === null || !isVisibleToSeekers(record)) return [];
    return [{ positionId, companyId, status, isOpen: status === positionStatus.open, content }];
  });
}
