import { fold } from '../engine/spelling.ts';
import { listOf, once, readTable } from './table.ts';

export interface School {
  /** U00001; stable. */
  readonly id: string;
  /** Present full name. */
  readonly name: string;
  readonly province: string;
  readonly cityCode: string;
  readonly level: '本科' | '专科';
  readonly is985: boolean;
  readonly is211: boolean;
  readonly isDoubleFirst: boolean;
  readonly ownership: string;
  /** 北大, PKU, Peking University; some are shared by several schools. */
  readonly aliases: readonly string[];
  readonly formerNames: readonly string[];
}

const columns = [
  'id',
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

type Row = ReturnType<typeof readTable<typeof columns>>[number];

function schoolOf([
  id,
  name,
  province,
  cityCode,
  level,
  is985,
  is211,
  first,
  ownership,
  aliases,
  former,
]: Row): School {
  return {
    id,
    name,
    province,
    cityCode,
    level: level === '本科' ? '本科' : '专科',
    is985: is985 === '1',
    is211: is211 === '1',
    isDoubleFirst: first === '1',
    ownership,
    aliases: listOf(aliases),
    formerNames: listOf(former),
  };
}

const schools = once(() => {
  const all = readTable('schools.tsv', columns).map(schoolOf);
  const bySpelling = new Map<string, School | null>();
  for (const school of all) {
    for (const spelling of [...school.aliases, ...school.formerNames].map(fold)) {
      // A spelling that two schools share (东大) names neither.
      bySpelling.set(spelling, bySpelling.has(spelling) && bySpelling.get(spelling) !== school ? null : school);
    }
  }
  for (const school of all) bySpelling.set(fold(school.name), school);
  // Colleges that bear a university's name and are schools of their own, and aliases shared with schools elsewhere.
  for (const [spelling] of readTable('schools-apart.tsv', ['spelling'])) bySpelling.set(fold(spelling), null);
  return { byId: new Map(all.map((school) => [school.id, school])), bySpelling };
});

/** Every school of higher education in mainland China, in the order of the register. */
export function allSchools(): IterableIterator<School> {
  return schools().byId.values();
}

export function schoolById(id: string): School | undefined {
  return schools().byId.get(id);
}

/**
 * The school that a folded spelling names: its name, an alias or a former name. null where it is known and names no
 * single school of the table, undefined where nothing is known of it.
 */
export function schoolBySpelling(folded: string): School | null | undefined {
  return schools().bySpelling.get(folded);
}

/** What recruiters look for in a school, the strongest first; [] for most. */
export function schoolTags(school: School): string[] {
  const tags: [has: boolean, tag: string][] = [
    [school.is985, '985'],
    [school.is211, '211'],
    [school.isDoubleFirst, '双一流'],
  ];
  return tags.flatMap(([has, tag]) => (has ? [tag] : []));
}
