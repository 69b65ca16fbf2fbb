import { fold } from '../engine/spelling.ts';
import { listOf, once, readTable } from './table.ts';

export interface Major {
  readonly code: string;
  readonly name: string;
  /** 计算机类 */
  readonly majorClass: string;
  /** 工学; of the catalogue of colleges 电子与信息大类 */
  readonly discipline: string;
  /** Former, short and English names. */
  readonly aliases: readonly string[];
}

const columns = ['code', 'name', 'class', 'discipline', 'aliases'] as const;

const majors = once(() => {
  const all = readTable('majors.tsv', columns).map(
    ([code, name, majorClass, discipline, aliases]): Major => ({
      code,
      name,
      majorClass,
      discipline,
      aliases: listOf(aliases),
    }),
  );
  const bySpelling = new Map<string, Major>();
  for (const major of all) {
    // A code is written with or without the letter that the catalogue puts behind it.
    for (const spelling of [...major.aliases, major.code, major.code.slice(0, 6)]) bySpelling.set(fold(spelling), major);
  }
  for (const major of all) bySpelling.set(fold(major.name), major);
  const classes: ReadonlySet<string> = new Set(all.map(({ majorClass }) => majorClass));
  const severalWords = [...new Set([...all.map(({ name }) => name), ...classes])]
    .filter((name) => /[和与及或]/u.test(name))
    .toSorted((a, b) => b.length - a.length);
  return { classes, severalWords, byCode: new Map(all.map((major) => [major.code, major])), bySpelling };
});

/** Every major, in the order of the catalogues. */
export function allMajors(): readonly Major[] {
  return [...majors().byCode.values()];
}

/** Names of the classes of majors: 计算机类. */
export function majorClasses(): ReadonlySet<string> {
  return majors().classes;
}

/** Names with 和, 与 or 及 in them, the longest first: a list of majors must not be cut there. */
export function majorsOfSeveralWords(): readonly string[] {
  return majors().severalWords;
}

export function majorByCode(code: string): Major | undefined {
  return majors().byCode.get(code);
}

/** The major that a folded spelling is: its name, code or an alias. */
export function majorBySpelling(folded: string): Major | undefined {
  return majors().bySpelling.get(folded);
}
