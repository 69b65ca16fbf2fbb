import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { DictItem, DictType, getCityTree, IndustryTreeNode, JobTreeNode } from '@pinjian/contract/dictionary.ts';

/** The dictionaries that are loaded after login (spec §3). */
export const startUpTypes: readonly DictType[] = [
  'job_type',
  'recruit_type',
  'salary_range',
  'education',
  'experience',
  'job_status',
  'job_hunting_status',
  'salary_cycle',
  'payment_method',
  'staff_size',
  'financing_stage',
];

/** One entry of a cascader: codes as values, so that what is chosen is what the wire takes. */
export interface TreeOption {
  readonly value: string;
  readonly label: string;
  readonly children?: TreeOption[];
}

export interface LabelOption {
  readonly value: number;
  readonly label: string;
}

/** Dictionary items as options of a select. */
export function toOptions(items: readonly DictItem[] | undefined): LabelOption[] {
  return (items ?? []).map(({ dictNum, dictLabel }) => ({ value: dictNum, label: dictLabel }));
}

/** Provinces with their cities; a province that is one city (北京) is chosen through it all the same. */
export function cityOptions(tree: Answer<typeof getCityTree> | undefined): TreeOption[] {
  return (tree ?? []).map((province) => ({
    value: province.dictNum,
    label: province.dictLabel,
    children: province.children.map((city) => ({ value: city.dictNum, label: city.dictLabel })),
  }));
}

export function industryOptions(tree: readonly IndustryTreeNode[] | undefined): TreeOption[] {
  return (tree ?? []).map(({ code, name, children }) => ({
    value: code,
    label: name,
    ...(children.length > 0 ? { children: industryOptions(children) } : {}),
  }));
}

export function jobOptions(tree: readonly JobTreeNode[] | undefined): TreeOption[] {
  return (tree ?? []).map(({ id, codeName, children }) => ({
    value: id,
    label: codeName,
    ...(children.length > 0 ? { children: jobOptions(children) } : {}),
  }));
}

/** The way from the root to the entry with this value: what a cascader shows for a stored leaf. Undefined when it is not there. */
export function pathTo(options: readonly TreeOption[], value: string): string[] | undefined {
  for (const option of options) {
    if (option.value === value && option.children === undefined) return [option.value];
    const below = option.children === undefined ? undefined : pathTo(option.children, value);
    if (below !== undefined) return [option.value, ...below];
  }
  return undefined;
}

/** What a tree calls a code; undefined for one that it does not have. */
export function nameInTree(options: readonly TreeOption[], code: string): string | undefined {
  for (const { value, label, children } of options) {
    if (value === code) return label;
    const below = children === undefined ? undefined : nameInTree(children, code);
    if (below !== undefined) return below;
  }
  return undefined;
}
