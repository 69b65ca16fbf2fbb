import { leafCategories, positionCategory, textTokens, titleNames } from '#domains/dictionary/index.ts';
import type { RoleName } from './position-facts.ts';

/** Words that stand in titles of every trade and say little of what is done. */
const weak = new Set(
  '工程师 工程 开发 专员 经理 主管 总监 主任 助理 负责人 人员 专家 顾问 员工 技术 技术员 高级 资深 初级 中级 首席 实习 实习生 管培生 应届 应届生 校招 岗位 师 员 岗 长 组长 队长 店长 管理 业务 服务 代表 研发 设计 运营 运营专员 方向'.split(
    ' ',
  ),
);
const weakWeight = 2;
const heaviest = 12;

interface Leaf {
  readonly id: string;
  readonly name: string;
  readonly tokens: readonly string[];
  /** False for names made of words of every trade (运营专员). */
  readonly tellsTrade: boolean;
}

/** What people call a node that has another name in the tree. */
interface TitleName {
  readonly id: string;
  readonly name: string;
}

interface Lexicon {
  /** How telling a word is, 2 to 12: the fewer leaves of the job tree bear it, the more. */
  readonly weights: ReadonlyMap<string, number>;
  readonly leaves: readonly Leaf[];
  /** The longest first. */
  readonly names: readonly TitleName[];
  readonly byToken: ReadonlyMap<string, readonly number[]>;
}

let made: Lexicon | undefined;

function lexicon(): Lexicon {
  return (made ??= makeLexicon());
}

function makeLexicon(): Lexicon {
  const leaves = leafCategories().map(({ id, name }): Leaf => {
    const tokens = tokensOf(name);
    return { id, name: name.toLowerCase(), tokens, tellsTrade: tokens.some((token) => !weak.has(token)) };
  });
  const byToken = new Map<string, number[]>();
  for (const [index, { tokens }] of leaves.entries())
    for (const token of tokens) byToken.set(token, [...(byToken.get(token) ?? []), index]);
  // The logarithm as a count of bits: whole numbers are the same on every machine.
  const weights = new Map(
    [...byToken].map(([token, bearing]) => [token, Math.max(3, heaviest - (32 - Math.clz32(bearing.length)))]),
  );
  const names = titleNames();
  return { weights, leaves, byToken, names };
}

/** What stands in brackets says where, for whom or how urgently; the trade is said outside of them. */
const brackets = /[（(【[][^）)】\]]*[）)】\]]/gu;
/** A tool in brackets does name the trade: 后端工程师（Java）. */
const tool = /^[（(【[]\s*[A-Za-z+#./ ]{1,24}[）)】\]]$/u;

/** What people call a trade that the job tree calls otherwise. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/老师/gu, '教师'],
  [/(?<=[\p{L}\p{N}])(?:程序员|码农)/gu, '开发工程师'],
  [/安卓/gu, 'Android'],
  [/美工/gu, '平面设计师'],
  [/服务生/gu, '服务员'],
  [/送货/gu, '配送'],
  [/测开/gu, '测试开发'],
  [/数仓/gu, '数据仓库'],
  [/驾驶员/gu, '司机'],
];

/** How senior a post is stands apart from what it is (rankOf). */
const ranking = /高级|资深|初级|中级|首席|见习/gu;

/** A title without its asides and its rank. */
function bareTitle(title: string): string {
  const bare = title.replaceAll(brackets, (aside) => (tool.test(aside) ? ` ${aside.slice(1, -1)} ` : ' '));
  return bare.replaceAll(ranking, ' ').trim();
}

/** The same in the words of the job tree. */
function plainTitle(title: string): string {
  return synonyms.reduce((text, [words, name]) => text.replaceAll(words, name), bareTitle(title));
}

function tokensOf(title: string): string[] {
  return [...new Set(textTokens(plainTitle(title)))].filter((token) => !/^s\d{5}$/.test(token)).toSorted();
}

function weightOf(token: string): number {
  return weak.has(token) ? weakWeight : (lexicon().weights.get(token) ?? heaviest - 2);
}

function weigh(tokens: readonly string[]): number {
  return tokens.reduce((sum, token) => sum + weightOf(token), 0);
}

/**
 * How far two titles say the same, 0 to 1000: what they share of all that they say, rare words counting more.
 * Both lists are sorted.
 */
export function likeness(one: readonly string[], other: readonly string[]): number {
  const all = weigh(one) + weigh(other);
  if (all === 0) return 0;
  let shared = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length;) {
    const a = one[left] ?? '';
    const b = other[right] ?? '';
    if (a === b) shared += weightOf(a);
    if (a <= b) left += 1;
    if (b <= a) right += 1;
  }
  return Math.floor((2000 * shared) / all);
}

/** Below this a title names no leaf. */
const named = 400;
const alike = 60;

/**
 * The node of the job tree that a title names: a leaf, or the node above where several leaves are as good; null when
 * it names none.
 */
function categoryNamed(title: string, tokens: readonly string[]): string | null {
  const { leaves, names, byToken } = lexicon();
  const bare = bareTitle(title).toLowerCase();
  const plain = plainTitle(title).toLowerCase();
  const ends = (name: string): boolean => endsWithWord(plain, name) || endsWithWord(bare, name);
  const known = names.find(({ name }) => ends(name));
  const near = new Set(tokens.filter((token) => !weak.has(token)).flatMap((token) => byToken.get(token) ?? []));
  const ranked = [...near]
    .flatMap((index) => leaves[index] ?? [])
    .map((leaf) => ({
      id: leaf.id,
      // ICU护士 is a 护士: what a title ends with is what it is.
      score: leaf.tellsTrade && ends(leaf.name) ? wholeName + leaf.name.length : likeness(tokens, leaf.tokens),
    }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const [first] = ranked;
  const best = first === undefined || first.score < named ? 0 : first.score;
  const margin = best > wholeName ? 1 : alike;
  const rivals = ranked.filter(({ score }) => best > 0 && best - score < margin).map(({ id }) => id);
  const [only, ...others] = rivals;
  const unique = only !== undefined && others.length === 0 ? only : null;
  if (known === undefined) return unique ?? commonNode(rivals);
  if (known.name === bare || known.name === plain) return known.id;
  if (best >= wholeName + known.name.length) return unique ?? known.id;
  // 推荐算法工程师 ends with 算法工程师, and the tree has a leaf that says more.
  return unique !== null && (best >= telling || isBelow(unique, known.id)) ? unique : known.id;
}

/** A likeness that says more than the last words of a title do. */
const telling = 700;

function isBelow(id: string, node: string): boolean {
  return id !== node && node.endsWith('00') && id.startsWith(node.replace(/(?:00)+$/, ''));
}

/** A name in Latin letters is a word of its own: no QC in aqc. */
function endsWithWord(title: string, name: string): boolean {
  if (!title.endsWith(name)) return false;
  return !/^[a-z]/.test(name) || !/[a-z]$/.test(title.slice(0, -name.length));
}

/** More than any likeness. */
const wholeName = 1000;

/** The lowest node under which most of the leaves are; null when they are all over the tree. */
function commonNode(ids: readonly string[]): string | null {
  for (const length of [4, 2]) {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id.slice(0, length), (counts.get(id.slice(0, length)) ?? 0) + 1);
    const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (most !== undefined && most[1] * 3 >= ids.length * 2) return most[0].padEnd(6, '0');
  }
  return null;
}

/** What a role is called: by its category where one was chosen, else by the leaf that its title names. */
export function roleNameOf(title: string, category: string | null): RoleName {
  const tokens = tokensOf(title);
  const known = category !== null && positionCategory(category) !== undefined;
  return { category: known ? category : categoryNamed(title, tokens), tokens };
}
