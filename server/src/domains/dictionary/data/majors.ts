import { once, readTable } from './table.ts';

export interface Major {
  readonly code: string;
  readonly name: string;
  /** 计算机类 */
  readonly majorClass: string;
  /** 工学 */
  readonly discipline: string;
}

const majors = once(() => {
  const byName = new Map<string, Major>();
  for (const [code, name, majorClass, discipline] of readTable('majors.tsv', ['code', 'name', 'class', 'discipline'])) {
    byName.set(name, { code, name, majorClass, discipline });
  }
  return byName;
});

/** An undergraduate major by its name, with or without 专业 at the end or a direction in brackets. */
export function majorByName(name: string): Major | undefined {
  const spelling = name.normalize('NFKC').replaceAll(/\s/gu, '');
  return majors().get(spelling) ?? majors().get(spelling.replace(/\(.*\)$/u, '').replace(/专业$/u, ''));
}
