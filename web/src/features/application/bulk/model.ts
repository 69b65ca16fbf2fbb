import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { rejectedText } from '../candidate/model.ts';

export type BulkRow = BulkMove['rows'][number];

export function isOpen({ state }: Pick<BulkMove, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export function isOver(bulk: Pick<BulkMove, 'state'>): boolean {
  return !isOpen(bulk);
}

function countOf({ rows }: Pick<BulkMove, 'rows'>, outcome: BulkRow['outcome']): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

/** What is about to happen, before it does. */
export function plannedText({ move, releaseNow, rows }: BulkMove): string {
  if (move === 'passResume') return `即将通过 ${rows.length} 位候选人`;
  if (move === 'inviteToAiInterview') return `即将邀请 ${rows.length} 位候选人参加AI面试`;
  if (move === 'addTalent') return `即将加入 ${rows.length} 位候选人，并告知对方`;
  return `即将把 ${rows.length} 位候选人标记为不合适${releaseNow ? '，并告知求职者' : ''}`;
}

export function runningText(bulk: BulkMove): string {
  return `正在处理，已完成 ${bulk.rows.length - countOf(bulk, 'pending')}/${bulk.rows.length} 位`;
}

/** What came of it: 已处理 18 位，2 位状态已变化. */
export function outcomeText(bulk: BulkMove): string {
  const [done, undone] = [countOf(bulk, 'done'), countOf(bulk, 'undone')];
  const skipped = skippedOf(bulk);
  const changed = skipped.every((row) => row.code === errors.stateChanged.code);
  return [
    done > 0 || undone === 0 ? `已处理 ${done} 位` : '',
    skipped.length > 0 ? `${skipped.length} 位${changed ? '状态已变化' : '没有处理'}` : '',
    undone > 0 ? `${done > 0 ? '其余 ' : ''}${undone} 位已撤销` : '',
  ]
    .filter((part) => part !== '')
    .join('，');
}

/** A sentence for one in which nobody was left out: all moved, or all taken back. null where there is more to tell. */
export function cleanText(bulk: BulkMove): string | null {
  const { length } = bulk.rows;
  if (countOf(bulk, 'undone') === length) return `已撤销，${length} 位候选人保持原样`;
  if (bulk.state !== 'done' || countOf(bulk, 'done') !== length) return null;
  if (bulk.move === 'passResume') return `已通过 ${length} 人`;
  if (bulk.move === 'inviteToAiInterview') return `已向 ${length} 人发出AI面试邀请`;
  if (bulk.move === 'addTalent') return `已加入 ${length} 位候选人`;
  return rejectedText(bulk.releaseNow, length);
}

/** Whether it is over and did not go as it was meant; the others have said so in a sentence. */
export function needsReading(bulk: BulkMove): boolean {
  return isOver(bulk) && cleanText(bulk) === null;
}

/** Who was left out, in the order they were chosen. */
export function skippedOf({ rows }: Pick<BulkMove, 'rows'>): BulkRow[] {
  return rows.filter((row) => row.outcome === 'skipped');
}

/** Why one was left out; the list has been refreshed already. */
export function whyText({ code, message }: Pick<BulkRow, 'code' | 'message'>): string {
  return code === errors.stateChanged.code ? '状态已变化' : message;
}

/** Of candidates whose move waits: which one it is. */
export function waitingMoves(bulks: readonly BulkMove[]): ReadonlyMap<string, BulkMove['move']> {
  const waiting = new Map<string, BulkMove['move']>();
  for (const { move, rows } of bulks.filter(isOpen)) {
    for (const { applicationId, outcome } of rows) {
      if (applicationId !== null && outcome === 'pending') waiting.set(applicationId, move);
    }
  }
  return waiting;
}

export const waitingLabels: Readonly<Record<BulkMove['move'], string>> = {
  passResume: '即将通过',
  inviteToAiInterview: '即将邀请AI面试',
  reject: '即将标记不合适',
  addTalent: '即将加入候选人',
};
