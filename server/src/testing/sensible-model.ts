import { resemble } from '#domains/interview/ai/model/check-words.ts';
import { fencedIn, type Asked, type Behaviour } from './language-model.ts';

/** A model that does as it is told: one interview's worth of it, because it remembers what has been asked. */
export interface SensibleModel {
  /** What it answers to any request. */
  readonly answer: (asked: Asked) => Behaviour;
  /** Its reading of a turn, to be changed or broken by a test. */
  readonly reading: (asked: Asked) => ReturnType<typeof readTurn>;
}

/** A new sensible model, which has not heard anything yet. */
export function createSensibleModel(): SensibleModel {
  const heard = new Set<string>();
  const reading = (asked: Asked) => readTurn(asked, heard);
  const answer = (asked: Asked): Behaviour => {
    if (asked.name === 'read_turn') return { does: 'answer', object: reading(asked) };
    if (asked.name === 'refine_plan') return { does: 'answer', object: { questions: [] } };
    return { does: 'answer', object: sensibleJudgement(asked) };
  };
  return { answer, reading };
}

/** Finds evidence of the first two points of every answer, and puts each on the same step. */
export function sensibleJudgement({ user }: Asked, step = 4) {
  const questions = user.split('题目编号 ').slice(1);
  return {
    questions: questions.map((text) => {
      const clauses = (fencedIn(text, '回答')[0] ?? '')
        .split(/[，。；：\n]|……|〔略〕/u)
        .filter(({ length }) => length >= 8);
      const evidence = clauses.slice(0, 2).map((quote, point) => ({ point, quote: quote.slice(0, 60) }));
      return { index: Number.parseInt(text, 10), evidence, step };
    }),
  };
}

const asking: readonly ((cited: string, meaning: string) => string)[] = [
  (cited, meaning) => `说到“${cited}”，能不能讲讲${meaning}这一块？`,
  (cited, meaning) => `“${cited}”里，${meaning}的过程具体是怎样的？`,
  (cited, meaning) => `关于${meaning}，“${cited}”的时候你怎么处理？`,
];

/** Cites the answer and asks for the first piece that may be asked for, in words that nobody has used before. */
function readTurn({ user }: Asked, heard: Set<string>) {
  for (const block of ['题目', '这一题之前的对话', '面试官最近说过的话'])
    for (const text of fencedIn(user, block)) for (const line of text.split('\n')) heard.add(line);
  const said = fencedIn(user, '候选人刚说的话')[0] ?? '';
  const clauses = said.split(/[，。；：！？,.;!?\n]/u).filter(({ length }) => length >= 6 && length <= 30);
  const first = clauses.find((each) => ![...heard].some((line) => line.includes(`“${each}”`))) ?? '';
  const second = clauses[clauses.indexOf(first) + 1] ?? first;
  const [, piece = 'none', meaning = ''] = /- ((?!none)\S+?)：(.+)/u.exec(user) ?? [];
  const questions = piece === 'none' ? [] : asking.map((ask) => ask(second, meaning));
  const chosen = said.length % asking.length;
  const followUp = [...questions.slice(chosen), ...questions.slice(0, chosen)].find(
    (question) => ![...heard].some((each) => resemble(each, question)),
  );
  const acknowledgement = first === '' ? '' : `你提到“${first}”。`;
  heard.add(`${acknowledgement}${followUp ?? ''}`);
  return {
    intent: 'answer',
    acknowledgement,
    missing: followUp === undefined ? 'none' : piece,
    followUp: followUp ?? '',
  };
}
