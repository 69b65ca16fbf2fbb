import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Within this long after a version was kept, saves make no other: an editing session is one, a long one several. */
const pauseMs = 10 * 60 * 1000;

/** Whether what a save is about to overwrite should be kept. An empty form is not worth it. */
export function isDue(lastKept: Date | undefined, now: Date, content: ResumeContent): boolean {
  if (lastKept !== undefined && now.getTime() - lastKept.getTime() < pauseMs) return false;
  return !isDeepStrictEqual(content, emptyResumeContent());
}

/** The same for the same content, however its keys are ordered. */
export function contentSha256(content: ResumeContent): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest('hex');
}

function ordered(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(ordered);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, ordered(value)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
