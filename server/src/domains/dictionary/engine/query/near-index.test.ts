import { describe, expect, it } from 'vitest';
import { makeNearIndex } from './near-index.ts';

function indexOf(words: readonly string[]) {
  const maker = makeNearIndex<string>();
  for (const word of words) maker.add(word, word);
  return maker.done();
}

describe('words with a character left out', () => {
  const words = ['测试', '测试工程师', '试工程师', 'java', 'jaba', 'aab', '𠮷野家'];
  const index = indexOf(words);

  it.each([
    ['测', ['测试']],
    ['测工程师', ['测试工程师']],
    ['jaa', ['java', 'jaba']],
    ['ab', ['aab']],
    ['aa', ['aab']],
    ['野家', ['𠮷野家']],
    ['测试工程师', []],
    ['', []],
  ] as const)('%s is a slip away from %j', (key, meant) => {
    expect(index.find(key)).toEqual(meant);
  });

  it('finds each of many words under each of its keys, and nothing that is no word with one character less', () => {
    const many = Array.from({ length: 5000 }, (_, at) => (at * 7919).toString(36).padStart(4, 'x') + at.toString(36));
    const all = indexOf(many);
    const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
    for (const word of many)
      for (let at = 0; at < word.length; at++) expect(all.find(without(word, at))).toContain(word);
    const wrong = many.flatMap((word) =>
      all.find(without(word, 0)).filter((each) => ![...each].some((_, at) => without(each, at) === without(word, 0))),
    );
    expect(wrong).toEqual([]);
  });

  it('holds nothing without words', () => {
    expect(indexOf([]).find('a')).toEqual([]);
  });
});
