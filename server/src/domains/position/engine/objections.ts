import type { Objection } from '@pinjian/contract/position.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { discrimination } from '../data/discrimination.ts';
import type { ObjectionRule } from '../data/objection-rule.ts';
import { unlawful } from '../data/unlawful.ts';
import { fold } from './fold.ts';

const rules: readonly ObjectionRule[] = [...discrimination, ...unlawful];

/** How far a rule looks around a match to see what it is about. */
const sight = 12;

interface Passage {
  readonly path: string;
  readonly text: string;
}

/** Every text of a position that seekers read, with its path. */
export function passagesOf(content: PositionContent): Passage[] {
  return [
    { path: 'title', text: content.title },
    { path: 'address', text: content.address },
    ...content.requirements.map(({ skill }, index) => ({ path: `requirements.${index}.skill`, text: skill })),
    ...content.description.map(({ text }, index) => ({ path: `description.${index}.text`, text })),
    ...content.benefits.map((text, index) => ({ path: `benefits.${index}`, text })),
  ];
}

/**
 * The automatic check (decisions §13): words that may not be published, in the order of the form, each place once.
 * @param categoryPath names of the position's category from the top of the tree; [] while none is chosen.
 */
export function objectionsTo(content: PositionContent, categoryPath: readonly string[]): Objection[] {
  const category = categoryPath.join('/');
  const applying = rules.filter((rule) => rule.unlessCategory === undefined || !rule.unlessCategory.test(category));
  return passagesOf(content).flatMap((passage) => objectionsIn(passage, applying));
}

function objectionsIn({ path, text }: Passage, applying: readonly ObjectionRule[]): Objection[] {
  if (text === '') return [];
  const { plain, starts, ends } = fold(text);
  const found: Objection[] = [];
  for (const rule of applying) {
    if (rule.titleOnly === true && path !== 'title') continue;
    for (const pattern of rule.patterns) {
      for (const match of plain.matchAll(pattern)) {
        if (isHarmless(rule, match, plain)) continue;
        const from = starts[match.index] ?? 0;
        const to = ends[match.index + match[0].length - 1] ?? text.length;
        const { reason, message, suggestion } = rule;
        found.push({ path, from, to, word: text.slice(from, to), reason, message, suggestion });
      }
    }
  }
  return withoutOverlap(found);
}

function isHarmless(rule: ObjectionRule, match: RegExpExecArray, plain: string): boolean {
  const end = match.index + match[0].length;
  const before = plain.slice(Math.max(0, match.index - sight), match.index);
  const after = plain.slice(end, end + sight);
  return (
    rule.unlessBefore?.test(before) === true || rule.unlessAfter?.test(after) === true || rule.unless?.(match) === true
  );
}

/** Of marks that touch one another the longest stays. */
function withoutOverlap(found: readonly Objection[]): Objection[] {
  const kept: Objection[] = [];
  for (const objection of found.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (!kept.some((other) => other.from < objection.to && objection.from < other.to)) kept.push(objection);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}
