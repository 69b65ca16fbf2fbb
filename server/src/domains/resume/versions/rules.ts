import { isDeepStrictEqual } from 'node:util';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Within this long after a version was kept, saves make no other: an editing session is one, a long one several. */
const pauseMs = 10 * 60 * 1000;

/** Whether what a save is about to overwrite should be kept. An empty form is not worth it. */
export function isDue(lastKept: Date | undefined, now: Date, content: ResumeContent): boolean {
  if (lastKept !== undefined && now.getTime() - lastKept.getTime() < pauseMs) return false;
  return !isDeepStrictEqual(content, emptyResumeContent());
}
