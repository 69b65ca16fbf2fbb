import type { SchoolSuggestion, suggestSchools as endpoint } from '@pinjian/contract/dictionary.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import { normalize } from '#platform/text/tokens.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { cityByCode } from './data/cities.ts';
import { allSchools, schoolById, schoolTags, type School } from './data/schools.ts';
import { once } from './data/table.ts';
import { schoolByName } from './engine/name-school.ts';
import { createSuggestionIndex, type Suggestion } from './engine/suggestions.ts';

const index = once(() =>
  createSuggestionIndex(
    [...allSchools()].map(({ id, name, aliases, formerNames }) => ({
      id,
      text: name,
      spellings: [name, ...aliases, ...formerNames],
    })),
  ),
);

/** Schools for what was typed so far, best first. */
export function findSchools(typed: string, limit: number): Suggestion[] {
  return index().find(typed, limit);
}

/** Many begin alike (北京…): so many are weighed against one another. */
const weighed = 200;

/** Better known ones stand first where several were found equally well. */
function weight(school: School): number {
  return schoolTags(school).length * 2 + (school.level === '本科' ? 1 : 0);
}

function viewOf(school: School, more: Pick<SchoolSuggestion, 'alias' | 'named'>): SchoolSuggestion {
  const { id, name, cityCode } = school;
  return { id, name, ...more, city: cityByCode(cityCode)?.name ?? school.province, tags: schoolTags(school) };
}

/** Completes a school while it is typed; the one that the words name already is marked and stands first. */
export function suggestSchools(_ctx: Ctx<AnyoneActor>, input: Received<typeof endpoint>): Promise<SchoolSuggestion[]> {
  const named = schoolByName(input.q);
  const found = index()
    .find(input.q, weighed)
    .flatMap((hit) => {
      const school = schoolById(hit.id);
      return school === undefined ? [] : [{ ...hit, school }];
    })
    .toSorted(
      (a, b) =>
        Number(b.school === named) - Number(a.school === named) ||
        a.rank - b.rank ||
        weight(b.school) - weight(a.school) ||
        a.text.length - b.text.length,
    )
    .map(({ school, spelling }) =>
      viewOf(school, {
        alias: normalize(spelling) === normalize(school.name) ? null : spelling,
        named: school === named,
      }),
    );
  // 浙江大学竺可桢学院 names a school whose spellings it is longer than.
  const isFound = named === null || found[0]?.named === true;
  const all = isFound ? found : [viewOf(named, { alias: null, named: true }), ...found];
  return Promise.resolve(all.slice(0, input.limit));
}
