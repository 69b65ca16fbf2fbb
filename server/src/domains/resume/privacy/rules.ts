import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { tradeName } from '#domains/dictionary/index.ts';

/** An employer as resumes name it. */
export interface NamedEmployer {
  readonly words: string;
  /** Whether a post there goes on. */
  readonly current: boolean;
}

/** The employers that resumes name, by trade name, in the order in which they are written. */
export function employersOf(contents: readonly Pick<ResumeContent, 'work'>[]): Map<string, NamedEmployer> {
  const employers = new Map<string, NamedEmployer>();
  for (const { company, roles } of contents.flatMap(({ work }) => work)) {
    const name = tradeName(company);
    if (name === null) continue;
    const before = employers.get(name);
    const current = before?.current === true || roles.some((role) => role.current);
    employers.set(name, { words: before?.words ?? company, current });
  }
  return employers;
}

/**
 * Trade names of the employers that a resume names as present ones: a post goes on there, or nothing says that it ended.
 * Keeping one too many away costs little, letting the own one in a lot.
 */
export function presentEmployers({ work }: Pick<ResumeContent, 'work'>): string[] {
  const present = work.filter(({ roles }) => roles.some(({ current, end }) => current || end === null));
  return [...employersOf([{ work: present }]).keys()];
}
