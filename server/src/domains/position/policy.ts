import { errors } from '@pinjian/contract/errors.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import {
  canMovePosition,
  positionStatus,
  visibleToSeekers,
  type PositionMove,
} from '@pinjian/contract/position-state.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { PositionRecord } from './queries.ts';

/**
 * A position in the eyes of a member of a company: their own company's, unless it was deleted.
 * @throws Refusal 40400
 */
export function requireOwn(record: PositionRecord | undefined, companyId: string): PositionRecord {
  if (record === undefined || record.companyId !== companyId || record.status === positionStatus.deleted) {
    throw new Refusal(errors.notFound);
  }
  return record;
}

/** @throws Refusal 40931 where the move does not lead from the position's status. */
export function requireMove(record: PositionRecord, move: PositionMove): void {
  if (!canMovePosition(record.status, move)) throw new Refusal(positionErrors.moveNotAllowed);
}

/** What was taken down for breaking the rules is not written on. @throws Refusal 40931 */
export function requireWritable(record: PositionRecord): void {
  if (record.status === positionStatus.takenDown || record.status === positionStatus.review) {
    throw new Refusal(positionErrors.moveNotAllowed);
  }
}

/** Whether a seeker may open it: on show, or once shown. */
export function isVisibleToSeekers(record: PositionRecord): boolean {
  return record.content !== null && visibleToSeekers.includes(record.status);
}
