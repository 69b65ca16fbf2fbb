import type { ResumeContent } from '@pinjian/contract/resume-content.ts';

/** A filled field by its place, without what a page writes differently: white space, widths. */
type Field = readonly [path: string, value: string];

function fieldsOf(content: ResumeContent): Field[] {
  const fields: Field[] = [];
  const walk = (node: unknown, path: string): void => {
    if (node === null || node === '' || node === false) return;
    if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean') {
      fields.push([path, String(node).normalize('NFKC').replaceAll(/\s/gu, '')]);
      return;
    }
    if (typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) walk(value, path === '' ? key : `${path}.${key}`);
  };
  const { basics, intentions, education, work, projects, skills, certificates, languages } = content;
  const city = basics.city?.name ?? '';
  const looked = intentions.map(({ position, cities, salary }) => ({
    position,
    cities: cities.map(({ name }) => name),
    ...(salary.min === null ? {} : { salary: `${salary.min}-${salary.max} ${salary.months}` }),
  }));
  walk({ basics: { ...basics, city }, intentions: looked, education, work, projects, skills, certificates }, '');
  walk({ languages, selfEvaluation: content.selfEvaluation, others: content.others }, '');
  return fields;
}

export interface FieldCount {
  readonly expected: number;
  readonly right: number;
  /** What was not read as it was printed: the place, what stands there, what was read. */
  readonly wrong: readonly string[];
}

/** How many of the filled fields were read as they are. */
export function compareFields(printed: ResumeContent, read: ResumeContent): FieldCount {
  const found = new Map(fieldsOf(read));
  const expected = fieldsOf(printed);
  const wrong = expected
    .filter(([path, value]) => found.get(path) !== value)
    .map(([path, value]) => `${path}: ${value} ≠ ${found.get(path) ?? '–'}`);
  return { expected: expected.length, right: expected.length - wrong.length, wrong };
}
