import type { PositionDetail } from '@pinjian/contract/position-view.ts';

/** What of a position is told to whom it is shared with. */
export type Shared = Pick<PositionDetail, 'positionId' | 'title' | 'salaryText' | 'status' | 'company'>;

/** The page of a position that anybody reads, without an account. */
export function sharedAddress(positionId: string): string {
  return `${location.origin}/open/job/${positionId}`;
}
