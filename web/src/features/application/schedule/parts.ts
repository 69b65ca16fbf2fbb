import { candidateFilterNames } from '../candidate/filters.ts';

/** What stands at /hire/candidateList: who is under way, and when they are met; an interviewer's own day before both. */
export const candidateParts = ['landing', 'list', 'board', 'schedule'] as const;
export type CandidatePart = (typeof candidateParts)[number];

export const candidatePartLabels: Readonly<Record<CandidatePart, string>> = {
  landing: '我的面试',
  list: '候选人',
  board: '看板',
  schedule: '面试日程',
};

/** The parts that somebody has, the one they come to first; a board needs room, and more than one's own candidates. */
export function partsOf(readsAll: boolean, hasRoom: boolean): readonly CandidatePart[] {
  if (!readsAll) return ['landing', 'schedule', 'list'];
  return hasRoom ? ['list', 'board', 'schedule'] : ['list', 'schedule'];
}

/** The part that the address names; a filter of the list means the list. */
export function readPart(params: URLSearchParams, parts: readonly CandidatePart[]): CandidatePart {
  const named = parts.find((part) => part === params.get('show'));
  if (named !== undefined) return named;
  return candidateFilterNames.some((name) => params.has(name)) ? 'list' : (parts[0] ?? 'list');
}

/** The address of a part: its filters are its own. */
export function partPath(part: CandidatePart, parts: readonly CandidatePart[]): string {
  return part === parts[0] ? '/hire/candidateList' : `/hire/candidateList?show=${part}`;
}
