import type { Page } from 'playwright-core';
import { settled, type Person } from './person.ts';

/** The most that everything on a page may move together, as a sum of layout shifts (design bar; 0.1 is called good). */
const mostShift = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** How far the network is away: an answer that comes at once hides what moves when it comes. */
const awayMs = 150;

/**
 * Puts the network far away for a person whose browser has nothing stored yet, and counts from now on whatever moves on
 * their page without their doing. What was loaded stays stored, as in everybody's browser: each part of the product
 * comes from far away once, each answer always.
 */
export async function watchShifts({ page, context }: Person): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: awayMs, ...unlimited });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(',');
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : 'text';
          return `${name} ${(node?.textContent ?? '').slice(0, 16)} ${place(previousRect)} -> ${place(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * What moved since the page was opened, or since this was last asked: a line for each shift when it is too much
 * together, else nothing. Waits until the page has settled.
 */
export async function shiftProblems(page: Page): Promise<readonly string[]> {
  await settled(page);
  const shifts = await page.evaluate(async () => {
    // What the last change moved is told with the frame after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const seen = Reflect.get(window, 'shifts') as Shift[];
    return seen.splice(0);
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  if (sum <= mostShift) return [];
  const path = new URL(page.url()).pathname;
  return shifts.map(({ value, moved }) => `${path} moves by ${value.toFixed(3)}:\n  ${moved.join('\n  ')}`);
}

/**
 * What a finger could miss on the page as it is now, a line for each: controls under 44 px in either direction
 * (WCAG 2.5.5), links within a sentence excepted.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 43.5;
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="combobox"]';
    const field = '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-input-number, .ant-segmented-item';
    /** What a pseudo-element adds around a control for the finger alone. */
    const around = (element: Element) =>
      ['::before', '::after'].map((pseudo) => {
        const { content, position, width, height } = getComputedStyle(element, pseudo);
        const isThere = content !== 'none' && position === 'absolute';
        return isThere
          ? { width: Number.parseFloat(width), height: Number.parseFloat(height) }
          : { width: 0, height: 0 };
      });
    const isInSentence = (element: Element): boolean => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      const siblings = [...(element.parentElement?.childNodes ?? [])];
      return siblings.some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    };
    const sizeOf = (element: Element) => {
      // What is pressed for them: the label around them, the field that they are a part of.
      const pressed = [element, element.closest('label'), element.closest(field)].filter((each) => each !== null);
      const sizes = pressed.flatMap((each) => [each.getBoundingClientRect(), ...around(each)]);
      return {
        width: Math.max(...sizes.map(({ width }) => width || 0)),
        height: Math.max(...sizes.map(({ height }) => height || 0)),
      };
    };
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      if (element.closest('[inert], [aria-hidden="true"]') !== null || isInSentence(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const own = element.getBoundingClientRect();
      if (own.width <= 1 || own.height <= 1 || element.matches(':disabled')) return [];
      // antd clears a field by a cross that stands within it; the field can be emptied by hand too.
      if (element.matches('[class*="-clear"]') || element.closest('[class*="-clear"]') !== null) return [];
      const { width, height } = sizeOf(element);
      if (width >= least && height >= least) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20);
      const what = `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      return [`${location.pathname}: ${Math.round(width)}x${Math.round(height)} ${what} ${name}`];
    });
  });
}
