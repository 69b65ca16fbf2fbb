import { afterEach, describe, expect, it } from 'vitest';
import { meaningOf } from './shortcuts.ts';

const moveKeys = { a: 'pass', r: 'reject', i: 'invite' } as const;
type Meaning = ReturnType<typeof meaningOf<'pass' | 'reject' | 'invite'>>;

afterEach(() => document.body.replaceChildren());

/** What a key means that is pressed in an element of the page. */
function pressed(key: string, init: KeyboardEventInit = {}, html = '<button></button>'): Meaning {
  document.body.innerHTML = html;
  const target = document.querySelector('button, input, textarea, [contenteditable]') ?? document.body;
  let meaning: Meaning = null;
  const listen = (event: KeyboardEvent) => {
    meaning = meaningOf(event, moveKeys);
  };
  window.addEventListener('keydown', listen);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  window.removeEventListener('keydown', listen);
  return meaning;
}

describe('a key', () => {
  it.each([
    ['j', 'next'],
    ['k', 'previous'],
    ['J', 'next'],
    ['a', 'pass'],
    ['r', 'reject'],
    ['i', 'invite'],
    ['?', 'help'],
    ['x', null],
    ['Enter', null],
  ])('%s means %s', (key, meaning) => expect(pressed(key)).toBe(meaning));

  it('means nothing with the keys of the browser', () =>
    expect([pressed('r', { ctrlKey: true }), pressed('a', { metaKey: true }), pressed('i', { altKey: true })]).toEqual([
      null,
      null,
      null,
    ]));

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<div contenteditable="true"></div>',
    '<div role="dialog"><button></button></div>',
  ])('means nothing where it is typed: %s', (html) => expect(pressed('a', {}, html)).toBeNull());

  it('held down goes on from one to the next, and decides nothing twice', () =>
    expect([pressed('j', { repeat: true }), pressed('a', { repeat: true })]).toEqual(['next', null]));
});
