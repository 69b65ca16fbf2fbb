import { behaviouralSubjects } from './data/subjects-behavioural.ts';
import { professionSubjects } from './data/subjects-professions.ts';
import { technologySubjects } from './data/subjects-technology.ts';

const subjects: Readonly<Record<string, string>> = {
  ...technologySubjects,
  ...professionSubjects,
  ...behaviouralSubjects,
};

/**
 * Words that people use who answer this question, beside those of its rubric: what the matter is made of, in the
 * language of the trade and of the shop floor. They earn nothing; they only tell whether an answer is about the matter.
 */
export function subjectWords(questionId: string): readonly string[] {
  return subjects[questionId]?.split(' ') ?? [];
}
