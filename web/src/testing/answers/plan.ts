import type { PlanOfPosition, PlanRound } from '@pinjian/contract/position-plan.ts';

/** Ids as the contract wants them; the last digits tell them apart. */
export const uuid = (last: number) => `01a20000-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** A round of a plan without anybody in it yet. */
export function planRoundOf(changes: Partial<PlanRound> = {}): PlanRound {
  return {
    planRoundId: uuid(1),
    name: '业务面',
    form: 1,
    minutes: 45,
    interviewerIds: [],
    competencies: [],
    ...changes,
  };
}

/** The plan of a position that nobody wrote yet, in a company of two. */
export function planOf(changes: Partial<PlanOfPosition> = {}): PlanOfPosition {
  return {
    positionId: 'p',
    version: 0,
    savedAt: null,
    savedBy: null,
    content: { rounds: [], team: [] },
    colleagues: [
      { memberId: uuid(91), name: '林示例', role: 'owner' },
      { memberId: uuid(92), name: '温书言', role: 'interviewer' },
    ],
    ...changes,
  };
}
