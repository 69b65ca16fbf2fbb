import { normalize } from '#platform/text/tokens.ts';
import { leafCategories, positionCategory } from './data/categories.ts';
import { roleNames } from './data/role-names.ts';
import { once } from './data/table.ts';
import { sounds } from './engine/query/lexicon.ts';
import { createSuggestionIndex, soundRank, type Suggestion } from './engine/suggestions.ts';

const index = once(() =>
  createSuggestionIndex(leafCategories().map(({ id, name }) => ({ id, text: name, spellings: [name] }))),
);

/** Every name of a role, in the order of its characters: what begins with something stands together. */
const names = once(() => [...roleNames().keys()].toSorted());

/** So many names that begin with what was typed are looked at. */
const considered = 60;
/** More leaves than these, and a name says too little to be completed to one of them. */
const mostMeant = 4;
/** Behind the names of the tree itself that begin so, before those that hold it somewhere. */
const beginsRank = 1.5;

/** Before the initials that begin a longer name. */
const initialsRank = soundRank + 1;

/** The first place of a sorted list whose name is not below another one. */
function placeOf(sorted: readonly string[], name: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Leaves of the job tree that people call by other names: by what such a name begins with, or by the whole of its sound. */
function byOtherNames(wanted: string): Suggestion[] {
  const first = placeOf(names(), wanted);
  const begun = names()
    .slice(first, first + considered)
    .filter((name) => name.startsWith(wanted));
  const heard = /^[a-z]{4,}$/u.test(wanted) ? (sounds().whole.get(wanted) ?? []) : [];
  const initials = /^[a-z]{2,6}$/u.test(wanted) ? (sounds().initials.get(wanted) ?? []) : [];
  const spelled = [
    ...begun.map((name) => ({ name, rank: name === wanted ? 0 : beginsRank })),
    ...heard.map(({ spelling }) => ({ name: spelling, rank: soundRank })),
    ...initials.map(({ spelling }) => ({ name: spelling, rank: initialsRank })),
  ];
  return spelled.flatMap(({ name, rank }) => {
    const leaves = (roleNames().get(name) ?? []).filter((id) => !id.endsWith('00'));
    if (leaves.length > mostMeant) return [];
    return leaves.map((id) => ({ id, text: positionCategory(id)?.name ?? '', spelling: name, meant: name, rank }));
  });
}

/** Leaves of the job tree for what was typed so far, by any of their names, best first, each once. */
export function suggestCategories(typed: string, limit: number): Suggestion[] {
  const wanted = normalize(typed).trim();
  if (wanted === '') return [];
  const best = new Map<string, Suggestion>();
  for (const each of [...index().find(wanted, limit), ...byOtherNames(wanted)])
    if ((best.get(each.id)?.rank ?? Infinity) > each.rank) best.set(each.id, each);
  return [...best.values()]
    .toSorted((a, b) => a.rank - b.rank || a.spelling.length - b.spelling.length || a.text.length - b.text.length)
    .slice(0, limit);
}
