import { answerFlagLabels, type AnswerFlag, type ReportContent } from '@pinjian/contract/interview-report.ts';
import { competencies, type CompetencyId } from '../bank/competencies.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { scoreCompetencies } from '../scoring/competency-result.ts';
import { coverRequirements } from '../scoring/coverage.ts';
import { scoreOverall } from '../scoring/overall.ts';
import { roundScore, scoreQuestion, type ScoredQuestion } from '../scoring/question-result.ts';
import { currentRegister, standingIn } from '../scoring/register/register.ts';
import { withStanding } from '../scoring/register/with-standing.ts';
import { scoreInterview, type Held } from '../scoring/report.ts';
import type { Passes } from './judge-answers.ts';
import type { Judgement } from './judgement.ts';

/** Name and version on reports; raised with every change of what is made of a judgement. */
export const modelScorerVersion = '模型评分 2';

/** Two passes further apart than this are a matter for a person; so is a model further than this from the rules. */
const apart = 1;
/** Further than this from the rules, a model's number is not counted before a person has looked. */
const farFromRules = 2;
/** What the rules say of an answer under these is a question to a person, not a number in the model's place. */
const doubting: readonly AnswerFlag[] = ['offTopic', 'looselyRelated', 'textbook'];

/** A report with how many of its questions the model scored. */
export interface JudgedReport {
  readonly content: ReportContent;
  readonly questionsScored: number;
}

/**
 * The report of an interview whose answers a model has judged. Numbers, limits and the overall score are computed here
 * from the same parts as by rules: a judgement replaces the rules' number of a question only where both passes agree,
 * their quotes are real, and the rules find something to score at all. Everything else stays the rules'. `steered` are
 * questions whose answer had an attempt to steer in it, which nobody who judges has seen.
 */
export function scoreJudged(
  held: Held,
  judged: ReadonlyMap<number, Passes>,
  steered: readonly number[] = [],
): JudgedReport {
  const byRules = scoreInterview(held);
  if (judged.size === 0) return { content: byRules, questionsScored: 0 };
  const register = byRules.register ?? currentRegister();
  const results = held.plan.questions.map((question, index) => {
    const found = withJudgement(scoredByRules(held, index), question, judged.get(index), steered.includes(index));
    return { ...found, scored: withStanding(found.scored, standingIn(register, question)) };
  });
  const scored = results.map((each) => each.scored);
  const open = scored.filter(isDisputed).map((each) => each.result.index + 1);
  const answering = new Set(held.asked.flatMap((each) => each.turns));
  const coverage = coverRequirements({
    requirements: held.plan.requirements,
    planned: held.plan.questions,
    questions: scored,
    answers: held.turns.filter((turn) => answering.has(turn.seq)),
  });
  const mustMissing = coverage.some((each) => each.kind === 'must' && each.state !== 'shown');
  const overall = scoreOverall(scored, { mustMissing });
  const disputes = results.flatMap((each) => each.dispute ?? []);
  return {
    questionsScored: results.filter(
      (each) => each.byModel && each.scored.result.score !== null && !isDisputed(each.scored),
    ).length,
    content: {
      ...byRules,
      overall: { ...overall, caps: [...overall.caps, ...disputes] },
      competencies: scoreCompetencies(scored).map(({ result }) => {
        const mine = result.questions.map((index) => index + 1).filter((number) => open.includes(number));
        if (mine.length === 0 || result.state !== 'scored') return result;
        return { ...result, state: 'needsReview', reason: `第 ${mine.join('、')} 题的评分需要人工确认` };
      }),
      questions: scored.map((each) => each.result),
      coverage,
      nextRound: [...open.map((number) => `第 ${number} 题的评分还要由人确认，请当面再问一次`), ...byRules.nextRound],
    },
  };
}

/** The rules' own result of one question, as the rules' report has it. */
function scoredByRules({ plan, asked, turns, description }: Held, index: number): ScoredQuestion {
  const question = plan.questions[index];
  const mine = asked[index] ?? { outcome: 'notAsked', turns: [], followUps: 0 };
  if (question === undefined) throw new Error(`there is no question ${index}`);
  const first = mine.turns[0] ?? 0;
  const before = new Set(asked.flatMap((each) => (each === mine ? [] : each.turns.filter((seq) => seq < first))));
  const earlier = turns.filter((turn) => before.has(turn.seq)).map((turn) => turn.text);
  return scoreQuestion({ index, question, asked: mine, turns, description, earlier });
}

/** Scored, and yet a person is to look at it. */
function isDisputed({ raw, result, standing }: ScoredQuestion): boolean {
  return raw !== null && result.state === 'needsReview' && standing !== 'evidence';
}

/** One question's result, whether its number is the model's, and what a person has to know before relying on it. */
interface JudgedQuestion {
  readonly scored: ScoredQuestion;
  readonly byModel: boolean;
  readonly dispute: string | null;
}

/**
 * What two passes make of one question. Their number stands where both agree, their quotes are real and there is
 * something to score; where the rules see it otherwise, by a flag or by more than a step, that is said and a person is
 * asked. The rules' number counts only where the passes disagree with each other or lie far from it, or as a limit for
 * whoever tried to steer, and then it says so as well.
 */
function withJudgement(
  rules: ScoredQuestion,
  question: PlannedQuestion,
  passes: Passes | undefined,
  steered: boolean,
): JudgedQuestion {
  const asRules = { scored: rules, byModel: false, dispute: null };
  const { flags } = rules.result;
  const own = rules.raw;
  if (passes === undefined || own === null) return asRules;
  const [first, second] = passes;
  if (first === null && second === null) return asRules;
  const number = `第 ${rules.result.index + 1} 题`;
  const keeping = (why: string): JudgedQuestion => ({
    scored: { ...rules, result: { ...rules.result, state: 'needsReview' } },
    byModel: false,
    dispute: `${number}${why}，暂按评分程序的结果计入，待人工确认`,
  });
  if (first === null || second === null || Math.abs(first.step - second.step) > apart) {
    return keeping('模型两次评分不一致');
  }
  const mean = (first.step + second.step) / 2;
  const compared = `模型评为 ${mean} 级，评分程序评为 ${roundScore(own)} 级`;
  const doubts = flags.filter((flag) => doubting.includes(flag));
  // Whoever tried to steer gains nothing by it from any judge.
  if ((steered || flags.includes('steering')) && mean > own)
    return keeping(`${compared}，回答${answerFlagLabels.steering}`);
  if (doubts.length === 0 && Math.abs(mean - own) > farFromRules) return keeping(compared);
  const seen = doubts.map((flag) => `规则认为“${answerFlagLabels[flag]}”`);
  const dispute =
    doubts.length === 0 && Math.abs(mean - own) <= apart
      ? null
      : `${number}${[compared, ...seen].join('，')}，暂按模型评分计入，待人工确认`;
  return { scored: byPasses(rules, question, [first, second], dispute !== null), byModel: true, dispute };
}

function byPasses(
  rules: ScoredQuestion,
  question: PlannedQuestion,
  [first, second]: readonly [Judgement, Judgement],
  disputed: boolean,
): ScoredQuestion {
  const raw = (first.step + second.step) / 2;
  const receipts = [...first.quotes.values()].flatMap((quotes) => quotes.slice(0, 1));
  return {
    ...rules,
    raw,
    receipts: receipts.slice(0, 3),
    result: {
      ...rules.result,
      state: disputed ? 'needsReview' : 'scored',
      score: roundScore(raw),
      anchor: competencies[question.competency satisfies CompetencyId].anchors[Math.round(raw) - 1] ?? null,
      points: question.points.map((point, at) => {
        const quote = first.quotes.get(at)?.[0] ?? null;
        return { label: point.label, met: quote !== null && second.quotes.has(at), quote };
      }),
    },
  };
}
