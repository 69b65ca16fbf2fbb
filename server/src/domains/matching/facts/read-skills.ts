import type { EvidenceSource } from '@pinjian/contract/matching-match.ts';
import { skillById, skillMeant, skillMentions } from '#domains/dictionary/index.ts';
import { countMonths, type Months } from '#domains/resume/index.ts';
import { isDenied } from './clauses.ts';
import type { Passage } from './passages.ts';
import type { Clause, HeldRole, SkillFact } from './talent-facts.ts';

/** The strongest evidence first. */
export const sourceOrder: readonly EvidenceSource[] = [
  'interview',
  'work',
  'internship',
  'project',
  'campus',
  'course',
  'certificate',
  'education',
  'language',
  'skill',
  'evaluation',
];

interface Found {
  readonly works: Months[];
  readonly others: Months[];
  readonly clauses: Set<number>;
  last: number | null;
  claim: number | null;
}

/** Finds the clause of a place in a text; undefined where only hidden characters or marks are. */
export type ClauseAt = (path: string, at: number) => number | undefined;

const levels: readonly (readonly [RegExp, number])[] = [
  [/精通|专家/u, 4],
  [/熟练|擅长/u, 3],
  [/熟悉|掌握|良好/u, 2],
  [/了解|入门|接触过/u, 1],
];

/** dictNum of skill_level that the words around a claim say; 0 when they say none. */
function levelSaid(words: string): number {
  return levels.find(([said]) => said.test(words))?.[1] ?? 0;
}

/** Skills that a passage names, with where they stand. */
function mentionsIn({ source, text }: Passage, category: string | undefined): { id: string; at: number }[] {
  const found = skillMentions(text, category)
    .filter(({ from }) => !isDenied(text, from))
    .map(({ id, from }) => ({ id, at: from }));
  if (source !== 'skill' || found.length > 0) return found;
  const meant = skillMeant(text, category);
  return meant === null ? [] : [{ id: meant.id, at: 0 }];
}

/**
 * What a resume shows of each skill: months from dated work and projects, never from what is claimed.
 * @param levelAt the level that the person chose for an entry of the list of skills, by its path
 */
export function readSkills(
  passages: readonly Passage[],
  clauses: readonly Clause[],
  roles: readonly HeldRole[],
  given: {
    readonly category: string | undefined;
    readonly clauseAt: ClauseAt;
    readonly levelAt: (path: string) => number | null;
  },
): Record<string, SkillFact> {
  const found = new Map<string, Found>();
  for (const passage of passages) {
    for (const { id, at } of mentionsIn(passage, given.category)) {
      const clause = given.clauseAt(passage.path, at);
      if (clause === undefined) continue;
      const fact = found.get(id) ?? { works: [], others: [], clauses: new Set(), last: null, claim: null };
      found.set(id, fact);
      fact.clauses.add(clause);
      note(fact, passage, clauses[clause]?.words ?? '', given.levelAt(passage.path));
    }
  }
  const employed = roles.flatMap((role) => (role.source === 'work' && role.when !== null ? [role.when] : []));
  const ids = [...found.keys()].toSorted();
  return Object.fromEntries(ids.map((id) => [id, factOf(id, found.get(id), { clauses, roles, employed })]));
}

function note(fact: Found, { source, when }: Passage, words: string, level: number | null): void {
  const isDated = source === 'work' || source === 'internship' || source === 'project' || source === 'campus';
  if (isDated && when !== null) {
    (source === 'work' ? fact.works : fact.others).push(when);
    fact.last = Math.max(fact.last ?? 0, when.until - 1);
  }
  if (source === 'skill' || source === 'evaluation') fact.claim = Math.max(fact.claim ?? 0, level ?? levelSaid(words));
}

function factOf(
  id: string,
  fact: Found | undefined,
  all: {
    readonly clauses: readonly Clause[];
    readonly roles: readonly HeldRole[];
    readonly employed: readonly Months[];
  },
): SkillFact {
  const { works, others, last, claim, clauses } = fact ?? {
    works: [],
    others: [],
    last: null,
    claim: null,
    clauses: new Set<number>(),
  };
  const within = others.flatMap((one) => all.employed.flatMap((other) => overlap(one, other)));
  const employed = countMonths([...works, ...within]);
  const near =
    claim === null ? [] : all.roles.filter((role) => role.source !== 'campus' && isAtHome(id, role.category, 2));
  const home = near.filter((role) => isAtHome(id, role.category, 4));
  const shown = works.length > 0 ? [] : near.map(({ clause }) => clause);
  return {
    employed,
    beside: countMonths([...works, ...others]) - employed,
    trade: countMonths(home.flatMap(({ source, when }) => (source === 'work' ? (when ?? []) : []))),
    branch: countMonths(near.flatMap(({ when }) => when ?? [])),
    last,
    branchLast: near.reduce<number | null>(
      (latest, role) => (role.last === null ? latest : Math.max(latest ?? 0, role.last)),
      null,
    ),
    claim,
    clauses: inOrder([...clauses], all.clauses),
    tradeClauses: inOrder(shown, all.clauses),
  };
}

function overlap(one: Months, other: Months): Months[] {
  const from = Math.max(one.from, other.from);
  const until = Math.min(one.until, other.until);
  return from < until ? [{ from, until }] : [];
}

/** Whether people of this trade use the skill: it is at home in the same direction (4) or branch (2) of the job tree. */
function isAtHome(id: string, category: string | null, digits: 2 | 4): boolean {
  if (category === null) return false;
  const node = category.slice(0, digits);
  return skillById(id)?.directions.some((direction) => direction.startsWith(node)) ?? false;
}

/** By the strength of the source, the latest first, then as they stand in the resume. */
export function inOrder(places: readonly number[], clauses: readonly Clause[]): number[] {
  const key = (place: number): readonly [number, number, number] => {
    const clause = clauses[place];
    return [clause === undefined ? 99 : sourceOrder.indexOf(clause.source), -(clause?.until ?? 0), place];
  };
  return places.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)];
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
  });
}
