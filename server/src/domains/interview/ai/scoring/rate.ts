import type { Evidence } from './evidence.ts';
import { saturating } from './narrative.ts';

/**
 * Steps of the scale that each share of an answer is worth. Learned by least squares on the graded, labelled and
 * authored answers, judged by leaving one question out at a time; few on purpose, so that they cannot remember answers.
 * `unexamined` and `talk` were set by hand on the strangers' answers for tuning and checked on the sets nothing was
 * tuned on.
 */
const worth = {
  base: 0.9,
  breadth: 1.4,
  acts: 1,
  figures: 1.6,
  dense: 0.7,
  points: 0.45,
  waste: -0.95,
  takenBack: -0.95,
  unexamined: -0.95,
  talk: -1.2,
} as const;
/** Own acts and figures from which two thirds of what they are worth is reached. */
const enough = 4;
/** Clauses of talk from which two thirds of what they cost is lost. */
const much = 3;

/**
 * 1 to 5: what a case is told of (causes, checks, decisions, outcome, what stayed, mistakes), in own acts and figures,
 * how much of it each clause carries, so that length by itself earns nothing, and what the rubric asks for; less for
 * praise, advice, slogans and what others did.
 */
export function rate({ narrative, points }: Pick<Evidence, 'narrative' | 'points'>): number {
  const met = points.reduce((total, point) => total + point.strength, 0) / Math.max(1, points.length);
  const score =
    worth.base +
    worth.breadth * narrative.breadth +
    worth.acts * saturating(narrative.acts, enough) +
    worth.figures * saturating(narrative.figures, enough) +
    worth.dense * narrative.dense +
    worth.points * met +
    worth.waste * narrative.waste +
    worth.takenBack * Number(narrative.takenBack) +
    worth.unexamined * Number(narrative.unexamined) +
    worth.talk * saturating(narrative.talk, much);
  return Math.min(5, Math.max(1, score));
}
