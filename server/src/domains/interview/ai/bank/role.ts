import type { BankQuestion } from './question.ts';

/**
 * The questions that suit a post: those meant for its trade first, then those for the whole direction. Where neither is there
 * (a title that names no trade), all.
 * @param title title and category of the post, as written
 */
export function suitingRole(questions: readonly BankQuestion[], title: string): BankQuestion[] {
  const text = title.normalize('NFKC').toLowerCase();
  const meant = questions.filter((each) => each.roles?.some((word) => names(text, word)) === true);
  const common = questions.filter((each) => each.roles === undefined);
  return meant.length + common.length === 0 ? [...questions] : [...meant, ...common];
}

/** Latin words only count whole: pr is not in sprint. */
function names(text: string, word: string): boolean {
  if (!/^[a-z]+$/u.test(word)) return text.includes(word);
  return text.split(/[^a-z]+/u).includes(word);
}
