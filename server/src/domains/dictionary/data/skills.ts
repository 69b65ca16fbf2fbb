import { createAliasFinder, type Mention } from '#platform/text/tokens-alias.ts';
import { normalize } from '#platform/text/tokens.ts';
import { listOf, once, readTable } from './table.ts';

export interface Skill {
  /** S00001; stable. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Second-level position categories in which it is at home. */
  readonly directions: readonly string[];
}

const skills = once(() => {
  const byId = new Map<string, Skill>();
  const byDirection = new Map<string, Skill[]>();
  for (const [id, name, aliases, directions] of readTable('skills.tsv', ['id', 'name', 'aliases', 'directions'])) {
    const skill: Skill = { id, name, aliases: listOf(aliases), directions: directions.split(',') };
    byId.set(id, skill);
    for (const direction of skill.directions) {
      const neighbours = byDirection.get(direction);
      if (neighbours === undefined) byDirection.set(direction, [skill]);
      else neighbours.push(skill);
    }
  }
  return { byId, byDirection };
});

/** Normalized ambiguous alias -> ids of the skills it may mean. */
const ambiguous = once(
  () =>
    new Map(
      readTable('skills-ambiguous.tsv', ['alias', 'candidates']).map(([alias, candidates]) => [
        normalize(alias),
        listOf(candidates),
      ]),
    ),
);

/** Normalized spelling -> skill id, for names and every alias that means one skill wherever it stands. */
const spellings = once(() => {
  const ids = new Map<string, string>();
  for (const skill of skills().byId.values()) {
    for (const spelling of [skill.name, ...skill.aliases].map(normalize)) {
      if (!ambiguous().has(spelling)) ids.set(spelling, skill.id);
    }
  }
  return ids;
});

const related = once(() => {
  const ids = new Map<string, string[]>();
  for (const [id, other] of readTable('skills-related.tsv', ['id', 'related'])) {
    ids.set(id, [...(ids.get(id) ?? []), other]);
    ids.set(other, [...(ids.get(other) ?? []), id]);
  }
  return ids;
});

/** Skill id -> everything that its use shows: Next.js shows React, and with it JavaScript. */
const implied = once(() => {
  const direct = new Map<string, string[]>();
  for (const [id, other] of readTable('skills-implied.tsv', ['id', 'implied']))
    direct.set(id, [...(direct.get(id) ?? []), other]);
  const closed = new Map<string, ReadonlySet<string>>();
  for (const id of direct.keys()) {
    const shown = new Set(direct.get(id));
    for (const each of shown) for (const further of direct.get(each) ?? []) shown.add(further);
    shown.delete(id);
    closed.set(id, shown);
  }
  return closed;
});

const showing = once(() => {
  const ids = new Map<string, string[]>();
  for (const [id, shown] of implied()) for (const each of shown) ids.set(each, [...(ids.get(each) ?? []), id]);
  return ids;
});

const works = once(
  () => new Map(readTable('skills-works.tsv', ['id', 'works']).map(([id, list]) => [id, listOf(list)] as const)),
);

const finder = once(() => createAliasFinder(spellings()));
const ambiguousFinder = once(() => createAliasFinder(new Map([...ambiguous().keys()].map((alias) => [alias, alias]))));

/** The second-level category that a category belongs to. */
function directionOf(categoryId: string): string {
  return `${categoryId.slice(0, 4)}00`;
}

export function allSkills(): IterableIterator<Skill> {
  return skills().byId.values();
}

export function skillById(id: string): Skill | undefined {
  return skills().byId.get(id);
}

/** The skill an ambiguous alias means in a direction; undefined when that leaves none or several. */
function inContext(alias: string, categoryId: string | undefined): Skill | undefined {
  if (categoryId === undefined) return undefined;
  const direction = directionOf(categoryId);
  const candidates = (ambiguous().get(alias) ?? []).flatMap((id) => skillById(id) ?? []);
  const fitting = candidates.filter((skill) => skill.directions.includes(direction));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * The skill that someone means who writes nothing but this word in a field for skills: by name or alias, in any case or
 * width. An ambiguous one (PR, BD) is settled by the category, or by having a single candidate (PS).
 */
export function skillByName(word: string, categoryId?: string): Skill | undefined {
  const spelling = normalize(word).trim();
  const id = spellings().get(spelling);
  if (id !== undefined) return skillById(id);
  const candidates = ambiguous().get(spelling) ?? [];
  return inContext(spelling, categoryId) ?? (candidates.length === 1 ? skillById(candidates[0] ?? '') : undefined);
}

/**
 * Skills mentioned in running text, in its order. Ambiguous aliases count only where the category settles them.
 * @param text normalized; positions are in it.
 */
export function skillsIn(text: string, categoryId?: string): Mention[] {
  const certain = finder()(text);
  if (categoryId === undefined) return certain;
  const settled = ambiguousFinder()(text).flatMap(({ id: alias, from, to }) => {
    const skill = inContext(alias, categoryId);
    const taken = certain.some((mention) => mention.from < to && from < mention.to);
    return skill === undefined || taken ? [] : [{ id: skill.id, from, to }];
  });
  return [...certain, ...settled].toSorted((a, b) => a.from - b.from);
}

/** Skills at home in a category's direction, the most basic first. */
export function skillsOfCategory(categoryId: string): readonly Skill[] {
  return skills().byDirection.get(directionOf(categoryId)) ?? [];
}

/** Broader, narrower and neighbouring skills. */
export function relatedSkills(id: string): Skill[] {
  return (related().get(id) ?? []).flatMap((each) => skillById(each) ?? []);
}

/** Ids of the skills whose use shows this one: whoever works with Spring Boot works with Java. */
export function skillsShowing(id: string): readonly string[] {
  return showing().get(id) ?? [];
}

/** Tools, parts and works by which people speak of a skill without naming it: Arthas and GC tell of Java. */
export function worksOf(id: string): readonly string[] {
  return works().get(id) ?? [];
}
