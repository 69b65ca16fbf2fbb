import { relatedSkills, skillByName, worksOf } from '#domains/dictionary/index.ts';
import { clausesOf, fold, sentencesOf, type Span } from './fold.ts';
import { findSaying } from './saying.ts';

/** Says that one knows a thing, which anybody can say: it shows nothing. */
const claim =
  /熟悉|精通|熟练|掌握|了解|擅长|懂|会用|会使|用得(?:很|挺|比较)|学过|接触过|用过|做过很多|有[^,]{0,8}(?:经验|基础)|经验(?:丰富|比较|很)|没(?:有)?问题|都会|强项/u;

/** A skill as it is written: the name that was given, the dictionary's and all aliases. */
export function skillSpellings(skill: string): string[] {
  const known = skillByName(skill);
  return [...new Set([skill, ...(known === undefined ? [] : [known.name, ...known.aliases])])];
}

/** Words that tell of a skill: its spellings, its tools and works; with `near`, those of its neighbours as well. */
function signsOf(skill: string, near: boolean): string {
  const known = skillByName(skill);
  const works = known === undefined ? [] : worksOf(known.id);
  const neighbours = known === undefined || !near ? [] : relatedSkills(known.id);
  const all = [...skillSpellings(skill), ...works, ...neighbours.flatMap(({ name, aliases }) => [name, ...aliases])];
  // In a saying both signs have a meaning of their own.
  const plain = all.map((each) => fold(each).replaceAll(/[|&]/gu, ' ').trim());
  return [...new Set(plain)].filter((each) => each.length > 1 || each === fold(skill)).join('|');
}

/** The clauses of a sentence of folded text that name a skill or something of it, otherwise than by claiming it. */
export function clausesNaming(folded: string, sentence: Span, skill: string, near = false): Span[] {
  const signs = signsOf(skill, near);
  return clausesOf(folded, sentence).filter(
    (clause) => !claim.test(folded.slice(clause.from, clause.to)) && findSaying(folded, clause, signs) !== null,
  );
}

/** Whether a folded text speaks of a skill at all: by its name, its tools, its works or its neighbours. */
export function namesSkill(folded: string, skill: string): boolean {
  return sentencesOf(folded).some((sentence) => clausesNaming(folded, sentence, skill, true).length > 0);
}
