import { allCities } from './data/cities.ts';
import { once } from './data/table.ts';
import { createSuggestionIndex, type Suggestion } from './engine/suggestions.ts';

const index = once(() =>
  createSuggestionIndex(
    [...allCities()].map(({ code, name, fullName }) => ({ id: code, text: name, spellings: [name, fullName] })),
  ),
);

/** Cities for what was typed so far, best first. */
export function findCities(typed: string, limit: number): Suggestion[] {
  return index().find(typed, limit);
}
