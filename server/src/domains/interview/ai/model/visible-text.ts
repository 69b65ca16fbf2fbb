import { fold, type Span } from '../scoring/fold.ts';

/** Who somebody is instead of what they did: never put before a scorer, whatever the answer was about. */
const personal =
  /(?:我(?:叫|的名字(?:叫|是)|姓)|本人(?:叫|姓))[^,。;、\s]{1,6}|[\p{Script=Han}a-z]{2,12}(?:大学|学院|专科学校|职业技术学校|中学|高中)|(?:我(?:今年|是)?)?(?:\d{2}|[二三四五六]十[一二三四五六七八九]?)岁(?:了)?|(?:19|20)\d{2}年(?:出生|生人)|[6789]0后|0[05]后|(?:我是|作为)(?:一(?:个|名|位))?(?:男|女)(?:生|性|的|孩|人)|(?:男|女)(?:生|性|士)|(?:本科|硕士|研究生|博士|大专|专科|985|211)(?:毕业|学历|院校)?|(?:我?老家|籍贯|户口|户籍)[^,。;]{0,10}|我是[\p{Script=Han}]{2,5}人(?=[,。;\s]|$)|(?:已婚|未婚|单身|离异)/gu;

/** Spans of an answer that say who somebody is. */
export function personalSpans(text: string): Span[] {
  return [...fold(text).matchAll(personal)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/**
 * What of a turn counts, as a scorer may see it: what the rules took out (read back, repeated, meant to steer) is
 * “……”, who somebody is “〔略〕”. `masked` is the turn folded, blank where something was taken out, of the same length.
 */
export function visibleText(text: string, masked: string): string {
  const personalAt = new Set(personalSpans(text).flatMap(({ from, to }) => range(from, to)));
  let visible = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const taken = masked.charAt(at) === ' ' && !/\s/u.test(unit);
    const mark = personalAt.has(at) ? '〔略〕' : taken ? '……' : null;
    if (mark === null) visible += unit;
    else if (!visible.endsWith(mark)) visible += mark;
  }
  return visible;
}

/** The place of a quote in a turn, where nothing that was taken out lies in it; null when it is not there so. */
export function placeOf(quote: string, text: string, masked: string): Span | null {
  const hidden = personalSpans(text);
  for (let from = text.indexOf(quote); from >= 0; from = text.indexOf(quote, from + 1)) {
    const to = from + quote.length;
    const taken = range(from, to).some((at) => masked.charAt(at) === ' ' && !/\s/u.test(text.charAt(at)));
    if (!taken && !hidden.some((span) => span.from < to && from < span.to)) return { from, to };
  }
  return null;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
