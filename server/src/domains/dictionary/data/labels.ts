import { dictTypes, type DictItem, type DictType } from '@pinjian/contract/dictionary.ts';
import { once, readTable } from './table.ts';

/** Bounds of a value: years, fen a month, people or days, depending on the dictionary; `max` null is open. */
export interface Range {
  readonly min: number;
  readonly max: number | null;
}

interface Label {
  readonly label: string;
  readonly range: Range | null;
}

const columns = ['type', 'num', 'label', 'min', 'max'] as const;

const dictionaries = once(() => {
  const byType = new Map<string, Map<number, Label>>(dictTypes.map((type) => [type, new Map()]));
  for (const [type, num, label, min, max] of readTable('labels.tsv', columns)) {
    const values = byType.get(type);
    if (values === undefined) throw new Error(`labels.tsv: ${type} is not a dictionary of the contract`);
    const range = min === '' ? null : { min: Number(min), max: max === '' ? null : Number(max) };
    values.set(Number(num), { label, range });
  }
  return byType;
});

function valueOf(type: DictType, num: number): Label | undefined {
  return dictionaries().get(type)?.get(num);
}

/** All values of a dictionary in its own order. */
export function dictItems(type: DictType): DictItem[] {
  return [...(dictionaries().get(type) ?? [])].map(([dictNum, { label }]) => ({ dictLabel: label, dictNum }));
}

/** The label of a value; undefined when the dictionary does not have it. */
export function dictLabel(type: DictType, num: number): string | undefined {
  return valueOf(type, num)?.label;
}

export function isDictValue(type: DictType, num: number): boolean {
  return valueOf(type, num) !== undefined;
}

/** The dictNum of a label (`本科` of education); undefined when no value reads so. */
export function dictNumOf(type: DictType, label: string): number | undefined {
  return [...(dictionaries().get(type) ?? [])].find(([, value]) => value.label === label)?.[0];
}

/** Years of experience a value of `experience` stands for, `max` exclusive; null for 不限, 在校生, 应届生. */
export function experienceRange(num: number): Range | null {
  return valueOf('experience', num)?.range ?? null;
}

/** Monthly pay a value of `salary_range` stands for, in fen, `max` exclusive; null for 不限 and 面议. */
export function salaryRange(num: number): Range | null {
  const yuan = valueOf('salary_range', num)?.range;
  if (yuan === undefined || yuan === null) return null;
  return { min: yuan.min * 100, max: yuan.max === null ? null : yuan.max * 100 };
}
