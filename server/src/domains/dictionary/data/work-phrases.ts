import { normalize } from '#platform/text/tokens.ts';
import { positionCategory } from './categories.ts';
import { listOf, once, readTable } from './table.ts';

interface WorkPhrases {
  /** A leaf of the job tree. */
  readonly id: string;
  /** Normalized. */
  readonly phrases: readonly string[];
}

/** What people say for the work of each leaf of the job tree: other names, deeds, tools, whom it is for. */
export const workPhrases = once((): readonly WorkPhrases[] =>
  readTable('work-phrases.tsv', ['id', 'phrases']).map(([id, phrases]) => {
    if (positionCategory(id)?.isLeaf !== true) throw new Error(`work-phrases.tsv: ${id} is no leaf of the job tree`);
    return { id, phrases: listOf(phrases).map(normalize) };
  }),
);
