import { positionCategory } from '../../data/categories.ts';
import { entryFor } from './lexicon.ts';
import type { Part, ReadQuery } from './read-query.ts';

type RolePart = Part & { readonly meaning: { readonly kind: 'role' } };

const isRole = (part: Part): part is RolePart => part.meaning.kind === 'role';
const isNode = (id: string): boolean => id.endsWith('00');

/** Whether a node of the job tree is another one or below it. */
export const isWithin = (id: string, node: string): boolean => positionCategory(id)?.ids.includes(node) ?? false;

/** Nodes that both lists mean: the narrower of two that lie below each other. */
function both(one: readonly string[], other: readonly string[]): string[] {
  const narrower = (from: readonly string[], than: readonly string[]): string[] =>
    from.filter((id) => than.some((node) => isWithin(id, node)));
  return [...new Set([...narrower(one, other), ...narrower(other, one)])].toSorted();
}

/**
 * What several names of roles mean together: what they have in common; else what they are as one name, whichever stands
 * first; else either, where they are of one trade; else the last one, as Chinese says it, and the others are words beside.
 */
export function rolesTogether(parts: readonly Part[], typed: string): Omit<ReadQuery, 'isAnyWork'> {
  const named = parts.filter(isRole);
  const [first, ...more] = named;
  if (first === undefined) return { parts, roles: [], beside: [] };
  const sought = named.find(({ end }) => soughtBehind.test(typed.slice(end)));
  let roles = first.meaning.roles;
  let kept: readonly Part[] = parts;
  let head = first;
  const beside: string[] = [];
  for (const next of more) {
    const asOne =
      entryFor(head.meaning.spelling + next.meaning.spelling) ??
      entryFor(next.meaning.spelling + head.meaning.spelling);
    const common = both(roles, next.meaning.roles);
    if (asOne !== undefined && asOne.roles.length > 0) roles = asOne.roles;
    else if (common.length > 0) roles = common;
    else if (next.meaning.roles.every(isNode) && !roles.every(isNode)) {
      kept = kept.map((part) => (part === next ? asWord(next) : part));
      beside.push(...next.meaning.roles);
      continue;
    } else if (areOfOneTrade(roles, next.meaning.roles)) roles = [...new Set([...roles, ...next.meaning.roles])];
    else if (head === sought) {
      kept = kept.map((part) => (part === next ? asWord(next) : part));
      beside.push(...next.meaning.roles);
      continue;
    } else {
      const before = head;
      kept = kept.map((part) => (part === before ? asWord(before) : part));
      beside.push(...before.meaning.roles);
      roles = next.meaning.roles;
    }
    head = next;
  }
  return { parts: kept, roles, beside };
}

/** Behind the name of what is looked for. */
const soughtBehind = /^(?:类|方面|相关)?的?(?:工作|岗位|职位|活儿?|岗)/u;

function asWord(part: RolePart): Part {
  return { ...part, meaning: { kind: 'word', spelling: part.meaning.spelling } };
}

function areOfOneTrade(one: readonly string[], other: readonly string[]): boolean {
  const leaves = (ids: readonly string[]): readonly string[] => ids.filter((id) => !isNode(id));
  return leaves(one).some((id) => leaves(other).some((each) => each.slice(0, 2) === id.slice(0, 2)));
}
