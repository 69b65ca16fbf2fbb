import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Ctx } from '#server/context.ts';
import { isVisibleToSeekers } from './policy.ts';
import { findPositionById } from './queries.ts';

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
  const record = await findPositionById(ctx, positionId);
  if (record === undefined || record.content === null || !isVisibleToSeekers(record)) return undefined;
  const { companyId, status, content } = record;
  return { positionId, companyId, status, isOpen: status === positionStatus.open, content };
}
