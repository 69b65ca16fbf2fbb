import { afterEach, describe, expect, it } from 'vitest';
import { meaningOf } from './queue-keys.ts';

afterEach(() => document.body.replaceChildren());

/** What a key means when it is pressed on the element that `html` puts first. */
function pressed(key: string, html = '<p></p>', init: KeyboardEventInit = {}): ReturnType<typeof meaningOf> {
  document.body.innerHTML = html;
  const on = document.body.querySelector('[data-here]') ?? document.body.firstElementChild;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  let meaning: ReturnType<typeof meaningOf> = null;
  document.body.addEventListener('keydown', (seen) => (meaning = meaningOf(seen)), { once: true });
  on?.dispatchEvent(event);
  return meaning;
}

const inQueue = '<ul data-queue><li><button data-here></button></li></ul>';

describe('keys of a queue', () => {
  it.each([
    ['j', undefined, 'next'],
    ['K', undefined, 'previous'],
    ['Enter', undefined, 'decide'],
    ['ArrowDown', inQueue, 'next'],
    ['ArrowUp', inQueue, 'previous'],
    ['Enter', '<ul data-queue><li><button data-here aria-current="true"></button></li></ul>', 'decide'],
    ['Enter', '<a href="/here" aria-current="page"></a>', 'decide'],
  ])('%s is understood', (key, html, meaning) => {
    expect(pressed(key, html)).toBe(meaning);
  });

  it.each([
    ['a letter that means nothing', 'x', undefined],
    ['an arrow that scrolls the page', 'ArrowDown', undefined],
    ['Enter on a button', 'Enter', '<button></button>'],
    ['Enter on the way to another room', 'Enter', '<a href="/there"></a>'],
    ['Enter on another entry, which it chooses', 'Enter', inQueue],
    ['what is typed', 'j', '<textarea></textarea>'],
    ['a key in a dialog', 'j', '<div role="dialog"><p data-here></p></div>'],
  ])('leaves %s alone', (_what, key, html) => {
    expect(pressed(key, html)).toBeNull();
  });

  it('leaves combinations of the browser alone', () => {
    expect(pressed('j', undefined, { ctrlKey: true })).toBeNull();
    expect(pressed('k', undefined, { metaKey: true })).toBeNull();
  });
});
