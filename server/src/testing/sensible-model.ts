import { resemble } from '#domains/interview/ai/model/check-words.ts';
import { fencedIn, type Asked, type Behaviour } from './language-model.ts';

/** What a model that does as it is told answers; `before` is what it has asked in this interview. */
export function sensibly(asked: Asked, before: string[] = []): Behaviour {
  if (asked.name === 'read_turn') return { does: 'answer', object: sensibleReading(asked, before) };
  if (asked.name === 'refine_plan') return { does: 'answer', object: { questions: [] } };
  return { does: 'answer', object: sensibleJudgement(asked) };
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

/** Cites the answer and asks for the first piece that may be asked for, in words that it has not used before. */
export function sensibleReading({ user }: Asked, before: string[] = []) {
  const said = fencedIn(user, '候选人刚说的话')[0] ?? '';
  const clauses = said.split(/[，。；：！？,.;!?\n]/u).filter(({ length }) => length >= 6 && length <= 30);
  const [first = '', second = first] = clauses;
  const [, piece = 'none', meaning = ''] = /- ((?!none)\S+?)：(.+)/u.exec(user) ?? [];
  const questions = piece === 'none' ? [] : asking.map((ask) => ask(second, meaning));
  const chosen = said.length % asking.length;
  const fresh = [...questions.slice(chosen), ...questions.slice(0, chosen)].find(
    (question) => !before.some((each) => resemble(each, question)),
  );
  if (fresh !== undefined) before.push(fresh);
  return {
    intent: 'answer',
    acknowledgement: first === '' ? '' : `你提到“${first}”。`,
    missing: fresh === undefined ? 'none' : piece,
    followUp: fresh ?? '',
  };
}
