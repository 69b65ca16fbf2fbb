import type { ScoreRegister } from '@pinjian/contract/interview-register.ts';
import {
  learnedScorer,
  type EngineUsed,
  type ReportContent,
  type RequirementCoverage,
} from '@pinjian/contract/interview-report.ts';
import type { Plan } from '../engine/plan.ts';
import { scoreCompetencies, type ScoredCompetency } from './competency-result.ts';
import { coverRequirements } from './coverage.ts';
import { scoreOverall } from './overall.ts';
import { scoreQuestion, type ScoredQuestion } from './question-result.ts';
import { currentRegister, standingIn } from './register/register.ts';
import { withStanding } from './register/with-standing.ts';
import type { AskedQuestion, ScoredTurn } from './transcript.ts';

/** Goes on every report; raised with every change of the scoring. */
export const scorerVersion = `${learnedScorer} 1`;

/** Everything a report is made of. Name, sex, age, school and contact are not among it. */
export interface Held {
  readonly plan: Plan;
  /** One entry per planned question. */
  readonly asked: readonly AskedQuestion[];
  readonly turns: readonly ScoredTurn[];
  /** Blocks of the position's description, so that reading them back earns nothing. */
  readonly description: readonly string[];
  readonly candidateQuestions: readonly { text: string; answered: boolean }[];
  readonly engine: EngineUsed;
}

/** Scores an interview as far as it went. Pure: the same interview and register are the same report. */
export function scoreInterview(held: Held, register: ScoreRegister = currentRegister()): ReportContent {
  const questions = scoreQuestions(held, register);
  const scoredCompetencies = scoreCompetencies(questions);
  const answering = new Set(held.asked.flatMap((each) => each.turns));
  const coverage = coverRequirements({
    requirements: held.plan.requirements,
    planned: held.plan.questions,
    questions,
    answers: held.turns.filter((turn) => answering.has(turn.seq)),
  });
  const mustMissing = coverage.some((each) => each.kind === 'must' && each.state !== 'shown');
  return {
    overall: scoreOverall(questions, { mustMissing }),
    competencies: scoredCompetencies.map((each) => each.result),
    questions: questions.map((each) => each.result),
    coverage,
    nextRound: nextRound(held.plan, questions, scoredCompetencies, coverage),
    candidateQuestions: held.candidateQuestions.map((each) => ({ ...each })),
    engine: { ...held.engine },
    register,
  };
}

function scoreQuestions({ plan, asked, turns, description }: Held, register: ScoreRegister): ScoredQuestion[] {
  const nothing: AskedQuestion = { outcome: 'notAsked', turns: [], followUps: 0 };
  const textsOf = (seqs: readonly number[]): string[] =>
    turns.filter((turn) => seqs.includes(turn.seq)).map((turn) => turn.text);
  return plan.questions.map((question, index) => {
    const mine = asked[index] ?? nothing;
    const first = mine.turns[0] ?? 0;
    const earlier = asked.flatMap((each) => (each === mine ? [] : textsOf(each.turns.filter((seq) => seq < first))));
    const scored = scoreQuestion({ index, question, asked: mine, turns, description, earlier });
    return withStanding(scored, standingIn(register, question));
  });
}

/** Questions a report proposes for the human round. */
const maxNextRound = 6;

function nextRound(
  plan: Plan,
  questions: readonly ScoredQuestion[],
  scored: readonly ScoredCompetency[],
  coverage: readonly RequirementCoverage[],
): string[] {
  const missing = coverage
    .filter((each) => each.kind === 'must' && each.state !== 'shown')
    .map(
      (each) =>
        `必备要求“${each.skill}”${each.state === 'notAsked' ? '本场没有问到' : '没有得到证据'}，请当面核实实际使用经历`,
    );
  const open = scored
    .filter((each) => each.raw === null)
    .map((each) => `“${each.result.name}”${each.result.reason}，可以请候选人讲一个具体的例子`);
  const deeper = questions
    .filter((each) => each.raw !== null)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap((each) => {
      const at = each.result.points.findIndex((point) => !point.met);
      const ask = plan.questions[each.result.index]?.points[at]?.ask;
      return ask === undefined ? [] : [`接着第 ${each.result.index + 1} 题追问：${ask}`];
    });
  return [...missing, ...open, ...deeper].slice(0, maxNextRound);
}
