import type { suggestSkills as endpoint, SkillSuggestion } from '@pinjian/contract/dictionary.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import { normalize } from '#platform/text/tokens.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { allSkills, skillsOfCategory } from './data/skills.ts';
import { createSuggestionIndex, type Suggestion } from './engine/suggestions.ts';
import { once } from './data/table.ts';

const index = once(() =>
  createSuggestionIndex(
    [...allSkills()].map(({ id, name, aliases }) => ({ id, text: name, spellings: [name, ...aliases] })),
  ),
);

/** Skills for what was typed so far, best first; used by the search's own suggestions too. */
export function findSkills(typed: string, limit: number): Suggestion[] {
  return index().find(typed, limit);
}

/** Completes a skill while it is typed; those at home in the position's category come first within a rank. */
export function suggestSkills(_ctx: Ctx<AnyoneActor>, input: Received<typeof endpoint>): Promise<SkillSuggestion[]> {
  const home = input.categoryId === undefined ? [] : skillsOfCategory(input.categoryId);
  if (input.q === '')
    return Promise.resolve(home.slice(0, input.limit).map(({ id, name }) => ({ id, name, alias: null })));
  const atHome = new Set(home.map(({ id }) => id));
  const found = findSkills(input.q, input.limit * 3).toSorted(
    (a, b) => a.rank - b.rank || Number(atHome.has(b.id)) - Number(atHome.has(a.id)),
  );
  return Promise.resolve(
    found.slice(0, input.limit).map(({ id, text, spelling }) => ({
      id,
      name: text,
      alias: normalize(spelling) === normalize(text) ? null : spelling,
    })),
  );
}
