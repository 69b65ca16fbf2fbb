import { skillByName, worksOf } from '#domains/dictionary/index.ts';
import { bank } from '../bank/bank.ts';
import { directions, openDirections, type DirectionId } from '../bank/directions.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { contrastsOf, isCommonPair } from './contrast.ts';
import { relevanceOf } from './judge/relevance.ts';
import { bigrams, fold } from './fold.ts';
import { namesSkill, skillSpellings } from './skill-named.ts';

/**
 * How an answer stands to what was asked: `about` it; related so `loosely` that its words do not show it; `elsewhere`, at
 * another matter; `unclear` whether it is what an open question asks for. null: too open a question, or too short an
 * answer, to tell.
 */
export type Relation = 'about' | 'loosely' | 'elsewhere' | 'unclear' | null;

/** How likely an answer has to be one to this question, so that it is not held to be elsewhere, or loosely related. */
const elsewhereBelow = 0.3;
const looselyBelow = 0.7;
/** An open question takes any story of working life that has what it asks for; of the farthest that is not clear. */
const unclearBelow = 0.5;
/** Contrast from which one of a trade's questions is spoken of. */
const spokenOf = 2.2;
/** Shorter answers have too few words to weigh, as content length. */
const shortest = 20;

/** What telling an answer's relation needs of its question. */
export type Asked = Pick<PlannedQuestion, 'id' | 'about'>;

/** What of an answer its relation is told by. */
interface Said {
  /** Folded and masked. */
  readonly folded: string;
  /** Its content length. */
  readonly kept: number;
  readonly aboutness: ReadonlyMap<string, number> | null;
}

/** Tells whether an answer is about what was asked, whatever figures, outcomes and own acts it has. */
export function relationOf(asked: Asked, { folded, kept, aboutness }: Said): Relation {
  if (kept < shortest) return null;
  const question = bank.find((each) => each.id === asked.id);
  if (question !== undefined) {
    if (aboutness === null) return null;
    const relevance = relevanceOf(aboutness);
    if (question.directions.some((each) => openDirections.has(each)))
      return relevance < unclearBelow ? 'unclear' : null;
    if (relevance < elsewhereBelow) return 'elsewhere';
    return relevance < looselyBelow ? 'loosely' : 'about';
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
  return best.some(([id, contrast]) => contrast >= spokenOf && ids.includes(id));
}
