import { standingLabels, type Standing } from '@pinjian/contract/interview-register.ts';
import {
  isLearned,
  modelFailureLabels,
  modelPurposeLabels,
  modelPurposes,
  type EngineUsed,
  type ModelUse,
  type QuestionOutcome,
  type ScoreState,
} from '@pinjian/contract/interview-report.ts';
import type { Tone } from '#ui/tag.tsx';

export const stateTones: Readonly<Record<ScoreState, Tone>> = {
  scored: 'success',
  insufficient: 'warning',
  notAssessed: 'neutral',
  needsReview: 'warning',
};

/** Why there is no number: shown wherever one of these states is. */
export const stateReasons: Readonly<Record<Exclude<ScoreState, 'scored'>, string>> = {
  insufficient: '问到了，但回答里没有可以支持评分的具体内容，所以不给分。',
  notAssessed: '没有问到、跳过或没有作答，所以不给分。',
  needsReview: '程序拿不准（例如主要用了其他语言），需要由人来判断。',
};

/** What it means that a number does not count. */
export const standingReasons: Readonly<Record<Exclude<Standing, 'counts'>, string>> = {
  reference: '这类题的评分和评定者的一致性还不够高，分数仅供参考，没有计入总分。',
  evidence: '这类题的评分还没有核对过，或一致性不够，所以只列证据、不给分。',
};

/** The mark of a number that does not count; null where it does. */
export function standingMark(standing: Standing | undefined): string | null {
  return standing === undefined || standing === 'counts' ? null : standingLabels[standing];
}

export const outcomeLabels: Readonly<Record<QuestionOutcome, string>> = {
  answered: '已作答',
  skipped: '已跳过',
  unanswered: '未作答',
  notAsked: '没有问到',
};

export const outcomeTones: Readonly<Record<QuestionOutcome, Tone>> = {
  answered: 'success',
  skipped: 'neutral',
  unanswered: 'neutral',
  notAsked: 'neutral',
};

/** The states without a number that occur, in the order of their explanations. */
export function statesToExplain(states: readonly ScoreState[]): readonly Exclude<ScoreState, 'scored'>[] {
  return (['insufficient', 'notAssessed', 'needsReview'] as const).filter((state) => states.includes(state));
}

/** On what something AI-made rests, in one line. */
export function basisOf(engine: EngineUsed): string {
  const { model, modelUse } = engine;
  const own = isLearned(engine) ? '评分程序' : '固定规则';
  // A model that only asked, or could not score, has no part in the numbers.
  const judged = model !== null && modelUse?.questionsScored !== 0;
  if (judged) return `依据本场文字记录，由模型 ${model} 和${own}评分`;
  return `依据本场文字记录，${isLearned(engine) ? '由评分程序评分' : '按固定规则评分'}`;
}

/** What the rules did in the model's place, and how often: 追问 2 次（超时、中途断开）. */
export function standIns({ fallbacks }: ModelUse): readonly string[] {
  return modelPurposes.flatMap((purpose) => {
    const mine = fallbacks.filter((each) => each.purpose === purpose);
    const reasons = [...new Set(mine.map(({ reason }) => modelFailureLabels[reason]))];
    return mine.length === 0 ? [] : [`${modelPurposeLabels[purpose]} ${mine.length} 次（${reasons.join('、')}）`];
  });
}

/** How many questions went which way: 已作答 5 题, 已跳过 1 题. */
export function outcomeCounts(outcomes: readonly QuestionOutcome[]): readonly string[] {
  return (['answered', 'skipped', 'unanswered', 'notAsked'] as const).flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count === 0 ? [] : [`${outcomeLabels[outcome]} ${count} 题`];
  });
}
