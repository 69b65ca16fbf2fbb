import { describe, expect, it } from 'vitest';
import { countUncertain, doubtsIn, factsOf, factsSettled, factsWithout } from './model.ts';

describe('what the reader was unsure of', () => {
  const facts = factsOf({
    'basics.name': { score: 0.65, source: '林示例', reason: '文件里没有写明，按位置推断，请核对' },
    'basics.phone': { score: 0.99, source: '13800138000', reason: null },
    'education.0.end': { score: 0.75, source: '2014.09 - 2018.06', reason: null },
    'skills.0.name': { score: 0.9, source: '精通 React', reason: null },
    'skills.0.level': { score: 0.5, source: '精通 React', reason: '请核对' },
  });

  it('is marked below the limit, per field the most doubtful', () => {
    expect(countUncertain(facts)).toBe(2);
    expect(facts['basics.name']?.uncertain).toBe(true);
    expect(facts['skills.0']).toMatchObject({ uncertain: true, reason: '请核对' });
    expect(facts['education.0.end']?.uncertain).toBe(false);
  });

  it('is told of one section alone', () => {
    expect(doubtsIn(facts, 'basics')).toEqual(['basics.name']);
    expect(doubtsIn(facts, 'skills')).toEqual(['skills.0']);
    expect(doubtsIn(facts, 'education')).toEqual([]);
  });

  it('ends with a change or with a word of the person', () => {
    expect(factsWithout(facts, 'skills.0.level')['skills.0']).toBeUndefined();
    expect(factsWithout(facts, 'basics.email')).toBe(facts);
    const settled = factsSettled(facts, 'basics.name');
    expect(settled['basics.name']).toEqual({ source: '林示例', reason: null, uncertain: false });
    expect(countUncertain(settled)).toBe(1);
  });
});
