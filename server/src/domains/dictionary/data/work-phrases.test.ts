import { describe, expect, it } from 'vitest';
import { leafCategories } from './categories.ts';
import { workPhrases } from './work-phrases.ts';

describe('the phrases of work', () => {
  it('are told of every leaf of the job tree once, in its order', () => {
    expect([...workPhrases()].map(({ id }) => id)).toEqual(leafCategories().map(({ id }) => id));
  });

  it('are many for each leaf, short, and never twice', () => {
    const wrong = [...workPhrases()].filter(
      ({ phrases }) =>
        phrases.length < 20 ||
        new Set(phrases).size !== phrases.length ||
        phrases.some((phrase) => phrase !== phrase.trim() || phrase.length < 2 || phrase.length > 40),
    );
    expect(wrong).toEqual([]);
  });
});
