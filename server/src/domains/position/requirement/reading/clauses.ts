/** What a part of a description is about: only the first three ask for anything. */
export type Section = 'asks' | 'nice' | 'hours' | 'duties' | 'other';

/** dictNum of job_description_title -> section; whoever writes everything into one block is read by the headings inside. */
const sections: Readonly<Record<number, Section>> = { 1: 'duties', 2: 'asks', 3: 'nice', 5: 'hours', 9: 'asks' };

/** A piece of text between commas, at its place in the block. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly section: Section;
  /** Clauses of one sentence have the same number. */
  readonly sentence: number;
}

const heading =
  /^[\s【[（(*•·#]*(?:[一二三四五六七八九十\d]{1,2}[、.．:：)）]\s*)?(岗位职责|工作职责|职位职责|工作内容|岗位描述|职位描述|职责描述|主要职责|你将负责|任职要求|任职资格|任职条件|岗位要求|职位要求|招聘要求|招聘条件|应聘要求|应聘条件|我们希望你|希望你|要求|资格要求|基本要求|技能要求|优先条件|优先考虑|加分项|加分条件|加分|优先项|工作时间|上班时间|作息时间|班次|薪资福利|薪酬福利|福利待遇|薪资待遇|待遇|福利|我们提供|公司福利|工作地点|工作地址|公司介绍|公司简介|团队介绍|面试流程|晋升发展|其他)[】\]）)*\s]*(?=[:：\n]|$)[:：]?/u;

const ofHeading: readonly (readonly [RegExp, Section])[] = [
  [/职责|内容|描述|负责/u, 'duties'],
  [/优先|加分/u, 'nice'],
  [/时间|班次/u, 'hours'],
  [/要求|资格|条件|希望/u, 'asks'],
];

const endOfSentence = /[。；;！!\n]/u;
const endOfClause = /[，,。；;！!\n]/u;
const opening = /[（(]/u;
const closing = /[)）]/u;

/** Cuts a block into its clauses; a comma in brackets cuts nothing. Headings are in none. */
export function clausesOf(title: number, text: string): Clause[] {
  const clauses: Clause[] = [];
  let section: Section = sections[title] ?? 'other';
  let sentence = 0;
  let start = 0;
  let depth = 0;
  const close = (end: number): void => {
    if (text.slice(start, end).trim() !== '') clauses.push({ text: text.slice(start, end), start, section, sentence });
    start = end + 1;
  };
  for (let at = 0; at <= text.length; at++) {
    if (at === 0 || text.charAt(at - 1) === '\n') {
      const found = heading.exec(text.slice(at, at + 30));
      if (found !== null && at === start) {
        section = ofHeading.find(([pattern]) => pattern.test(found[1] ?? ''))?.[1] ?? 'other';
        start = at + found[0].length;
        at = start;
      }
    }
    const character = text.charAt(at);
    if (opening.test(character)) depth += 1;
    if (closing.test(character) || character === '\n') depth = Math.max(0, depth - (character === '\n' ? depth : 1));
    const ends = at >= text.length || (depth === 0 ? endOfClause : endOfSentence).test(character);
    if (!ends) continue;
    close(Math.min(at, text.length));
    if (endOfSentence.test(character)) {
      sentence += 1;
      depth = 0;
    }
  }
  return clauses;
}
