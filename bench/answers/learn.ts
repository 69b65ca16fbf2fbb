import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import type { BankQuestion } from '../../server/src/domains/interview/ai/bank/question.ts';
import { seenOf } from '../../server/src/domains/interview/ai/scoring/answer.ts';
import { judgeAnswer, weighedRuns } from '../../server/src/domains/interview/ai/scoring/judge/judge.ts';
import { runsOf } from '../../server/src/domains/interview/ai/scoring/judge/runs.ts';
import { shapeOf, type Seen } from '../../server/src/domains/interview/ai/scoring/judge/shape.ts';
import { spreadsFrom } from '../../server/src/domains/interview/ai/scoring/judge/spread.ts';
import { writeWeights, type JudgeWeights } from '../../server/src/domains/interview/ai/scoring/judge/data/weights.ts';
import { agreementOf, lowestInOrder } from './judge-answers.ts';
import { learnOwnRelevance, learnRelevance } from './learn-relevance.ts';
import { olderAnswers, ownAnswers, ownQuestions, writtenAnswers, type WrittenAnswer } from './read-answers.ts';
import { solveRidge } from './ridge.ts';
import { spreadOf } from './spread-of.ts';

/**
 * `learn.ts --out FILE`: what the judge of answers weighs, learned from the answers that may be tuned on; the same
 * answers give the same weights. `learn.ts --folds`: what may be expected of directions and of hands that nothing was
 * learned from, each left out in turn.
 */
const { values } = parseArgs({ options: { out: { type: 'string' }, folds: { type: 'boolean' } } });

interface Lesson extends WrittenAnswer {
  readonly question: BankQuestion;
  readonly told: readonly string[];
  /** What is learned: the mean of what its author and another person give it. */
  readonly target: number;
  readonly seen: Seen;
  readonly direction: string;
}

/** A run is weighed if so many answers have it, to so many questions, by more than one hand: none is one author's own. */
const fewest = { answers: 5, questions: 3, hands: 2 } as const;
/** How much words and shape may say, against what is paid for each: chosen by `--folds`. */
const penalty = 0.4;
const shapeShare = 0.5;
/**
 * The penalty draws every answer to the middle: in each fold what people gave was spread 1.07 to 1.09 times as wide. So
 * it is spread again around the lower middle, where most answers lie, somewhat more for the sake of whole steps.
 */
const widened = { by: 1.25, around: 2.2 } as const;

const questions = new Map(bank.map((question) => [question.id, question]));
const given = { asked: [], description: [], earlier: [] };

function lessonsOf(answers: readonly WrittenAnswer[]): readonly Lesson[] {
  return answers.flatMap((answer) => {
    const question = questions.get(answer.q);
    if (question === undefined) return [];
    const seen = seenOf(question, [answer.text], given);
    const target = (answer.level + (answer.second ?? answer.level)) / 2;
    return [{ ...answer, question, told: seen.told, target, seen, direction: question.directions[0] ?? 'behavioural' }];
  });
}

const lessons = lessonsOf(writtenAnswers('tuned'));
/** Learned from always: so that not all is said in two voices, and that the words of a rubric alone are worth nothing. */
const always = lessonsOf([...olderAnswers(), ...strungAnswers(new Set(lessons.map(({ q }) => q)))]);

/** Of companies' own questions only whether an answer is one to its question is learned: they are few. */
const own = new Map(ownQuestions().map((question) => [question.id, question]));
const ownLessons = ownAnswers('tuned').flatMap(({ q, kind, text }) => {
  const question = own.get(q);
  return question === undefined ? [] : [{ question, kind, told: seenOf(question, [text], given).told }];
});

/** What a rubric wants to hear, strung together with amounts, to each of these questions: nobody said it, nothing happened. */
function strungAnswers(asked: ReadonlySet<string>): readonly WrittenAnswer[] {
  return bank
    .filter(({ id }) => asked.has(id))
    .map(({ id, points }, at) => {
      const said = points.map(({ sayings }) => sayings[at % sayings.length]?.split(/[|&]/u)[0] ?? '');
      const amounts = at % 2 === 0 ? '' : `，数量${3 + at}个，比例${2 + (at % 90)}%，涉及${at + 5}家`;
      return {
        q: id,
        hand: '',
        kind: 'strung',
        level: 1,
        second: null,
        text: `主要包括${said.join('，再就是')}${amounts}。`,
      };
    });
}

function rarities(from: readonly Lesson[]): JudgeWeights['runs'] {
  const within = new Map<string, { answers: number; questions: Set<string>; hands: Set<string> }>();
  for (const { seen, q, hand } of from.filter(({ kind }) => kind !== 'strung'))
    for (const run of runsOf(seen.told).keys()) {
      const found = within.get(run) ?? { answers: 0, questions: new Set<string>(), hands: new Set<string>() };
      found.answers += 1;
      found.questions.add(q);
      found.hands.add(hand);
      within.set(run, found);
    }
  const hands = Math.min(fewest.hands, new Set(from.map(({ hand }) => hand)).size);
  return new Map(
    [...within]
      .filter(
        ([, found]) =>
          found.answers >= fewest.answers && found.questions.size >= fewest.questions && found.hands.size >= hands,
      )
      .map(([run, { answers }]) => [run, { rarity: Math.log(from.length / answers), weight: 0 }]),
  );
}

function learn(some: readonly Lesson[]): JudgeWeights {
  const from = [...some, ...always];
  const shapes = from.map(({ seen }) => shapeOf(seen));
  const names = [...new Set(shapes.flatMap((shape) => [...shape.keys()]))];
  const spreads = new Map(names.map((name) => [name, spreadOf(shapes.flatMap((shape) => shape.get(name) ?? []))]));
  const runs = rarities(from);
  const scale = Math.sqrt(shapeShare / names.length);
  const rows = from.map(({ seen }, at) => {
    const row = new Map<string, number>(weighedRuns(seen.told, { runs }));
    for (const [name, { mean, spread }] of spreads)
      row.set(`shape ${name}`, scale * spreadsFrom(shapes[at]?.get(name) ?? mean, mean, spread));
    return row;
  });
  const base = from.reduce((sum, { target }) => sum + target, 0) / from.length;
  const weights = solveRidge(
    rows,
    from.map(({ target }) => target - base),
    penalty,
  );
  return {
    base: widened.around + widened.by * (base - widened.around),
    shape: new Map(
      [...spreads].map(([name, spread]) => [
        name,
        { ...spread, weight: widened.by * scale * (weights.get(`shape ${name}`) ?? 0) },
      ]),
    ),
    relevance: learnRelevance(from),
    ownRelevance: learnOwnRelevance(ownLessons),
    runs: new Map(
      [...runs].map(([run, { rarity }]) => [run, { rarity, weight: widened.by * (weights.get(run) ?? 0) }]),
    ),
  };
}

function tell(name: string, out: readonly Lesson[], weights: JudgeWeights): void {
  const scored = out.map((lesson) => ({ ...lesson, step: judgeAnswer(lesson.seen, weights) }));
  const { kappa, low, high } = agreementOf(scored);
  const elsewhere = scored.flatMap(({ kind, step }) => (kind === 'elsewhere' ? [step] : []));
  const mean = elsewhere.reduce((sum, each) => sum + each, 0) / elsewhere.length;
  process.stdout.write(
    `${name}: kappa ${kappa.toFixed(3)} (${low.toFixed(2)} to ${high.toFixed(2)}), lowest in order ${lowestInOrder(scored).toFixed(2)}, something else ${mean.toFixed(2)}, ${out.length} answers, ${weights.runs.size} runs\n`,
  );
}

function tryFolds(): void {
  const directions = [...new Set(lessons.map(({ direction }) => direction))];
  const folds = 4;
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = ({ direction }: Lesson) => directions.indexOf(direction) % folds === fold;
    tell(`directions ${fold + 1} of ${folds}`, lessons.filter(isOut), learn(lessons.filter((each) => !isOut(each))));
  }
  for (const hand of new Set(lessons.map((each) => each.hand)))
    tell(
      `hand ${hand}`,
      lessons.filter((each) => each.hand === hand),
      learn(lessons.filter((each) => each.hand !== hand)),
    );
}

if (values.folds === true) tryFolds();
else if (values.out !== undefined) await writeFile(values.out, writeWeights(learn(lessons)));
else throw new Error('usage: learn.ts --out FILE | --folds');
