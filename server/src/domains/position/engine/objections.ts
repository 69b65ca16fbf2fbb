import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { objectionsTo as objectionsToPassages, type Passage } from '#domains/dictionary/index.ts';

/** Every text of a position that seekers read, with its path. */
export function passagesOf(content: PositionContent): Passage[] {
  return [
    { path: 'title', text: content.title },
    { path: 'address', text: content.address },
    ...content.requirements.map(({ skill }, index) => ({ path: `requirements.${index}.skill`, text: skill })),
    ...content.conditions.map(({ words }, index) => ({ path: `conditions.${index}.words`, text: words })),
    ...content.description.map(({ text }, index) => ({ path: `description.${index}.text`, text })),
    ...content.benefits.map((text, index) => ({ path: `benefits.${index}`, text })),
  ];
}

/**
 * The automatic check (decisions §13): words that may not be published, in the order of the form, each place once.
 * @param categoryPath names of the position's category from the top of the tree; [] while none is chosen.
 */
export function objectionsTo(content: PositionContent, categoryPath: readonly string[]): Objection[] {
  return objectionsToPassages(passagesOf(content), { categoryPath });
}
