import {
  arrangedOrder,
  arrangedSections,
  type ArrangedSection,
  type ResumeArrangement,
} from '@pinjian/contract/resume-arrangement.ts';
import { sections, type SectionId } from '../editor/sections.ts';

/** Whether a part can change places: who one is and what one looks for cannot. */
export function isArranged(id: SectionId): id is ArrangedSection {
  return (arrangedSections as readonly SectionId[]).includes(id);
}

/** All parts in the order of the form. */
export function formOrder(arrangement: ResumeArrangement): SectionId[] {
  return [...sections.map(({ id }) => id).filter((id) => !isArranged(id)), ...arrangedOrder(arrangement)];
}

/** The heading of a part: in the person's words, else in ours. */
export function headingOf({ titles }: ResumeArrangement, id: SectionId): string {
  const own = isArranged(id) ? titles[id] : undefined;
  return own ?? sections.find((each) => each.id === id)?.title ?? '';
}

/** With a part moved to the place of another one; those between make room. */
export function withMoved(arrangement: ResumeArrangement, id: ArrangedSection, to: number): ResumeArrangement {
  const order = arrangedOrder(arrangement);
  const from = order.indexOf(id);
  const place = Math.max(0, Math.min(order.length - 1, to));
  return from === place ? arrangement : { ...arrangement, order: order.toSpliced(from, 1).toSpliced(place, 0, id) };
}

export function withHidden(arrangement: ResumeArrangement, id: ArrangedSection, isHidden: boolean): ResumeArrangement {
  const rest = arrangement.hidden.filter((each) => each !== id);
  return { ...arrangement, hidden: isHidden ? [...rest, id] : rest };
}

/** With a heading in other words; '' and our own words bring ours back. */
export function withTitle(arrangement: ResumeArrangement, id: ArrangedSection, title: string): ResumeArrangement {
  const { [id]: _before, ...rest } = arrangement.titles;
  const words = title.trim();
  const isOurs = words === '' || words === sections.find((each) => each.id === id)?.title;
  return { ...arrangement, titles: isOurs ? rest : { ...rest, [id]: words } };
}
