import { fold } from '../scoring/fold.ts';
import { steering } from '../scoring/lexicon.ts';

/** Longest piece of a resume that is read out within a question, in UTF-16 units. */
export const longestSlot = 40;

/**
 * What a person may have written into their resume and nobody may take up: sex, age, family, health, origin, belief.
 * Words of a trade (婚礼, 学校, 母婴) are none of it.
 */
const personal =
  /性别|男性|女性|男生|女生|年龄|几岁|\d+ *周?岁|已婚|未婚|离异|离婚|结婚|婚姻|婚育|恋爱|生育|怀孕|孕期|备孕|产假|陪产|哺乳|育儿假|二胎|三胎|生孩子|带孩子|户籍|户口|籍贯|民族|宗教|信仰|政治面貌|党员|团员|星座|血型|身高|体重|长相|残疾|残障|病假|病史|患病|生病|因病|养病|手术后|抑郁|乙肝|父亲|母亲|父母|家庭原因|家庭情况|家里|家人|服刑|犯罪记录|第一学历|全日制学历/u;

/** Everything that could end the quotation, open a slot or carry markup; what is left reads as plain words. */
const unspeakable = /[^\p{L}\p{N}%‰℃¥￥≥≤+#./~～·,，、:： -]/gu;

/**
 * Words of a resume as they may stand within a question: on one line, without quotes, brackets, links and marks, at most
 * `most` UTF-16 units, ending in … where they were cut. null when nothing speakable is left, when they speak of what
 * nobody may be asked, or when they mean to steer whoever reads them.
 */
export function slotOf(words: string, most: number = longestSlot): string | null {
  const folded = fold(words.replaceAll(/\p{Cf}/gu, ''));
  // 提示词 alone is a craft nowadays, not an attempt.
  if (personal.test(folded) || steering.test(folded.replaceAll('提示词', ''))) return null;
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
