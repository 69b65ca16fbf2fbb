import { standings, type Standing } from '@pinjian/contract/interview-register.ts';
import type { CompetencyResult, ScoreState } from '@pinjian/contract/interview-report.ts';
import { competencies, type CompetencyId } from '../bank/competencies.ts';
import { roundScore, type ScoredQuestion } from './question-result.ts';
import { counts } from './register/with-standing.ts';

/** A competency's result with its unrounded score. */
export interface ScoredCompetency {
  readonly result: CompetencyResult;
  readonly raw: number | null;
}

/** Quotes shown for one competency. */
const maxQuotes = 3;

/** One result per competency that the plan aims at, in the order of its first question. */
export function scoreCompetencies(questions: readonly ScoredQuestion[]): ScoredCompetency[] {
  const counting = questions.filter(counts);
  const total = counting.reduce((sum, each) => sum + each.weight, 0);
  const ids = [...new Set(questions.map((each) => each.result.competency as CompetencyId))];
  return ids.map((id) => {
    const mine = questions.filter((each) => each.result.competency === id);
    const share = mine.filter(counts).reduce((sum, each) => sum + each.weight, 0) / Math.max(total, Number.EPSILON);
    return scoreCompetency(id, mine, share);
  });
}

function scoreCompetency(id: CompetencyId, mine: readonly ScoredQuestion[], share: number): ScoredCompetency {
  const standing = standingAmong(mine);
  const scored = mine.filter((each) => each.raw !== null && each.standing === standing && standing !== 'evidence');
  const weight = scored.reduce((sum, each) => sum + each.weight, 0);
  const raw = weight > 0 ? scored.reduce((sum, each) => sum + (each.raw ?? 0) * each.weight, 0) / weight : null;
  const state = stateOf(mine, raw);
  const best = mine.filter((each) => each.raw !== null).toSorted((a, b) => (b.raw ?? 0) - (a.raw ?? 0));
  return {
    raw,
    result: {
      competency: id,
      name: competencies[id].name,
      weight: Math.round(share * 1000) / 1000,
      state,
      score: raw === null ? null : roundScore(raw),
      anchor: raw === null ? null : (competencies[id].anchors[Math.round(raw) - 1] ?? null),
      reason: reasonOf(state, mine),
      // The best sentence of each question before the second best of any.
      quotes: [0, 1, 2].flatMap((rank) => best.flatMap((each) => each.receipts[rank] ?? [])).slice(0, maxQuotes),
      ...(standing === 'counts' || best.length === 0 ? {} : { standing }),
      questions: mine.filter((each) => each.result.outcome !== 'notAsked').map((each) => each.result.index),
    },
  };
}

/** The best standing that one of its answers has: numbers of another are no part of its own. */
function standingAmong(mine: readonly ScoredQuestion[]): Standing {
  const answered = mine.filter((each) => each.raw !== null);
  const among = answered.length > 0 ? answered : mine;
  return standings.find((standing) => among.some((each) => each.standing === standing)) ?? 'counts';
}

function stateOf(mine: readonly ScoredQuestion[], raw: number | null): ScoreState {
  if (raw !== null) return 'scored';
  if (mine.some((each) => each.result.state === 'needsReview')) return 'needsReview';
  return mine.some((each) => each.result.state === 'insufficient') ? 'insufficient' : 'notAssessed';
}

function reasonOf(state: ScoreState, mine: readonly ScoredQuestion[]): string {
  const numbers = mine.filter((each) => each.result.outcome === 'answered').map((each) => each.result.index + 1);
  const answered = `第 ${numbers.join('、')} 题`;
  if (state === 'scored' && answeredElsewhere(mine)) return `${answered}说的是别的事情，没有回答所问`;
  if (state === 'scored') return `依据${answered}的回答，引文已与文字记录核对`;
  if (state === 'needsReview' && mine.some((each) => each.raw !== null))
    return `${answered}属于还没有核对过评分的题型，只列证据，请结合原话判断`;
  if (state === 'needsReview') return `${answered}的回答需要人工判断`;
  if (state === 'insufficient') return `${answered}的回答里没有可以支持评分的内容`;
  if (mine.some((each) => each.result.outcome === 'skipped')) return '相关问题被跳过';
  return mine.some((each) => each.result.outcome === 'unanswered') ? '相关问题没有作答' : '本场没有问到';
}

/** Whether everything that was answered is about something else. */
function answeredElsewhere(mine: readonly ScoredQuestion[]): boolean {
  const answered = mine.filter((each) => each.result.outcome === 'answered');
  return answered.length > 0 && answered.every((each) => each.result.flags.includes('offTopic'));
}
