import { canMovePosition, positionStatus, type PositionStatus } from '@pinjian/contract/position-state.ts';
import type { Tone } from '#ui/tag.tsx';
import type { SimpleMove } from './api.ts';

const tones: Readonly<Partial<Record<number, Tone>>> = {
  [positionStatus.open]: 'success',
  [positionStatus.review]: 'warning',
  [positionStatus.rejected]: 'danger',
  [positionStatus.paused]: 'warning',
  [positionStatus.takenDown]: 'danger',
};

export function toneOf(status: number): Tone {
  return tones[status] ?? 'neutral';
}

/** Tabs of the list in the order a recruiter looks: what runs, what is being written, what rests. */
export const statusTabs = [
  { status: null, label: '全部' },
  { status: positionStatus.open, label: '招聘中' },
  { status: positionStatus.review, label: '待审核' },
  { status: positionStatus.rejected, label: '审核不通过' },
  { status: positionStatus.draft, label: '草稿' },
  { status: positionStatus.paused, label: '已暂停' },
  { status: positionStatus.closed, label: '已关闭' },
] as const;

interface MoveLook {
  readonly move: SimpleMove;
  readonly label: string;
  readonly done: string;
  /** Asked before it happens, where it is felt by others. */
  readonly question?: string;
}

const looks: readonly MoveLook[] = [
  { move: 'pause', label: '暂停招聘', done: '已暂停，求职者暂时搜不到这个职位' },
  { move: 'reopen', label: '重新开放', done: '已重新开放' },
  {
    move: 'close',
    label: '关闭职位',
    done: '已关闭',
    question: '关闭后求职者不能再投递。已在流程中的候选人不受影响，之后可以重新开放。',
  },
];

/** What can be done with a position in this status, besides editing it. */
export function movesFrom(status: number): MoveLook[] {
  return looks.filter(({ move }) => canMovePosition(status as PositionStatus, move));
}

export function canDelete(status: number): boolean {
  return canMovePosition(status as PositionStatus, 'remove');
}
