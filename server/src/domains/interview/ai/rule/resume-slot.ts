import { privateTopicIn } from './private-topics.ts';
import { fold } from '../scoring/fold.ts';
import { steering } from '../scoring/lexicon.ts';

/** Longest piece of a resume that is read out within a question, in UTF-16 units. */
export const longestSlot = 40;

/** Everything that could end the quotation, open a slot or carry markup; what is left reads as plain words. */
const unspeakable = /[^\p{L}\p{N}%‰℃¥￥≥≤+#./~～·,，、:： -]/gu;

/**
 * Words of a resume as they may stand within a question: on one line, without quotes, brackets, links and marks, at most
 * `most` UTF-16 units, ending in … where they were cut. null when nothing speakable is left, when they speak of what
 * nobody may be asked, or when they mean to steer whoever reads them.
 */
export function slotOf(words: string, most: number = longestSlot): string | null {
  const visible = words.replaceAll(/\p{Cf}/gu, '');
  // 提示词 alone is a craft nowadays, not an attempt.
  if (privateTopicIn(visible, 'told') !== null || steering.test(fold(visible).replaceAll('提示词', ''))) return null;
  const plain = trimmed(
    words
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/(?:https?:\/\/|www\.)[^\s\p{Script=Han}]*/giu, ' ')
      .replaceAll(/[。；;！!？?]/gu, '，')
      .replaceAll(unspeakable, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/ ?，[，, ]*/gu, '，')
      .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
  );
  const slot = cut(plain, most);
  return /[\p{Script=Han}A-Za-z]/u.test(slot) ? slot : null;
}

/** Without the numbering and the marks a line of a resume begins and ends with; 3.5 倍 is no numbering. */
function trimmed(words: string): string {
  return words.replace(/^(?:[,，、:：/~～·\s-]|\d{1,2}[.、:：](?!\d))+/u, '').replace(/[.,，、:：/~～·\s-]+$/u, '');
}

/** At the last pause that leaves more than half, else in mid-sentence; never within a character or a Latin word. */
function cut(words: string, most: number): string {
  if (words.length <= most) return words;
  let head = '';
  for (const character of words) {
    if (head.length + character.length > most - 1) break;
    head += character;
  }
  const pause = head.search(/[,，、 ][^,，、 ]*$/u);
  const inWord = /[a-z\d]$/iu.test(head) && /^[a-z\d]/iu.test(words.slice(head.length));
  if (pause > most / 2) head = head.slice(0, pause);
  else if (inWord) head = head.replace(/[a-z\d]+$/iu, '') || head;
  return `${trimmed(head)}…`;
}
