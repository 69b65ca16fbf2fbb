import type { Objection, ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';
import { objectionsTo, type Passage } from '#domains/dictionary/index.ts';
import { privateMattersIn } from './private-matters.ts';

/** Rules of the house for posts: what is written about a person may name numbers and praise. */
const ofPosts: readonly ObjectionReason[] = ['contact', 'exaggeration'];

/** What may not be judged by in what people write about a candidate, in the order of the passages, each place once. */
export function objectionsInWords(passages: readonly Passage[]): Objection[] {
  return passages.flatMap((passage) => {
    const asked = objectionsTo([passage], { except: ofPosts });
    const told = privateMattersIn(passage).filter(
      (each) => !asked.some((other) => other.from < each.to && each.from < other.to),
    );
    return [...asked, ...told].toSorted((a, b) => a.from - b.from);
  });
}
