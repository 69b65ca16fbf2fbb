import { uncertainBelow } from '@pinjian/contract/resume.ts';
import { isTold, pairReadings } from '../learned/doubts.ts';
import type { Part, Reading } from '../learned/judge.ts';
import { plainReadings } from '../learned/plain-readings.ts';
import type { ParsedResume } from '../parse.ts';
import type { Truth } from './compare.ts';

/** Values that were marked for the person to look at, and those that were not; how many of each were wrong. */
export interface Marks {
  readonly marked: { all: number; wrong: number };
  readonly unmarked: { all: number; wrong: number };
}

export function noMarks(): Marks {
  return { marked: { all: 0, wrong: 0 }, unmarked: { all: 0, wrong: 0 } };
}

const names: Readonly<Record<'education' | 'work' | 'projects', Readonly<Record<Part, string>>>> = {
  education: { main: 'school', second: 'major', third: 'degree', period: 'start' },
  work: { main: '', second: 'title', third: 'department', period: 'start' },
  projects: { main: 'name', second: 'role', third: '', period: 'start' },
};

/**
 * Adds what the marks of one file were worth: name, phone and mail, and the values of schools, posts and projects. A value
 * of an entry is right where the entry that it most likely is has the same.
 */
export function addMarks(sum: Marks, { content, confidence }: Pick<ParsedResume, 'content' | 'confidence'>, truth: Truth): void {
  const add = (paths: readonly string[], isRight: boolean) => {
    const isMarked = paths.some((path) => {
      const field = confidence[path];
      return field !== undefined && field.score < uncertainBelow;
    });
    const own = isMarked ? sum.marked : sum.unmarked;
    own.all++;
    if (!isRight) own.wrong++;
  };
  for (const field of ['name', 'phone', 'email'] as const) {
    const value = content.basics[field];
    if (value !== '') add([`basics.${field}`], fold(value) === fold(truth.basics[field] ?? ''));
  }
  const [read, right] = [plainReadings(content), plainReadings(withLinks(truth))];
  for (const kind of ['education', 'work', 'projects'] as const) {
    const paths =
      kind === 'work'
        ? content.work.flatMap(({ roles }, job) => roles.map((_, role) => [`work.${job}.company`, `work.${job}.roles.${role}`]))
        : content[kind].map((_, at) => ['', `${kind}.${at}`]);
    const truths = pairReadings(read[kind], right[kind]);
    read[kind].forEach((reading, at) => {
      for (const part of ['main', 'second', 'third', 'period'] as const) {
        if (!isTold(reading, part)) continue;
        add(pathsOf(kind, part, paths[at] ?? []), sameAs(reading, truths[at] ?? null, part));
      }
    });
  }
}

function pathsOf(kind: keyof typeof names, part: Part, [company = '', entry = '']: readonly string[]): string[] {
  if (kind === 'work' && part === 'main') return [company];
  const fields = part === 'period' ? ['start', 'end', 'current'] : [names[kind][part]];
  return fields.map((field) => `${entry}.${field}`);
}

function sameAs(reading: Reading, truth: Reading | null, part: Part): boolean {
  return truth !== null && truth[part] === reading[part];
}

function fold(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase();
}

function withLinks(truth: Truth) {
  return { ...truth, projects: truth.projects.map((each) => ({ ...each, link: '' })) };
}
