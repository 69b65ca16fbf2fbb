import { leafCategories } from './data/categories.ts';
import { once } from './data/table.ts';
import { createSuggestionIndex, type Suggestion } from './engine/suggestions.ts';

const index = once(() =>
  createSuggestionIndex(leafCategories().map(({ id, name }) => ({ id, text: name, spellings: [name] }))),
);

/** Leaves of the job tree for what was typed so far, best first. */
export function suggestCategories(typed: string, limit: number): Suggestion[] {
  return index().find(typed, limit);
}
