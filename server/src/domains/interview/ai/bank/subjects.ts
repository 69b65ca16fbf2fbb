import { behaviouralSituations } from './data/situations-behavioural.ts';
import { caseSituations } from './data/situations-cases.ts';
import { knowledgeSituations } from './data/situations-knowledge.ts';
import { professionSituations } from './data/situations-professions.ts';
import { secondFormSituations } from './data/situations-second-forms.ts';
import { technologySituations } from './data/situations-technology.ts';
import { behaviouralSubjects } from './data/subjects-behavioural.ts';
import { caseSubjects } from './data/subjects-cases.ts';
import { professionSubjects } from './data/subjects-professions.ts';
import { technologySubjects } from './data/subjects-technology.ts';

const subjects = new Map(
  [...technologySubjects, ...professionSubjects, ...caseSubjects, ...behaviouralSubjects].map(([id, words]) => [
    id,
    words.split(' '),
  ]),
);

/**
 * Words that people use who answer this question, beside those of its rubric: what the matter is made of, in the
 * language of the trade and of the shop floor. They earn nothing; they only tell whether an answer is about the matter.
 */
export function subjectWords(questionId: string): readonly string[] {
  return subjects.get(questionId) ?? [];
}

const situations = new Map(
  [
    ...technologySituations,
    ...professionSituations,
    ...behaviouralSituations,
    ...caseSituations,
    ...knowledgeSituations,
    ...secondFormSituations,
  ].map(([id, told]) => [id, told.split('|')]),
);

/**
 * What imagined people of different trades and places tell who answer this question: written by hands who knew the
 * question only, not how answers are scored. They earn nothing either.
 */
export function situationsOf(questionId: string): readonly string[] {
  return situations.get(questionId) ?? [];
}
