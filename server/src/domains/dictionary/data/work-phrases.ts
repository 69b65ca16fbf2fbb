import { normalize } from '#platform/text/tokens.ts';
import { positionCategory } from './categories.ts';
import { listOf, readTable } from './table.ts';

interface WorkPhrases {
  /** A leaf of the job tree. */
  readonly id: string;
  /** Normalized. */
  readonly phrases: readonly string[];
}

/**
 * What people say for the work of each leaf of the job tree: other names, deeds, tools, whom it is for. Read each time, row by
 * row: what is learnt from it is kept, the phrases are not.
 */
export function* workPhrases(): Generator<WorkPhrases> {
  for (const [id, phrases] of readTable('work-phrases.tsv', ['id', 'phrases'])) {
    if (positionCategory(id)?.isLeaf !== true) throw new Error(`work-phrases.tsv: ${id} is no leaf of the job tree`);
    yield { id, phrases: listOf(phrases).map(normalize) };
  }
}
