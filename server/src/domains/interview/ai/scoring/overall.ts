import type { Standing } from '@pinjian/contract/interview-register.ts';
import { bandFloors, bands, type Band, type OverallResult } from '@pinjian/contract/interview-report.ts';
import type { ScoredQuestion } from './question-result.ts';
import { counts } from './register/with-standing.ts';

/**
 * How uncertain one question's score is, in steps of the scale: how far the judge lies from the level its author gave
 * (root mean square), of hands that nothing was learned from (`bench/answers/learn.ts --folds`). And what stays however
 * many are asked, since one person's way of speaking is misjudged in one direction: so large that four of five interviews
 * lie within both.
 */
export const questionError = 0.75;
const methodError = 0.3;
/** Half width of an 80 % interval, in standard errors. */
const eighty = 1.28;
/** Below this share of the weight with evidence there is no overall number. */
const leastEvidence = 1 / 3;
/** Below this share of the weight asked, the interview is not enough for a recommendation. */
const leastAsked = 0.6;

interface Needed {
  /** A must-have requirement of the position without evidence. */
  readonly mustMissing: boolean;
}

/**
 * The overall score, computed here and nowhere else (decisions §10): 25 x (weighted mean - 1). What was asked and
 * brought no evidence counts as the lowest step, so that leaving out never beats trying; what was never asked is left
 * out, and so is what its kind's register keeps out. Limits are laid on in code and told in words.
 */
export function scoreOverall(all: readonly ScoredQuestion[], needed: Needed): OverallResult {
  const questions = all.filter(counts);
  const weightOf = (list: readonly ScoredQuestion[]): number => list.reduce((sum, each) => sum + each.weight, 0);
  const asked = questions.filter((each) => each.result.outcome !== 'notAsked');
  const scored = asked.filter((each) => each.raw !== null);
  if (scored.length === 0 || weightOf(scored) < leastEvidence * weightOf(asked))
    return without(all.filter((each) => each.result.outcome !== 'notAsked'));
  const mean = asked.reduce((sum, each) => sum + (each.raw ?? 1) * each.weight, 0) / weightOf(asked);
  const caps = outside(all);
  let score100 = Math.round(25 * (mean - 1));
  const lay = (limit: number, reason: string): void => {
    if (score100 > limit) score100 = limit;
    caps.push(reason);
  };
  const silent = asked.length - scored.length;
  if (silent > 0) caps.push(`有 ${silent} 题没有得到可以评分的内容，按最低一级计入总分`);
  if (weightOf(asked) < leastAsked * weightOf(questions)) {
    lay(bandFloors.recommended - 1, '问到的内容不足计划的六成，总分不超过“待定”');
  }
  if (needed.mustMissing) lay(bandFloors.strong - 1, '有必备要求没有得到证据，总分不超过“推荐”');
  const uncertainty = Math.round(uncertaintyOf(scored.length));
  return {
    state: 'scored',
    score100,
    band: bandOf(score100),
    uncertainty,
    bandRange: { low: bandOf(score100 - uncertainty), high: bandOf(score100 + uncertainty) },
    caps,
  };
}

/** Half width of the 80 % interval around the overall score, in points, by how many questions have a score. */
export function uncertaintyOf(scored: number): number {
  return 25 * eighty * Math.sqrt(questionError ** 2 / scored + methodError ** 2);
}

/** Without enough evidence there is no number: nothing asked or answered at all is 未评估, answers without content 证据不足. */
function without(asked: readonly ScoredQuestion[]): OverallResult {
  const answered = asked.some((each) => each.result.outcome === 'answered');
  const review = asked.some(
    (each) => each.result.state === 'needsReview' || (each.raw !== null && each.standing !== 'counts'),
  );
  const state = review ? 'needsReview' : answered ? 'insufficient' : 'notAssessed';
  return { state, score100: null, band: null, uncertainty: null, bandRange: null, caps: outside(asked) };
}

/** What is no part of the total, in words. */
function outside(all: readonly ScoredQuestion[]): string[] {
  const answered = (standing: Standing): number =>
    all.filter((each) => each.standing === standing && each.raw !== null).length;
  const [reference, evidence] = [answered('reference'), answered('evidence')];
  return [
    ...(reference > 0 ? [`有 ${reference} 题的评分仅供参考，没有计入总分`] : []),
    ...(evidence > 0 ? [`有 ${evidence} 题只列证据、不给分：这类题的评分还没有核对过，或和评定者的一致性不够`] : []),
  ];
}

function bandOf(score100: number): Band {
  return bands.find((band) => score100 >= bandFloors[band]) ?? 'notRecommended';
}
