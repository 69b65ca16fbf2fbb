import { readdirSync, readFileSync } from 'node:fs';
import { bank } from '../../../server/src/domains/interview/ai/bank/bank.ts';
import type { SayingKind } from '../../../server/src/domains/interview/ai/reading/saying-kind.ts';

/** A labelled saying of the files beside the reader; `span` are the words in it that are its label, where not all are. */
export interface LabelledSaying {
  readonly id: string;
  readonly question: string;
  readonly text: string;
  readonly label: SayingKind;
  readonly also: readonly SayingKind[];
  readonly span?: string;
}

const folder = new URL('./sayings/', import.meta.url);
const scoring = new URL('../../../server/src/domains/interview/ai/scoring/', import.meta.url);
const reading = new URL('../../../server/src/domains/interview/ai/reading/', import.meta.url);

/** The lines of a file of the folder. */
export function linesOf(name: string): string[] {
  return readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function jsonOf(url: URL): unknown {
  return JSON.parse(readFileSync(url, 'utf8'));
}

/** The files of labelled sayings whose name begins so. */
export function labelledSayings(prefix: string): LabelledSaying[] {
  return readdirSync(reading)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => (jsonOf(new URL(name, reading)) as { sayings: LabelledSaying[] }).sayings);
}

/** Answers that were written to try the scoring, with their questions. */
export function scoredAnswers(): { question: string; text: string }[] {
  const names = ['authored-answers', 'graded-answers', 'graded-answers-roles', 'labelled-answers'];
  return names.flatMap((name) => {
    const { questions } = jsonOf(new URL(`${name}.json`, scoring)) as {
      questions: { id: string; question?: string; answers: { text: string }[] }[];
    };
    return questions.flatMap(({ id, question, answers }) => {
      const asked = question ?? bank.find((each) => each.id === id)?.text ?? '';
      return answers.map(({ text }) => ({ question: asked, text }));
    });
  });
}
