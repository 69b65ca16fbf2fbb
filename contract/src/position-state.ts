/** dictNums of job_status, by the words the code uses. */
export const positionStatus = {
  draft: 1,
  review: 2,
  open: 3,
  rejected: 4,
  paused: 5,
  closed: 6,
  expired: 7,
  deleted: 8,
  full: 9,
  takenDown: 10,
} as const;
export type PositionStatus = (typeof positionStatus)[keyof typeof positionStatus];

const { draft, open, rejected, paused, closed, expired, full, deleted } = positionStatus;

/**
 * The moves an employer can make: where a position may come from and where it goes. A position that is already there
 * stays there (the same move twice is the same result).
 */
export const positionMoves = {
  /** Puts the written content on show: a first time, or its changes. */
  publish: { from: [draft, open, rejected, paused, closed, expired, full], to: open },
  pause: { from: [open], to: paused },
  /** Shows again what was shown before; unpublished changes stay unpublished. */
  reopen: { from: [paused, closed, expired, full], to: open },
  close: { from: [open, paused, expired, full], to: closed },
  /** Only what was never shown can be deleted. */
  remove: { from: [draft, rejected], to: deleted },
} as const satisfies Record<string, { readonly from: readonly PositionStatus[]; readonly to: PositionStatus }>;
export type PositionMove = keyof typeof positionMoves;

/** Whether an employer may make the move from this status. */
export function canMovePosition(status: PositionStatus, move: PositionMove): boolean {
  return (positionMoves[move].from as readonly PositionStatus[]).includes(status);
}

/** What seekers may open: shown now or once shown. Only an open one is found by search and can be applied to. */
export const visibleToSeekers: readonly PositionStatus[] = [open, paused, closed, expired, full];
