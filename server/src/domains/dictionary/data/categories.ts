import type { JobTreeNode } from '@pinjian/contract/dictionary.ts';
import { once, readTable } from './table.ts';

export interface PositionCategory {
  readonly id: string;
  readonly name: string;
  /** Names from the top of the tree down to this one. */
  readonly path: readonly string[];
  /** Ids from the top of the tree down to this one. */
  readonly ids: readonly string[];
  /** Only a leaf (third level) can be the category of a position. */
  readonly isLeaf: boolean;
}

/** Ids of a node and those above it: 100101 -> 100000, 100100, 100101. */
function lineage(id: string): string[] {
  return [...new Set([`${id.slice(0, 2)}0000`, `${id.slice(0, 4)}00`, id])];
}

const categories = once(() => {
  const names = new Map<string, string>(readTable('categories.tsv', ['id', 'name']));
  const byId = new Map<string, PositionCategory>();
  for (const [id, name] of names) {
    const ids = lineage(id);
    const path = ids.map((each) => names.get(each) ?? '');
    if (path.includes('')) throw new Error(`categories.tsv: ${id} has no parent`);
    byId.set(id, { id, name, path, ids, isLeaf: ids.length === 3 });
  }
  return byId;
});

/** A node of the job tree, any level. */
export function positionCategory(id: string): PositionCategory | undefined {
  return categories().get(id);
}

/** Every leaf of the job tree, in its order. */
export function leafCategories(): PositionCategory[] {
  return [...categories().values()].filter((category) => category.isLeaf);
}

/** The job tree as the wire shows it. */
export const jobTree = once(() => {
  const nodes = new Map<string, JobTreeNode>();
  const tops: JobTreeNode[] = [];
  for (const { id, name, ids } of categories().values()) {
    const node: JobTreeNode = { id, codeName: name, children: [] };
    nodes.set(id, node);
    const parent = ids.at(-2);
    if (parent === undefined) tops.push(node);
    else nodes.get(parent)?.children.push(node);
  }
  return tops;
});
