import { listOf, once, readTable } from './table.ts';

export interface School {
  /** Present full name. */
  readonly name: string;
  readonly province: string;
  readonly cityCode: string;
  readonly level: '本科' | '专科';
  readonly is985: boolean;
  readonly is211: boolean;
  readonly isDoubleFirst: boolean;
  readonly ownership: string;
}

const columns = [
  'name',
  'province',
  'cityCode',
  'level',
  'is985',
  'is211',
  'isDoubleFirst',
  'ownership',
  'aliases',
  'formerNames',
] as const;

const schools = once(() => {
  const bySpelling = new Map<string, School | null>();
  for (const [name, province, cityCode, level, is985, is211, first, ownership, aliases, former] of readTable(
    'schools.tsv',
    columns,
  )) {
    const school: School = {
      name,
      province,
      cityCode,
      level: level === '本科' ? '本科' : '专科',
      is985: is985 === '1',
      is211: is211 === '1',
      isDoubleFirst: first === '1',
      ownership,
    };
    for (const spelling of [...listOf(aliases), ...listOf(former)].map(plain)) {
      // A spelling that two schools share (东大) names neither.
      bySpelling.set(spelling, (bySpelling.get(spelling) ?? school) === school ? school : null);
    }
    bySpelling.set(plain(name), school);
  }
  return bySpelling;
});

function plain(spelling: string): string {
  return spelling.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '');
}

/** A school of higher education in mainland China by its name, an alias (北大, PKU) or a former name. */
export function schoolByName(name: string): School | undefined {
  return schools().get(plain(name)) ?? undefined;
}
