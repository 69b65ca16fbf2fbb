import type { BankQuestion } from './question.ts';

/** So many questions of a post's own trade go before all others; were it all of them, every candidate would be asked the same. */
const ownFirst = 2;

/**
 * The questions that suit a post: two meant for its trade first, then the others meant for it and those for the whole
 * direction, in the order given. Where neither is there (a title that names no trade), all.
 * @param title title and category of the post, as written
 */
export function suitingRole(questions: readonly BankQuestion[], title: string): BankQuestion[] {
  const text = title.normalize('NFKC').toLowerCase();
  const meant = questions.filter((each) => each.roles?.some((word) => names(text, word)) === true);
  const first = new Set(meant.slice(0, ownFirst));
  const others = questions.filter((each) => !first.has(each) && (each.roles === undefined || meant.includes(each)));
  return first.size + others.length === 0 ? [...questions] : [...first, ...others];
}

/** Latin words only count whole: pr is not in sprint. */
function names(text: string, word: string): boolean {
  if (!/^[a-z]+$/u.test(word)) return text.includes(word);
  return text.split(/[^a-z]+/u).includes(word);
}
