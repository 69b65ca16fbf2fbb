/** How antd's forms go to their first error (spec §5). */
export const toFirstError = { block: 'center', focus: true } as const;

/** The same for a field that antd does not know: into the middle of the page, and the cursor into it. */
export function showField(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  const input = element.matches('input, textarea, button')
    ? element
    : element.querySelector<HTMLElement>('input, textarea');
  input?.focus({ preventScroll: true });
}
