import { readFileSync } from 'node:fs';
import { behaviouralSubjects } from './data/subjects-behavioural.ts';
import { professionSubjects } from './data/subjects-professions.ts';
import { technologySubjects } from './data/subjects-technology.ts';

const subjects = new Map(
  [...technologySubjects, ...professionSubjects, ...behaviouralSubjects].map(([id, words]) => [id, words.split(' ')]),
);

/**
 * Words that people use who answer this question, beside those of its rubric: what the matter is made of, in the
 * language of the trade and of the shop floor. They earn nothing; they only tell whether an answer is about the matter.
 */
export function subjectWords(questionId: string): readonly string[] {
  return subjects.get(questionId) ?? [];
}

/** What five imagined people each tell to a question, by its id, in a line of their own words. */
const situations = JSON.parse(readFileSync(new URL('data/situations.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

/**
 * What people of different trades and places tell who answer this question: written by hands who knew the question only,
 * not how answers are scored. They earn nothing either.
 */
export function situationsOf(questionId: string): readonly string[] {
  return situations[questionId] ?? [];
}
