import type { Passage } from './passages.ts';
import type { Clause } from './talent-facts.ts';

/** Between sentences and points; a run of stars is something hidden, which no clause goes across. */
const partings = /[。；;！!？?\n\r]|\*+/gu;
const leftovers = /[\s，,、：:（(]+$/u;
/** Within a sentence that is too long to be read at a glance. */
const pauses = /[，,]/gu;
const longest = 56;
/** What stands before a point, and what is left over at either end where something was cut off. */
const bullets = /^(?:[\s，,、：:）)•·●▪◆■\-–—]|[（(]?\d{1,2}[.、）)](?!\d)|[一二三四五六七八九十]、)+/u;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Cuts a text into the stretches that are shown as evidence: sentences, or parts of long ones. */
function cutClauses(text: string): Stretch[] {
  return split(text, partings, { start: 0, end: text.length }).flatMap((stretch) => trim(text, shorten(text, stretch)));
}

function split(text: string, between: RegExp, { start, end }: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  let from = start;
  for (const parting of text.slice(start, end).matchAll(between)) {
    stretches.push({ start: from, end: start + parting.index });
    from = start + parting.index + parting[0].length;
  }
  stretches.push({ start: from, end });
  return stretches;
}

/** Lays parts of a long sentence together as long as they stay readable. */
function shorten(text: string, stretch: Stretch): Stretch[] {
  if (stretch.end - stretch.start <= longest) return [stretch];
  const shorter: Stretch[] = [];
  for (const part of split(text, pauses, stretch)) {
    const before = shorter.at(-1);
    if (before !== undefined && part.end - before.start <= longest)
      shorter[shorter.length - 1] = { start: before.start, end: part.end };
    else shorter.push(part);
  }
  return shorter;
}

function trim(text: string, stretches: readonly Stretch[]): Stretch[] {
  return stretches.flatMap(({ start, end }) => {
    const words = text.slice(start, end);
    const from = start + (bullets.exec(words)?.[0].length ?? 0);
    const to = start + words.replace(leftovers, '').length;
    return from < to ? [{ start: from, end: to }] : [];
  });
}

/** The clauses of a passage. */
export function clausesOf({ source, path, text, when }: Passage): Clause[] {
  return cutClauses(text).map(({ start, end }) => ({
    source,
    path,
    start,
    end,
    words: text.slice(start, end),
    from: when?.from ?? null,
    until: when === null ? null : when.until - 1,
  }));
}

const denials = /(?:不会|不懂|不熟|没有?用过|没有?做过|没有?接触过|未接触|未使用|不了解|从未)[^，,。；;]{0,8}$/u;
/** 没有叉车证, 没考过教师资格证, 无驾照: the paper that follows is not held. */
const withoutPaper =
  /(?:没有?|尚无|暂无|未曾?|无|缺)(?:考取?过?|取得过?|拿到?过?|办理?过?|具备|持有|获得过?)?[^，,。；;、有]{0,6}$/u;
const hopes = /(?:想学|希望学习|打算学|计划学习|准备学|有意学习|想要学习)[^，,。；;]{0,8}$/u;

/** Whether what stands at `at` is said not to be known, or only to be wished for. */
export function isDenied(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  return denials.test(before) || hopes.test(before);
}

/** Whether the certificate or licence that stands at `at` is said not to be held. */
export function isWithout(text: string, at: number): boolean {
  return withoutPaper.test(text.slice(Math.max(0, at - 16), at)) || isDenied(text, at);
}
