import { normalize } from '#platform/text/tokens.ts';
import { positionCategory } from './categories.ts';
import { listOf, once, readTable } from './table.ts';

interface NamedNode {
  readonly id: string;
  readonly names: readonly string[];
  /** Those that settle what a title is when it ends with one. */
  readonly titles: readonly string[];
}

const table = once((): readonly NamedNode[] =>
  readTable('role-names.tsv', ['id', 'names', 'titles']).map(([id, names, titles]) => {
    if (positionCategory(id) === undefined) throw new Error(`role-names.tsv: ${id} is no node of the job tree`);
    return { id, names: listOf(names).map(normalize), titles: listOf(titles).map(normalize) };
  }),
);

/** How the name of a node ends, and what people write instead. */
const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/开发工程师$/u, ['开发', '工程师', '研发', '程序员', '研发工程师']],
  [/算法工程师$/u, ['算法']],
  [/工程师$/u, ['']],
  [/教师$/u, ['老师']],
  [/老师$/u, ['教师']],
  [/医生$/u, ['医师', '大夫']],
  [/设计师$/u, ['设计']],
  [/专员$/u, ['']],
  [/师傅$/u, ['师', '']],
  [/司机$/u, ['驾驶员', '师傅']],
  [/实习生$/u, ['实习']],
  [/翻译$/u, ['口译', '笔译']],
];

/** A shorter spelling says too little. */
const shortest = 2;

/** The name of a node and what follows from how it ends: Java开发工程师 is Java开发 and Java程序员. */
function spellingsOf(name: string): string[] {
  const plain = normalize(name);
  const derived = endings.flatMap(([ending, others]) =>
    ending.test(plain) ? others.map((other) => plain.replace(ending, other)) : [],
  );
  return [plain, ...derived.filter((spelling) => [...spelling].length >= shortest)];
}

/** The names of the job tree itself and what follows from how they end. */
export const treeNames = once((): readonly string[] =>
  table().flatMap(({ id }) => spellingsOf(positionCategory(id)?.name ?? '')),
);

/** Every name of a role, normalized, with the nodes of the job tree that it may mean, in the order of the tree. */
export const roleNames = once((): ReadonlyMap<string, readonly string[]> => {
  const ids = new Map<string, Set<string>>();
  const add = (name: string, id: string): void => {
    const known = ids.get(name);
    if (known === undefined) ids.set(name, new Set([id]));
    else known.add(id);
  };
  for (const { id, names, titles } of table()) {
    for (const name of spellingsOf(positionCategory(id)?.name ?? '')) add(name, id);
    for (const name of [...names, ...titles]) add(name, id);
  }
  return new Map([...ids].map(([name, nodes]) => [name, [...nodes].toSorted()]));
});

/** Names by which a title that ends with one is of a node, the longest first; each stands for one node. */
export const titleNames = once((): readonly { readonly id: string; readonly name: string }[] =>
  table()
    .flatMap(({ id, titles }) => titles.map((name) => ({ id, name })))
    .toSorted((a, b) => b.name.length - a.name.length),
);
