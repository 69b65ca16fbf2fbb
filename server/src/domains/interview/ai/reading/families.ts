import { conceptNames, concepts } from './concepts.ts';

const parting = /(?<=[?!])|[,.。;:…\n]+|(?<=\p{Script=Han})\s+|\s+(?=\p{Script=Han})/u;

/** Clauses of plain words as their families are looked for: a mark of asking or of force stays with its clause. */
export function clausesIn(said: string): string[] {
  return said.split(parting).filter((clause) => clause.trim() !== '');
}

/** The families in one clause of plain words. The same clause is seen alone, in windows and in the whole. */
export function familiesIn(clause: string): readonly string[] {
  const known = lately.get(clause);
  if (known !== undefined) return known;
  if (lately.size >= mostKept) lately.clear();
  const found = conceptNames.filter((name) => concepts[name]?.test(clause) === true);
  lately.set(clause, found);
  return found;
}

const lately = new Map<string, readonly string[]>();
const mostKept = 2000;
