import { leastKappa as leastStanding, registerKindLabels } from '../../contract/src/interview-register.ts';
import { coverageOf } from '../answers/coverage.ts';
import { writeRegister } from '../answers/register.ts';
import type { Figure, Row } from '../figure.ts';
import {
  agreementOf,
  agreementOfRaters,
  byJudge,
  byRules,
  lowestInOrder,
  scoreAnswers,
  type ScoredAnswer,
} from '../answers/judge-answers.ts';
import { answerHalves, ownAnswers, writtenAnswers, type AnswerHalf } from '../answers/read-answers.ts';

const halfWords: Readonly<Record<AnswerHalf, readonly [string, string]>> = {
  tuned: ['answers that may be tuned on', '调校用的回答'],
  unseen: ['answers never tuned on', '留出的回答'],
};

const scorers = [
  { id: 'rules', score: byRules, words: ['the rules', '规则'] },
  { id: 'judge', score: byJudge, words: ['the learned judge', '学习得到的评分'] },
] as const;

function stepsOf(answers: readonly ScoredAnswer[], kind: string): { mean: number; highest: number; of: number } {
  const steps = answers.filter((answer) => answer.kind === kind).map(({ step }) => step);
  return {
    mean: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    highest: Math.max(...steps),
    of: steps.length,
  };
}

/** Answers to something else, and numbers that cannot be: the highest mean they may have. */
const cappedKinds = [
  { kind: 'elsewhere', what: 'told about something else', whatChinese: '答非所问', atMost: 1.5 },
  { kind: 'invented', what: 'with invented numbers', whatChinese: '数字编造', atMost: 2.2 },
] as const;

type Names = readonly [english: string, chinese: string];

/** Agreement that is asked of the bank's questions, and of those that companies write themselves. */
const leastKappa = { bank: 0.8, own: 0.75 } as const;

function figuresOf(
  id: string,
  [of, ofChinese]: Names,
  answers: readonly ScoredAnswer[],
  atLeast: number = leastKappa.bank,
): Figure[] {
  const { kappa, low, high } = agreementOf(answers);
  const kinds = [...new Set(answers.map(({ kind }) => kind))].toSorted();
  const means = kinds.map((kind) => `${kind} ${stepsOf(answers, kind).mean.toFixed(1)}`);
  return [
    {
      id: `answers-kappa-${id}`,
      what: `agreement with the authors (weighted kappa), ${of}`,
      whatChinese: `与作者定级的一致性（加权 kappa），${ofChinese}`,
      value: kappa,
      unit: '',
      bar: { atLeast },
      detail: `${low.toFixed(2)} to ${high.toFixed(2)} by ${answers.length} answers; authors and raters among themselves ${agreementOfRaters(answers).toFixed(2)}; mean steps: ${means.join(', ')}`,
    },
    {
      id: `answers-order-${id}`,
      what: `levels 1 and 2 in the right order, ${of}`,
      whatChinese: `一级和二级次序正确，${ofChinese}`,
      value: 100 * lowestInOrder(answers),
      unit: '%',
      bar: { atLeast: 90 },
      detail: 'pairs of one hand for one question; a tie is wrong',
    },
    {
      id: `answers-interval-${id}`,
      what: `interviews within their 80 % interval, ${of}`,
      whatChinese: `面试总分落在八成区间内，${ofChinese}`,
      value: 100 * coverageOf(answers),
      unit: '%',
      bar: { atLeast: 78 },
      detail: '78 to 84 % is honest; seven answers of one hand at one level each',
    },
    ...cappedKinds.map(({ kind, what, whatChinese, atMost }): Figure => {
      const { mean, highest, of: count } = stepsOf(answers, kind);
      return {
        id: `answers-${kind}-${id}`,
        what: `mean step of answers ${what}, ${of}`,
        whatChinese: `${whatChinese}的平均得分，${ofChinese}`,
        value: mean,
        unit: '',
        bar: { atMost },
        detail: `${count} answers, the highest ${highest.toFixed(1)}`,
      };
    }),
  ];
}

/** The figures of the register, which is written with them: reports are made under it from then on. */
function registered(): Figure[] {
  return writeRegister(new Date()).kinds.flatMap(({ kind, kappa, low, high, answers, questions }) =>
    kappa === null
      ? []
      : [
          {
            id: `answers-register-${kind}`,
            what: `agreement by kind of question (weighted kappa), ${kind}, answers never tuned on`,
            whatChinese: `按题型的一致性（加权 kappa），${registerKindLabels[kind]}，留出的回答`,
            value: kappa,
            unit: '',
            bar: { atLeast: leastStanding.counts },
            detail: `${low?.toFixed(2)} to ${high?.toFixed(2)} by ${answers} answers to ${questions} questions`,
          },
        ],
  );
}

/** How far scorers agree with people who wrote and rated answers without having seen them. */
export const answerScoring: Row = {
  name: 'answer-scoring',
  measure() {
    const byHalf = answerHalves.flatMap((half) => {
      const [of, ofChinese] = halfWords[half];
      const own = [`companies' own questions, ${of}`, `企业自己的题，${ofChinese}`] as const;
      return [
        ...scorers.flatMap(({ id, score, words: [by, byChinese] }) => {
          const names = [`${by}, ${of}`, `${byChinese}，${ofChinese}`] as const;
          return figuresOf(`${id}-${half}`, names, scoreAnswers(writtenAnswers(half), score));
        }),
        ...figuresOf(`own-${half}`, own, scoreAnswers(ownAnswers(half), byJudge), leastKappa.own),
      ];
    });
    return Promise.resolve([...byHalf, ...registered()]);
  },
};
