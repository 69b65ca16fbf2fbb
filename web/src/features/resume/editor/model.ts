import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { resumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';

/** Dotted path of a field: `basics.phone`, `work.0.roles.1.start`. */
type PathIn<T> = T extends readonly (infer E)[]
  ? `${number}` | `${number}.${PathIn<E>}`
  : T extends object
    ? { [K in keyof T & string]: K | `${K}.${PathIn<NonNullable<T[K]>>}` }[keyof T & string]
    : never;
export type ContentPath = PathIn<ResumeContent>;

type ValueIn<T, P extends string> = P extends `${infer K}.${infer Rest}`
  ? ValueIn<NonNullable<Step<T, K>>, Rest>
  : Step<T, P>;
type Step<T, K extends string> = T extends readonly (infer E)[] ? E : K extends keyof T ? T[K] : never;
export type ContentValue<P extends string> = ValueIn<ResumeContent, P>;

/** Paths of fields that hold a text. */
export type TextPath = Exclude<
  { [P in ContentPath]: ContentValue<P> extends string ? P : never }[ContentPath],
  `${string}.code`
>;

/** Paths of entries that have a beginning and an end. */
export type PeriodPath = `education.${number}` | `projects.${number}` | `work.${number}.roles.${number}`;

/** Paths of lists whose entries are objects: what can be added to, taken from and put in order. */
export type ListPath = Exclude<
  { [P in ContentPath]: ContentValue<P> extends readonly object[] ? P : never }[ContentPath],
  never
>;

/** The value at a path; undefined where the path leads nowhere. */
export function valueAt<P extends ContentPath>(content: ResumeContent, path: P): ContentValue<P>;
export function valueAt(content: ResumeContent, path: string): unknown;
export function valueAt(content: ResumeContent, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    );
}

/** The content with another value at a path; everything beside the path stays the same object. */
export function withValue(content: ResumeContent, path: string, value: unknown): ResumeContent {
  return replaced(content, path.split('.'), value) as ResumeContent;
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node))
    return node.map((each: unknown, index) => (index === Number(key) ? replaced(each, rest, value) : each));
  if (typeof node !== 'object' || node === null) throw new Error(`the content has nothing at ${key}`);
  return { ...node, [key]: replaced(Reflect.get(node, key), rest, value) };
}

/** Whether a person has put nothing into an entry: such a one is removed without a word. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank);
  // Where months and cycle stand as they came, an intention without words and amounts is empty.
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, each]) => key === 'cycle' || key === 'months' || isBlank(each));
  }
  return value === null || value === undefined || value === '' || value === false;
}

/**
 * The field of the form that shows what stands at a path of the content. Cities, salary and links are one field each,
 * 至今 belongs to the end of its period, a skill with its level is one row, an entry as a whole is its first field.
 */
export function fieldOf(path: string): string {
  const firstField: Readonly<Record<string, string>> = {
    work: 'company',
    education: 'school',
    projects: 'name',
    others: 'title',
    intentions: 'position',
  };
  const [list = '', index, ...rest] = path.split('.');
  if (index === undefined) return path;
  if (list === 'basics') return `basics.${index}`;
  if (['skills', 'certificates', 'languages'].includes(list)) return `${list}.${index}`;
  const first = firstField[list];
  if (first === undefined) return path;
  if (list === 'work' && rest[0] === 'roles') {
    const [, role = '0', field = 'title'] = rest;
    return `work.${index}.roles.${role}.${periodField(field)}`;
  }
  return `${list}.${index}.${periodField(rest[0] ?? first)}`;
}

function periodField(field: string): string {
  return field === 'current' ? 'end' : field;
}

/** What cannot be stored as it is, each with the path of its field. */
export function issuesOf(content: ResumeContent): InputIssue[] {
  const parsed = resumeContent.safeParse(content);
  if (parsed.success) return [];
  const seen = new Set<string>();
  return parsed.error.issues
    .map((issue) => ({ path: fieldOf(issue.path.join('.')), message: issue.message }))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** The content without the rows that were added and never filled. */
function withoutBlanks(content: ResumeContent): ResumeContent {
  const filled = <T>(entries: readonly T[]) => entries.filter((entry) => !isBlank(entry));
  return {
    ...content,
    basics: { ...content.basics, links: filled(content.basics.links) },
    intentions: filled(content.intentions),
    education: filled(content.education),
    work: filled(content.work).map((each) => ({
      ...each,
      roles: each.roles.filter((role, index) => index === 0 || !isBlank(role)),
    })),
    projects: filled(content.projects),
    skills: filled(content.skills),
    certificates: filled(content.certificates),
    languages: filled(content.languages),
    others: filled(content.others),
  };
}

/** The content as the server stores it (texts trimmed, no blank rows), or null while something in it cannot be stored. */
export function storable(content: ResumeContent): ResumeContent | null {
  const parsed = resumeContent.safeParse(withoutBlanks(content));
  return parsed.success ? parsed.data : null;
}

export interface Period {
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
}

/** Whether a period ends before it begins; years alone are compared as years. */
export function isReversed({ start, end, current }: Period): boolean {
  if (start === null || end === null || current) return false;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}

/** What is odd about a stated pay, for the person; null when nothing is. */
export function salaryObjection(salary: { readonly min: number | null; readonly max: number | null }): string | null {
  const { min, max } = salary;
  if ((min === null) !== (max === null)) return '请填写最低和最高薪资，或都留空表示面议';
  return min !== null && max !== null && min > max ? '最高薪资应不低于最低薪资' : null;
}

/** Several skills typed at once: React、Vue，TypeScript. A slash may be part of a name (CI/CD) and parts nothing. */
export function splitSkills(text: string): string[] {
  const names = text.split(/[、，,;；]/).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}
