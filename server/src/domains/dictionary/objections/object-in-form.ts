import type { InputIssue } from '@pinjian/contract/envelope.ts';
import type { ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';
import { objectionsTo, type Passage } from './find-objections.ts';

/** Rules of the house for posts: what else a company says may name its address and its site. */
const ofPosts: readonly ObjectionReason[] = ['contact', 'exaggeration'];

/** The same check for what else a company shows to seekers: issues of a form, each with the words that may not stand there. */
export function issuesOfWords(passages: readonly Passage[]): InputIssue[] {
  return objectionsTo(passages, { except: ofPosts }).map(({ path, word, message, suggestion }) => ({
    path,
    message: `“${word}”不能发布：${message}。${suggestion}`,
  }));
}
