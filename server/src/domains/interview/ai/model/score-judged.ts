import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import { competencies, type CompetencyId } from '../bank/competencies.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { scoreCompetencies } from '../scoring/competency-result.ts';
import { coverRequirements } from '../scoring/coverage.ts';
import { scoreOverall } from '../scoring/overall.ts';
import { roundScore, scoreQuestion, type ScoredQuestion } from '../scoring/question-result.ts';
import { scoreInterview, type Held } from '../scoring/report.ts';
import type { Passes } from './judge-answers.ts';

/** Name and version on reports; raised with every change of what is made of a judgement. */
export const modelScorerVersion = '模型评分 1';

/** Two passes further apart than this are a matter for a person. */
const apart = 1;
/** So is a model that is further than this from what the rules find in the same words. */
const farFromRules = 2;
/** Under these flags the rules' limit holds for every judge; whoever tried to steer gains nothing by any of them. */
const limiting: readonly string[] = ['offTopic', 'textbook', 'steering'];

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
  const questions = held.plan.questions.map((question, index) => {
    const scored = scoredByRules(held, index);
    const limited = steered.includes(index);
    return { question, scored: withJudgement(scored, question, judged.get(index), limited), before: scored };
  });
  const scored = questions.map((each) => each.scored);
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
  const disputed = open.length === 0 ? [] : [`第 ${open.join('、')} 题两次评分不一致，暂按规则评分计入，待人工确认`];
  return {
    questionsScored: questions.filter((each) => each.scored !== each.before && !isDisputed(each.scored)).length,
    content: {
      ...byRules,
      overall: { ...overall, caps: [...overall.caps, ...disputed] },
      competencies: scoreCompetencies(scored).map(({ result }) => {
        const mine = result.questions.map((index) => index + 1).filter((number) => open.includes(number));
        if (mine.length === 0 || result.state !== 'scored') return result;
        return { ...result, state: 'needsReview', reason: `第 ${mine.join('、')} 题的评分需要人工确认` };
      }),
      questions: scored.map((each) => each.result),
      coverage,
      nextRound: [
        ...open.map((number) => `第 ${number} 题的回答，两次评分不一致，请当面再问一次`),
        ...byRules.nextRound,
      ],
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
function isDisputed({ raw, result }: ScoredQuestion): boolean {
  return raw !== null && result.state === 'needsReview';
}

function withJudgement(
  rules: ScoredQuestion,
  question: PlannedQuestion,
  passes: Passes | undefined,
  steered: boolean,
): ScoredQuestion {
  if (passes === undefined || rules.raw === null) return rules;
  const [first, second] = passes;
  const disputed: ScoredQuestion = { ...rules, result: { ...rules.result, state: 'needsReview' } };
  if (first === null && second === null) return rules;
  if (first === null || second === null || Math.abs(first.step - second.step) > apart) return disputed;
  const mean = (first.step + second.step) / 2;
  if (Math.abs(mean - rules.raw) > farFromRules) return disputed;
  const limited = steered || rules.result.flags.some((flag) => limiting.includes(flag));
  const raw = limited ? Math.min(mean, rules.raw) : mean;
  const receipts = [...first.quotes.values()].flatMap((quotes) => quotes.slice(0, 1));
  return {
    ...rules,
    raw,
    receipts: receipts.slice(0, 3),
    result: {
      ...rules.result,
      score: roundScore(raw),
      anchor: competencies[question.competency satisfies CompetencyId].anchors[Math.round(raw) - 1] ?? null,
      points: question.points.map((point, at) => {
        const quote = first.quotes.get(at)?.[0] ?? null;
        return { label: point.label, met: quote !== null && second.quotes.has(at), quote };
      }),
    },
  };
}
