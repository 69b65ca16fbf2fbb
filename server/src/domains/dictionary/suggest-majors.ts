import type { MajorSuggestion, suggestMajors as endpoint } from '@pinjian/contract/dictionary.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import { normalize } from '#platform/text/tokens.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { allMajors, majorByCode, type Major } from './data/majors.ts';
import { once } from './data/table.ts';
import { majorByName } from './engine/name-major.ts';
import { createSuggestionIndex } from './engine/suggestions.ts';

const index = once(() =>
  createSuggestionIndex(
    allMajors().map(({ code, name, aliases }) => ({ id: code, text: name, spellings: [name, ...aliases] })),
  ),
);

function viewOf({ code, name, majorClass }: Major, more: Pick<MajorSuggestion, 'alias' | 'named'>): MajorSuggestion {
  return { code, name, majorClass, ...more };
}

/** Completes a major while it is typed; the one that the words name already is marked and stands first. */
export function suggestMajors(_ctx: Ctx<AnyoneActor>, input: Received<typeof endpoint>): Promise<MajorSuggestion[]> {
  const named = majorByName(input.q);
  const found = index()
    .find(input.q, input.limit)
    .flatMap(({ id, spelling }) => {
      const major = majorByCode(id);
      if (major === undefined || major === named) return [];
      return [viewOf(major, { alias: normalize(spelling) === normalize(major.name) ? null : spelling, named: false })];
    });
  const first = named === null ? [] : [viewOf(named, { alias: null, named: true })];
  return Promise.resolve([...first, ...found].slice(0, input.limit));
}
