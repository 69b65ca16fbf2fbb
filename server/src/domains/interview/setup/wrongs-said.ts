import type { WrongClaim } from '../ai/bank/question.ts';
import { fold, sentencesOf } from '../ai/scoring/fold.ts';
import { findSaying } from '../ai/scoring/saying.ts';

/** Which of the wrong claims an answer makes, each with the sentence that makes it. */
export function wrongsSaid(answer: string, wrongs: readonly WrongClaim[]): { label: string; quote: string }[] {
  const folded = fold(answer);
  const sentences = sentencesOf(folded);
  return wrongs.flatMap(({ label, sayings }) => {
    const found = sentences.find((span) => sayings.some((saying) => findSaying(folded, span, saying) !== null));
    return found === undefined ? [] : [{ label, quote: answer.slice(found.from, found.to).trim() }];
  });
}
