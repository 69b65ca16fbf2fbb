import { skillByName, worksOf } from '#domains/dictionary/index.ts';
import { bank } from '../bank/bank.ts';
import { directions, type DirectionId } from '../bank/directions.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { contrastsOf, isCommonPair } from './contrast.ts';
import { bigrams, fold } from './fold.ts';
import { namesSkill, skillSpellings } from './skill-named.ts';

/**
 * How an answer stands to what was asked: `about` it; related so `loosely` that its words do not show it; `elsewhere`, at
 * another matter; `unclear` whether it is what an open question asks for. null: too open a question, or too short an
 * answer, to tell.
 */
export type Relation = 'about' | 'loosely' | 'elsewhere' | 'unclear' | null;

/**
 * Contrasts below which an answer is elsewhere, and below which it is only loosely related. From the graded, labelled
 * and strangers' answers (scoring/strangers.test.ts prints where they lie).
 */
const elsewhereBelow = 1;
const looselyBelow = 2.2;
/** An open question takes any story of working life that has what it asks for; of the farthest that is not clear. */
const unclearBelow = 1;
/** Shorter answers have too few words to weigh, as content length. */
const shortest = 20;

/** Directions whose questions ask for a kind of event, whatever the trade it happened in. */
const openDirections: ReadonlySet<DirectionId> = new Set(['behavioural', 'graduate']);

/** What telling an answer's relation needs of its question. */
export type Asked = Pick<PlannedQuestion, 'id' | 'about'>;

/**
 * Tells whether an answer is about what was asked, whatever figures, outcomes and own acts it has.
 * @param folded the answer, folded and masked
 * @param kept its content length
 */
export function relationOf(asked: Asked, folded: string, kept: number): Relation {
  if (kept < shortest) return null;
  const question = bank.find((each) => each.id === asked.id);
  if (question !== undefined) {
    const contrast = contrastsOf(folded).get(question.id) ?? 0;
    if (question.directions.some((each) => openDirections.has(each))) {
      return contrast < unclearBelow ? 'unclear' : null;
    }
    if (contrast < elsewhereBelow) return 'elsewhere';
    return contrast < looselyBelow ? 'loosely' : 'about';
  }
  if (asked.about === undefined) return null;
  return asked.about.kind === 'skill' ? toSkill(asked.about.skill, folded) : toEntry(asked.about, folded);
}

/**
 * A skill is spoken of by its names, its tools and its works; without any of them only its trade may be recognised, and
 * not where its tools are known.
 */
function toSkill(skill: string, folded: string): Relation {
  if (namesSkill(folded, skill)) return 'about';
  const known = skillByName(skill);
  if (known !== undefined && worksOf(known.id).length > 0) return 'elsewhere';
  const near = bank.filter(
    (each) =>
      each.skills.some((one) => fold(one) === fold(skill)) ||
      each.directions.some((one) => known !== undefined && servesSkill(one, known.directions)),
  );
  if (
    isOneOf(
      near.map((each) => each.id),
      folded,
    )
  )
    return 'loosely';
  if (known !== undefined) return 'elsewhere';
  const words = new Set(skillSpellings(skill).flatMap((each) => [...bigrams(fold(each))]));
  return [...bigrams(folded)].some((pair) => words.has(pair)) ? 'about' : 'elsewhere';
}

function servesSkill(direction: DirectionId, categories: readonly string[]): boolean {
  return directions[direction].codes.some((code) => categories.some((each) => each.startsWith(code)));
}

/** What a resume tells of a post or project says little; so what belongs to its trade is not held to be elsewhere. */
function toEntry(about: Extract<NonNullable<Asked['about']>, { kind: 'entry' }>, folded: string): Relation {
  const told = bigrams(fold(about.text));
  const shared = [...bigrams(folded)].filter((pair) => told.has(pair) && !isCommonPair(pair)).length;
  if (shared >= sharedEnough) return 'about';
  const near = bank.filter((each) => each.directions.some((one) => one === about.direction)).map((each) => each.id);
  if (!isOneOf(near, folded)) return shared > 0 ? 'loosely' : 'elsewhere';
  return shared > 0 ? 'about' : 'loosely';
}

/** Pairs of characters that a story of the same post or project shares with what the resume tells of it. */
const sharedEnough = 3;

/** How many of the questions that an answer speaks of most may be the trade's. */
const bestQuestions = 3;

/** Whether one of the questions that an answer speaks of most is among these. */
function isOneOf(ids: readonly string[], folded: string): boolean {
  const best = [...contrastsOf(folded)].toSorted(([, a], [, b]) => b - a).slice(0, bestQuestions);
  return best.some(([id, contrast]) => contrast >= looselyBelow && ids.includes(id));
}
