import { uncertaintyOf } from '../../server/src/domains/interview/ai/scoring/overall.ts';
import type { ScoredAnswer } from './judge-answers.ts';

/** Answers of an interview, and how many interviews are put together. */
const answersEach = 7;
const interviews = 4000;

/** Whom an imagined interview is with: one hand, who always answers as well or as poorly. */
function whoAnswers({ hand, kind }: ScoredAnswer): string {
  if (kind.startsWith('own')) return `${hand} ${kind}`;
  if (['terse', 'slang', 'slips', 'correction', 'mixed'].includes(kind)) return `${hand} in another way`;
  if (['padded', 'weOnly', 'wouldOnly', 'memorised', 'partial'].includes(kind)) return `${hand} thinly`;
  return '';
}

/**
 * Share of imagined interviews whose overall score lies within its 80 % interval around what the authors of its answers
 * gave them; the same interviews each time.
 */
export function coverageOf(answers: readonly ScoredAnswer[]): number {
  const people = [...Map.groupBy(answers, whoAnswers)].flatMap(([who, said]) => (who === '' ? [] : [said]));
  let seed = 11;
  const next = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const within = Array.from({ length: interviews }, () => {
    const said = people[next(people.length)] ?? [];
    const asked = Array.from({ length: answersEach }, () => said[next(said.length)]);
    const off = asked.reduce((sum, answer) => sum + (answer === undefined ? 0 : answer.step - answer.level), 0);
    return Math.abs((25 * off) / answersEach) <= uncertaintyOf(answersEach);
  });
  return within.filter(Boolean).length / interviews;
}
