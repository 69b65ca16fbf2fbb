import type { IndustryTreeNode } from '@pinjian/contract/dictionary.ts';
import { once, readTable } from './table.ts';

export interface Industry {
  readonly code: string;
  readonly name: string;
  /** Code of the top it belongs to; its own for a top. */
  readonly top: string;
}

const industries = once(() => {
  const byCode = new Map<string, Industry>();
  for (const [code, name] of readTable('industries.tsv', ['code', 'name', 'gbDivision', 'gbDivisionName'])) {
    byCode.set(code, { code, name, top: `${code.slice(0, 4)}00` });
  }
  return byCode;
});

/** An industry, top or leaf. */
export function industryByCode(code: string): Industry | undefined {
  return industries().get(code);
}

export function industryName(code: string): string | undefined {
  return industries().get(code)?.name;
}

/** The industry tree as the wire shows it. */
export const industryTree = once(() => {
  const tops = new Map<string, IndustryTreeNode>();
  for (const { code, name, top } of industries().values()) {
    const node: IndustryTreeNode = { code, name, children: [] };
    if (code === top) tops.set(code, node);
    else tops.get(top)?.children.push(node);
  }
  return [...tops.values()];
});
