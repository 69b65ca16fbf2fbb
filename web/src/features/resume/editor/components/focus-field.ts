import { showField } from '#lib/first-error.ts';
import { sectionAnchor, sections } from '../sections.ts';

/** The element of a field, or of the nearest thing around it that the form shows. */
function fieldElement(path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const element = document.querySelector<HTMLElement>(`[data-field="${parts.slice(0, length).join('.')}"]`);
    if (element !== null) return element;
  }
  return null;
}

/**
 * Scrolls to a field and puts the cursor into it; where it is not shown, to the part of the form that it would stand in: one
 * that is hidden says so there, and has the way back.
 */
export function focusField(path: string): void {
  const element = fieldElement(path);
  if (element !== null) return showField(element);
  const id = sections.find((each) => each.id === path.split('.', 1)[0])?.id;
  const section = id === undefined ? null : document.getElementById(sectionAnchor(id));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Goes to a field, and where it is a text of several lines selects one of them. */
export function focusLine(path: string, line: number | null): void {
  focusField(path);
  const input = document.activeElement;
  if (line === null || !(input instanceof HTMLTextAreaElement)) return;
  const lines = input.value.split('\n');
  const start = lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  input.setSelectionRange(start, start + (lines[line]?.length ?? 0));
}

/** Goes to the next doubtful field after the one that has the focus, round and round in the order of the form. */
export function focusNextDoubt(focused: string | null): void {
  const doubtful = [...document.querySelectorAll<HTMLElement>('[data-uncertain]')];
  const here = focused === null ? null : fieldElement(focused);
  const next =
    doubtful.find(
      (each) => here !== null && (here.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ) ?? doubtful[0];
  if (next !== undefined) showField(next);
}

/** Goes to the first line of the file that has no place yet; to their heading when all have. */
export function focusUnplaced(): void {
  const box = document.querySelector<HTMLElement>('[data-unplaced]');
  const next = box?.querySelector<HTMLElement>('[data-open] button') ?? box?.querySelector<HTMLElement>('h2');
  next?.scrollIntoView({ block: 'center' });
  next?.focus({ preventScroll: true });
}
