import { wordsLimit } from '@pinjian/contract/application-conversation.ts';
import { maskContacts } from '#domains/resume/index.ts';
import { findUnsupported } from '../honesty/find-unsupported.ts';
import { givesOrders } from '../honesty/gives-orders.ts';

/** What decides or promises something: it stands in a text only where the rules wrote it. */
const decisive =
  /拒绝|放弃|接受|同意|答应|承诺|保证|录用|offer|辞职|取消|付款|支付|转账|退款|不想|不要|不会|不能|没有|不再|别/giu;
/** What turns a sentence into its opposite: a wording has as many of them as the text, of each. */
const denials = ['不', '没', '未', '无', '非', '别', '勿', '拒绝', '放弃', '接受', '同意', '取消'] as const;
/** Share of pairs of characters that a wording has from the text that it words. */
const leastAlike = 0.5;
const most = 5;

/**
 * What is wrong with a model's wording of a text that rules wrote, in a few words for the diary; null where it says the same: no
 * figure, name or claim beyond its sources, no decision or promise, no way of contact, no order.
 * @param sources the text as the rules wrote it, and the passages that it rests on
 */
export function faultOfWording(
  words: string,
  { text, sources }: { readonly text: string; readonly sources: readonly string[] },
): string | null {
  if (words.trim() === '' || words.length > wordsLimit || words.length > text.length * 2 + 40) return '长度不合适';
  if (maskContacts(words, '') !== words) return '出现了联系方式';
  if (givesOrders(words)) return '出现了命令';
  const unsupported = findUnsupported(words, sources);
  if (unsupported.length > 0) return `资料里没有：${unsupported.slice(0, most).join('、')}`;
  const decided = [...words.matchAll(decisive)].map(([word]) => word).filter((word) => !text.includes(word));
  if (decided.length > 0) return `多了“${decided[0] ?? ''}”`;
  const turned = denials.find((each) => timesIn(words, each) !== timesIn(text, each));
  if (turned !== undefined) return `“${turned}”的次数和原文不同`;
  return alike(words, text) < leastAlike ? '意思不同' : null;
}

function timesIn(text: string, part: string): number {
  return text.split(part).length - 1;
}

function pairsOf(text: string): string[] {
  const plain = [...text.replaceAll(/[\s\p{P}]/gu, '')];
  return plain.slice(1).map((each, at) => `${plain[at] ?? ''}${each}`);
}

function alike(words: string, text: string): number {
  const pairs = pairsOf(words);
  const told = new Set(pairsOf(text));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => told.has(pair)).length / pairs.length;
}
