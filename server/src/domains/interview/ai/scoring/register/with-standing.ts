import type { Standing } from '@pinjian/contract/interview-register.ts';
import type { ScoredQuestion } from '../question-result.ts';

/**
 * A question's result as its kind may show it: below the bar the evidence stays and the number goes, and a person is
 * asked. What the answer shows of a requirement is no number, and stays (`raw`).
 */
export function withStanding(scored: ScoredQuestion, standing: Standing): ScoredQuestion {
  const { result } = scored;
  if (standing === 'counts' || result.score === null) return { ...scored, standing };
  if (standing === 'reference') return { ...scored, standing, result: { ...result, standing } };
  return { ...scored, standing, result: { ...result, standing, state: 'needsReview', score: null, anchor: null } };
}

/** Whether a question's number is part of the total. */
export function counts({ standing }: Pick<ScoredQuestion, 'standing'>): boolean {
  return standing === 'counts';
}
