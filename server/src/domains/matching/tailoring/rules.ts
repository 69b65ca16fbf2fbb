import type { TailoringChange, TailoringKind } from '@pinjian/contract/matching-tailoring.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';

/** One requirement of a position and every place of a resume that speaks of it. */
export interface SpokenOf {
  /** As the position says it. */
  readonly words: string;
  readonly kind: 'must' | 'nice';
  readonly places: readonly { readonly path: string; readonly start: number }[];
}

/** A change, and where each entry or line of it came from: the second was the first is [1, 0]. */
export interface Reorder extends TailoringChange {
  readonly path: string;
  readonly order: readonly number[];
}

type List = Exclude<TailoringKind, 'lines'>;

/** Lists whose order is the person's to choose; work and schools stand in the order of time. */
const lists: readonly List[] = ['intentions', 'skills', 'projects', 'certificates', 'languages'];

const weightOf = { must: 2, nice: 1 } as const;

/** How much a piece says for the position, and of what. */
interface Weight {
  readonly sum: number;
  readonly of: readonly string[];
}

/** What each of `count` pieces says; `pieceAt` tells which piece a place stands in, null for none. */
function weigh(
  count: number,
  asked: readonly SpokenOf[],
  pieceAt: (place: SpokenOf['places'][number]) => number | null,
): Weight[] {
  const weights = Array.from({ length: count }, () => ({ sum: 0, of: [] as string[] }));
  for (const { words, kind, places } of asked) {
    const pieces = new Set(places.flatMap((place) => pieceAt(place) ?? []));
    for (const piece of pieces) {
      const weight = weights[piece];
      if (weight === undefined) continue;
      weight.sum += weightOf[kind];
      weight.of.push(words);
    }
  }
  return weights;
}

/** The pieces that say the most first, all others as they stood; null where that is how they stand. */
function orderOf(weights: readonly Weight[]): number[] | null {
  const order = weights.map((_, at) => at).toSorted((a, b) => (weights[b]?.sum ?? 0) - (weights[a]?.sum ?? 0) || a - b);
  return order.every((from, at) => from === at) ? null : order;
}

/** What comes forward: of the pieces that stand further up than before. */
function broughtForward(order: readonly number[], weights: readonly Weight[]): string[] {
  return [...new Set(order.flatMap((from, at) => (from > at ? (weights[from]?.of ?? []) : [])))];
}

function inOrder<T>(pieces: readonly T[], order: readonly number[]): T[] {
  return order.flatMap((from) => {
    const piece = pieces[from];
    return piece === undefined ? [] : [piece];
  });
}

function nameOf(list: List, entry: object): string {
  const name: unknown = Reflect.get(entry, list === 'intentions' ? 'position' : 'name');
  return typeof name === 'string' ? name : '';
}

function reorderList(content: ResumeContent, list: List, weights: readonly Weight[]): Reorder[] {
  const order = orderOf(weights);
  if (order === null) return [];
  const before = content[list].map((entry) => nameOf(list, entry));
  return [
    {
      changeId: list,
      kind: list,
      of: '',
      before,
      after: inOrder(before, order),
      speaksOf: broughtForward(order, weights),
      path: list,
      order,
    },
  ];
}

/** Lines that lean on the one before: numbered, begun by a word for what was said or for what came then, or broken off. */
const leaning =
  /^[（(]?\d{1,2}[）).、．](?!\d)|^[①-⑳]|^[（(]?[一二三四五六七八九十][）)、]|^第[一二三四五]|^(?:其|此|该|这|那|它|他们|她们|期间|首先|先是|先(?=[^后进])|接着|接下来|紧接着|随后|然后|再(?=[^生次造])|继而|进而|最终|最后|另外|同时|并|且|而|上述|以上|由此|因此|因而|所以|于是|从而|以及|后期|后来|之后|前期|中期|在(?:此|这|该|上述|其)|基于(?:此|这|该|上述)|通过(?:此|这|该|上述)|为此|除此|与此|不仅|不但|还(?=[^原款]))|[：:，,、；;]$/u;

/** Lines under which others stand: a name in brackets, a date, 项目背景：, or a few words that say nothing was done. */
const heading =
  /[【】〖〗]|^[〔[［#*]|(?:19|20)\d{2}\s*(?:[-./~—–至年]|$)|^(?:项目)?(?:背景|简介|描述|职责|内容|成果|业绩|技术栈|技术|难点|亮点|工具|环境|名称|时间|角色|团队|规模)[^。；]{0,4}[：:]|^[\p{L}\p{N} ]{1,12}[：:]/u;

/** A short line without a figure, a verb's object or a stop reads like a heading: 商家后台. */
const short = /^[\p{Script=Han}\p{Script=Latin} ·・&/（）()-]{1,8}$/u;

/** What a line begins with in a list: none, or the sign. */
const bullet = /^[-*•·●○◦▪■□◆◇▶►➢➤✓√–—]/u;

/** Whether each line of a text stands by itself, so that their order says nothing. Where that is not certain, it is not so. */
function standApart(lines: readonly string[]): boolean {
  const words = lines.map((line) => line.replace(bullet, '').trim());
  const signs = new Set(lines.map((line) => bullet.exec(line)?.[0] ?? ''));
  return (
    signs.size === 1 &&
    !lines.some((line) => /^\s/u.test(line)) &&
    !words.some((line) => line === '' || leaning.test(line) || heading.test(line) || short.test(line))
  );
}

interface Told {
  readonly path: string;
  readonly of: string;
  readonly text: string;
}

function toldIn({ work, projects }: ResumeContent): Told[] {
  return [
    ...work.flatMap(({ company, roles }, at) =>
      roles.map((role, index) => ({
        path: `work.${at}.roles.${index}.description`,
        of: [company, role.title].filter((part) => part !== '').join(' · '),
        text: role.description,
      })),
    ),
    ...projects.map(({ name, description }, at) => ({
      path: `projects.${at}.description`,
      of: name,
      text: description,
    })),
  ];
}

function reorderLines({ path, of, text }: Told, asked: readonly SpokenOf[]): Reorder[] {
  const lines = text.split('\n');
  if (lines.length < 2 || !standApart(lines)) return [];
  const weights = weigh(lines.length, asked, (place) =>
    place.path === path ? text.slice(0, place.start).split('\n').length - 1 : null,
  );
  const order = orderOf(weights);
  if (order === null) return [];
  return [
    {
      changeId: `lines ${path}`,
      kind: 'lines',
      of,
      before: lines,
      after: inOrder(lines, order),
      speaksOf: broughtForward(order, weights),
      path,
      order,
    },
  ];
}

/** The entry of a list that a path stands in: `projects.1.description` is 1 of projects. */
function entryOf(list: string, path: string): number | null {
  const [head, at] = path.split('.');
  return head === list && at !== undefined && /^\d+$/.test(at) ? Number(at) : null;
}

/**
 * What could stand further up for a position: pure, and of order alone. `category` is the kind of work that the position is,
 * `asked` what it asks for with every place that speaks of it.
 */
export function proposeChanges(content: ResumeContent, asked: readonly SpokenOf[], category: string | null): Reorder[] {
  const byList = lists.flatMap((list) => {
    if (list !== 'intentions') {
      const weights = weigh(content[list].length, asked, ({ path }) => entryOf(list, path));
      return reorderList(content, list, weights);
    }
    const weights = content.intentions.map(({ positionCode, position }) =>
      positionCode !== null && positionCode === category ? { sum: 1, of: [position] } : { sum: 0, of: [] },
    );
    return reorderList(content, list, weights);
  });
  return [...byList, ...toldIn(content).flatMap((told) => reorderLines(told, asked))];
}

/** The content with these changes made: lines first, whose paths name places from before the lists move. */
export function applyChanges(content: ResumeContent, changes: readonly Reorder[]): ResumeContent {
  const lineOrders = new Map(changes.filter(({ kind }) => kind === 'lines').map(({ path, order }) => [path, order]));
  const reordered = (path: string, text: string) => {
    const order = lineOrders.get(path);
    return order === undefined ? text : inOrder(text.split('\n'), order).join('\n');
  };
  const withLines: ResumeContent = {
    ...content,
    work: content.work.map((each, at) => ({
      ...each,
      roles: each.roles.map((role, index) => ({
        ...role,
        description: reordered(`work.${at}.roles.${index}.description`, role.description),
      })),
    })),
    projects: content.projects.map((each, at) => ({
      ...each,
      description: reordered(`projects.${at}.description`, each.description),
    })),
  };
  return changes.reduce<ResumeContent>(
    (made, { kind, order }) => (kind === 'lines' ? made : { ...made, [kind]: inOrder<unknown>(made[kind], order) }),
    withLines,
  );
}
