import { describe, expect, it } from 'vitest';
import { fold, sentencesOf } from './fold.ts';
import { findSaying } from './saying.ts';

function says(text: string, saying: string): boolean {
  const folded = fold(text);
  return sentencesOf(folded).some((sentence) => findSaying(folded, sentence, saying) !== null);
}

describe('a saying', () => {
  it.each([
    ['我们加了联合索引', '加|建&索引', true],
    ['索引是后来建的', '加|建&索引', true],
    ['我们加了缓存。索引没动', '加|建&索引', false],
    ['没有加索引', '加&索引', false],
    ['有没有加索引都试过', '加&索引', true],
    ['先想会不会碰到用户数据', '碰到&数据', true],
    ['不会碰到用户数据', '碰到&数据', false],
    ['Ｒｅｄｉｓ 放在前面', 'redis', true],
    ['用 gcc 编译', 'gc', false],
    ['频繁 gc', 'gc', true],
    ['about 页面', 'ab', false],
    ['做了 AB 测试', 'ab', true],
    ['profiler 抓了一下', 'profil', true],
  ])('in %s: %s is %s', (text, saying, found) => {
    expect(says(text, saying)).toBe(found);
  });

  it('needs its parts close together', () => {
    const far = `加${'很多别的话'.repeat(12)}索引`;
    expect(says(far, '加&索引')).toBe(false);
  });
});
