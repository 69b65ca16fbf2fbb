import { interviewDifficulties, type InterviewDifficulty, type Practice } from '@pinjian/contract/interview.ts';
import type { InterviewPosition } from '@pinjian/contract/interview-material.ts';

const kind = 'simulate:';

/**
 * The subject of a practice: at each level there is one open at a time. `about` is a position, a category or a digest of
 * words; without its level a subject is the same for all practices of one thing.
 */
export function subjectOf(about: string, difficulty: InterviewDifficulty): string {
  return `${kind}${about}:${difficulty}`;
}

/** The level that stands in a subject. @throws where it is no practice's */
export function levelOf(subject: string): InterviewDifficulty {
  const found = interviewDifficulties.find((each) => subject.startsWith(kind) && subject.endsWith(`:${each}`));
  if (found === undefined) throw new Error(`${subject} is no practice's subject`);
  return found;
}

/** As a pasted description is kept: in blocks of what one may hold, the words unchanged. */
export function blocksOf(jobDescription: string): InterviewPosition['description'] {
  const longest = 4000;
  return Array.from({ length: Math.ceil(jobDescription.length / longest) }, (_, index) => ({
    title: '职位描述',
    text: jobDescription.slice(index * longest, (index + 1) * longest),
  }));
}

interface Practised {
  readonly kind: string;
  readonly subject: string;
  readonly position_id: string | null;
  readonly position_snapshot: InterviewPosition | null;
}

/** What a job simulation was begun with; null for any other interview. */
export function practiceOf(row: Practised): Practice | null {
  const { position_id: jobId, position_snapshot: position } = row;
  if (row.kind !== 'simulate' || position === null) return null;
  const difficulty = levelOf(row.subject);
  if (jobId !== null) return { source: { jobId }, difficulty };
  if (position.categoryCode !== null) return { source: { positionCode: position.categoryCode }, difficulty };
  return { source: { jobDescription: position.description.map(({ text }) => text).join('') }, difficulty };
}
