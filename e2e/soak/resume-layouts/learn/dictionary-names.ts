import { readFileSync } from 'node:fs';

const tables = new URL('../../../../server/src/domains/dictionary/data/', import.meta.url);

function columnOf(file: string, column: number): string[] {
  return readFileSync(new URL(file, tables), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split('\t')[column] ?? [])
    .filter((name) => /^\p{Script=Han}{2,16}$/u.test(name));
}

let schools: readonly string[] | undefined;
let majors: readonly string[] | undefined;

/** The Chinese names of all schools of the dictionary. */
export function allSchoolNames(): readonly string[] {
  schools ??= columnOf('schools.tsv', 1);
  return schools;
}

/** The same of all majors. */
export function allMajorNames(): readonly string[] {
  majors ??= columnOf('majors.tsv', 1);
  return majors;
}
