import type { Page } from 'playwright-core';

/**
 * What a person without a mouse cannot do on the screen as it is now, a line for each: a control that Tab never comes
 * to, a stop without a mark that says where one is, a stop hidden behind something that lies over it, a thing that
 * looks as if it could be pressed and is no control. Empty when all can be done. The focus ends where it was taken.
 */
export async function keyboardProblems(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate(findStops);
  // A few more than there are: what opens on focus brings stops of its own, and the last Tab leaves the page.
  for (let pressed = 0; pressed < count + 12; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(markStop)) break;
  }
  return page.evaluate(unreached);
}

interface Walk {
  readonly stops: readonly HTMLElement[];
  readonly reached: Set<Element>;
  readonly looks: ReadonlyMap<Element, string>;
  readonly problems: string[];
  /** All of an element's style, and of what is around it, in which a mark of the focus may show. */
  readonly look: (of: Element) => string;
  readonly name: (of: Element) => string;
}

/** Begins a walk at the top of the page: what should be stopped at, and how each looks while one is elsewhere. */
function findStops(): number {
  const controls =
    'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], [role="button"], [role="link"], [role="tab"], [role="switch"], [role="menuitem"]';
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
    if (!shown(element) || element.matches(':disabled, [aria-disabled="true"], [type="hidden"]')) return false;
    // Of these one is a stop and arrows lead to the others.
    const roving = element.closest(
      '[role="tablist"], [role="radiogroup"], [role="menu"], [role="listbox"], [role="tree"], [role="grid"], [role="toolbar"]',
    );
    if (roving !== null && element.tabIndex < 0) return false;
    if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
    // A scrolling region or a heading that is only sent to.
    if (element.tabIndex < 0)
      return (
        element.matches('button, a[href], input, [role="button"], [role="link"]') &&
        element.closest('[tabindex="0"]') === null
      );
    return true;
  });
  const look = (element: Element): string => {
    const parts: string[] = [];
    for (let each: Element | null = element, up = 0; each !== null && up < 4; each = each.parentElement, up++) {
      for (const pseudo of [null, '::before', '::after']) {
        const { outline, boxShadow, borderColor, backgroundColor, textDecorationLine, opacity } = getComputedStyle(
          each,
          pseudo,
        );
        parts.push(outline, boxShadow, borderColor, backgroundColor, textDecorationLine, opacity);
      }
    }
    for (const mark of [...(element.parentElement?.children ?? []), ...element.children])
      parts.push(getComputedStyle(mark).outline, getComputedStyle(mark).boxShadow);
    return parts.join(';');
  };
  // Tab goes on from where something was last pressed, even after that lost the focus: a thing at the top takes it over.
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
  const name = (element: Element): string => {
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 30);
    return `<${element.tagName.toLowerCase()}${element.id === '' ? '' : `#${element.id}`} class="${(element.getAttribute('class') ?? '').slice(0, 60)}"> ${label}`;
  };
  const problems: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (getComputedStyle(element).cursor !== 'pointer' || !shown(element)) continue;
    const parent = element.parentElement;
    if (parent !== null && getComputedStyle(parent).cursor === 'pointer') continue;
    const within = `${controls}, label`;
    if (element.closest(within) === null && element.querySelector(within) === null)
      problems.push(`looks pressable and is no control: ${name(element)}`);
  }
  const looks = new Map(stops.map((stop) => [stop, look(stop)]));
  const walk: Walk = { stops, reached: new Set(), looks, problems, look, name };
  Object.assign(window, { keyboardWalk: walk });
  // A field of a date or a time has stops inside: each part of it, and the button of its sheet.
  const parts = stops.filter((stop) => stop.matches('input[type="date"], input[type="time"]'));
  return stops.length + parts.length * 4;
}

/** Looks at where one is now; true when Tab has left the page. */
async function markStop(): Promise<boolean> {
  const { reached, looks, problems, look, name } = Reflect.get(window, 'keyboardWalk') as Walk;
  const here = document.activeElement;
  if (here === null || here === document.body) return true;
  // A field of several parts keeps the focus while Tab goes through them.
  if (here === [...reached].at(-1)) return false;
  if (reached.has(here)) return true;
  reached.add(here);
  const before = looks.get(here);
  if (before !== undefined && before === look(here)) problems.push(`no mark of the focus: ${name(here)}`);
  // Some of it has to be seen, not all: a long text is higher than what a phone shows of it.
  const over = (): readonly (Element | null)[] => {
    const { left, top, right, bottom, height } = here.getBoundingClientRect();
    const inset = Math.min(height / 2, 8);
    return [top + inset, (top + bottom) / 2, bottom - inset].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
  };
  const seen = (at: Element | null): boolean =>
    at !== null &&
    (here.contains(at) ||
      at.contains(here) ||
      at.closest('label')?.contains(here) === true ||
      here.parentElement?.contains(at) === true);
  const { width, height } = here.getBoundingClientRect();
  if (width <= 1 || height <= 1 || over().some(seen)) return false;
  // A page that is still moving (an answer came, a row grew) is looked at once more when it stands.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const now = over();
  if (now.some(seen)) return false;
  const [cover] = now.filter((at) => at !== null);
  problems.push(
    cover === undefined
      ? `outside the window when focused: ${name(here)}`
      : `hidden when focused, behind ${name(cover)}: ${name(here)}`,
  );
  return false;
}

function unreached(): readonly string[] {
  const { stops, reached, problems, name } = Reflect.get(window, 'keyboardWalk') as Walk;
  const missed = stops.filter((stop) => stop.isConnected && !reached.has(stop));
  return [...problems, ...missed.map((stop) => `Tab never comes to it: ${name(stop)}`)];
}
