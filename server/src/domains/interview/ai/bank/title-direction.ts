import { leafCategories } from '#domains/dictionary/index.ts';
import type { DirectionId } from './directions.ts';
import { titleWords, type TitleWords } from './title-words.ts';

/** A word that speaks for a direction; null says that it speaks for none and hides what it contains (农业技术员 hides 技术员). */
interface Evidence {
  readonly direction: DirectionId | null;
  readonly isWeak: boolean;
}

interface Match extends Evidence {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

type Lexicon = ReadonlyMap<string, Evidence>;

/** What says a rank or a kind of post, and nothing about the trade. */
const post =
  /(?:高级|资深|初级|中级|首席|工程师|技术员|研究员|分析师|设计师|专员|经理|主管|总监|主任|助理|负责人|专家|人员|岗|顾问|实习生|队长|组长|老师|师傅|技师|师|员|工|长|官)$/u;
const brackets = /[（(【[［][^）)】\]］]*[）)】\]］]?/gu;
/** A segment that names where the work is done rather than what it is: 支付方向, 投行部. */
const place = /(?:方向|部|组|线|中心)$/u;
/** Stems of the tree that stand in titles of every trade. */
const commonStems = new Set(
  '应用 系统 商品 内容 平台 城市 活动 计划 策略 移动 战略 分公司 区域 技术 材料 项目 兼职 高级产品 客户 英语 电商 实验室 广告客户 机电 学徒 操作 服务'.split(
    ' ',
  ),
);

/** Posts of every trade: whoever sells cars sells. */
const servesAll: ReadonlySet<DirectionId> = new Set([
  'sales',
  'finance',
  'service',
  'hr',
  'administration',
  'supply',
  'legal',
]);
const servingHeadBonus = 4;
/** Between posts or parts of a title; blanks and hyphens within a Latin word (account manager, e-commerce) are no parting. */
const partings = /[-—–\s]+(?![a-z])|(?<![a-z])[-—–\s]+|[|/,，、;；:：·~]+|兼/u;
const headBonus = 1.5;
const weakWeight = 0.8;
const weakHeadBonus = 0.5;
/** Shares of a weak word standing alone at the end are enough, less is not. */
const enough = 1.2;
/** Two directions closer than this are a doubt. */
const margin = 0.25;

/**
 * Reads the direction from a job title as people write it: names of the position tree and words of the trades, the longest
 * first; every one speaks for its direction by its length, the head noun at the end of the compound louder. What stands in brackets is
 * heard when the rest says little. In doubt null: general questions are better than those of a wrong trade.
 * @param directionOfCode the direction of a leaf of the position tree, null when the bank has none
 */
export function createTitleReader(
  directionOfCode: (code: string) => DirectionId | null,
): (title: string) => DirectionId | null {
  const lexicon = lexiconOf(directionOfCode);
  return (title) => {
    const text = title.normalize('NFKC').toLowerCase();
    const votes = new Map<DirectionId, number>();
    hear(votes, text.replaceAll(brackets, '|'), 1, lexicon);
    if (Math.max(0, ...votes.values()) < 2) {
      for (const [inside] of text.matchAll(brackets))
        hear(votes, inside.slice(1).replace(/[)）\]】]$/u, ''), 0.6, lexicon);
    }
    return winner(votes);
  };
}

/** Names of the leaves, their stems where these mean one direction only, and the words of the trades, which go before. */
function lexiconOf(directionOfCode: (code: string) => DirectionId | null): Lexicon {
  const lexicon = new Map<string, Evidence>();
  const stems = new Map<string, Set<DirectionId | null>>();
  const leaves = leafCategories().map(({ id, name }) => ({ name: name.toLowerCase(), direction: directionOfCode(id) }));
  for (const { name, direction } of leaves) {
    const stem = name.replace(post, '');
    if (stem.length > 1 && stem !== name && !commonStems.has(stem)) {
      stems.set(stem, (stems.get(stem) ?? new Set()).add(direction));
    }
  }
  for (const [stem, [direction = null, ...others]] of stems) {
    if (others.length === 0) lexicon.set(stem, { direction, isWeak: false });
  }
  for (const [id, { own, weak = '' }] of Object.entries(titleWords) as [DirectionId, TitleWords][]) {
    const direction = id === 'behavioural' ? null : id;
    for (const word of own.split(' ')) lexicon.set(word.replaceAll('_', ' '), { direction, isWeak: false });
    for (const word of weak.split(' ')) lexicon.set(word.replaceAll('_', ' '), { direction, isWeak: true });
  }
  for (const { name, direction } of leaves) {
    // A leaf that is itself a post of many trades (文员, 店长) stays weak: 单证文员 handles documents of trade.
    const says = lexicon.get(name) ?? lexicon.get(name.replace(post, ''));
    // An internship is in the trade that the rest of the title names.
    if (name.endsWith('实习生')) continue;
    // 运营助理 says no more than 运营 does, and must not hide 直播运营 in 直播运营助理.
    if (says?.isWeak !== true || says.direction !== direction) lexicon.set(name, { direction, isWeak: false });
  }
  return lexicon;
}

/** Adds what one text says, its first part a little louder (出纳兼行政); `volume` is how much it is believed. */
function hear(votes: Map<DirectionId, number>, text: string, volume: number, lexicon: Lexicon): void {
  let belief = volume;
  for (const segment of text.split(partings)) {
    const share = place.test(segment) ? belief * 0.5 : belief;
    for (const match of matchesIn(segment, lexicon)) {
      if (match.direction === null) continue;
      const base = match.isWeak ? weakWeight : lengthOf(match.word);
      const bonus = isPost(segment.slice(match.to)) ? bonusOf(match.direction, match.isWeak) : 0;
      votes.set(match.direction, (votes.get(match.direction) ?? 0) + share * (base + bonus));
      belief = volume * 0.9;
    }
  }
}

/** What standing at the end adds. */
function bonusOf(direction: DirectionId, isWeak: boolean): number {
  if (isWeak) return weakHeadBonus;
  return servesAll.has(direction) ? servingHeadBonus : headBonus;
}

/** Words of a trade's own before weak ones, the longest first; none overlaps another. */
function matchesIn(segment: string, lexicon: Lexicon): Match[] {
  const found: Match[] = [];
  for (let from = 0; from < segment.length; from += 1) {
    for (let to = segment.length; to > from; to -= 1) {
      const word = segment.slice(from, to);
      const evidence = lexicon.get(word);
      if (evidence !== undefined && isWhole(segment, from, to)) found.push({ ...evidence, from, to, word });
    }
  }
  const kept: Match[] = [];
  for (const match of found.toSorted(
    (a, b) => Number(a.isWeak) - Number(b.isWeak) || b.word.length - a.word.length || b.from - a.from,
  )) {
    if (kept.every((each) => match.to <= each.from || each.to <= match.from)) kept.push(match);
  }
  return kept;
}

/** Latin words only count as whole words (java is not in javascript). */
function isWhole(text: string, from: number, to: number): boolean {
  const cuts = (at: number): boolean => /^[a-z]{2}$/u.test(text.slice(at - 1, at + 1));
  return !(from > 0 && cuts(from)) && !(to < text.length && cuts(to));
}

/** A Chinese character counts one; Latin letters less. */
function lengthOf(word: string): number {
  const latin = word.replaceAll(/[^a-z0-9+#.& ]/gu, '').length;
  return word.length - latin + (latin === 0 ? 0 : Math.min(3.5, 1.6 + latin / 4));
}

/** Whether nothing but a rank or a kind of post follows. */
function isPost(rest: string): boolean {
  let left = rest.trim().replace(/[\dp]+$/u, '');
  while (post.test(left)) left = left.replace(post, '');
  return left === '';
}

/** The loudest direction, unless another one is as loud. */
function winner(votes: ReadonlyMap<DirectionId, number>): DirectionId | null {
  const [first, second] = [...votes].toSorted((a, b) => b[1] - a[1]);
  if (first === undefined || first[1] < enough) return null;
  return second !== undefined && first[1] - second[1] < margin ? null : first[0];
}
