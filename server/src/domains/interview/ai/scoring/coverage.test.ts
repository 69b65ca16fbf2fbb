import { describe, expect, it } from 'vitest';
import { coverRequirements } from './coverage.ts';
import type { ScoredQuestion } from './question-result.ts';

function stateOf(skill: string, text: string): string | undefined {
  const [covered] = coverRequirements({
    requirements: [{ skill, years: null, kind: 'must' }],
    planned: [],
    questions: [],
    answers: [{ seq: 2, speaker: 'candidate', kind: 'said', text, question: 0 }],
  });
  return covered?.state;
}

describe('a requirement', () => {
  it.each([
    ['Java', '我用 Arthas 抓了 trace，发现是 JVM 的老年代满了，改完之后停顿降到八十毫秒。'],
    ['Java', '那次我用 jstack 查到两个线程互相等，换了加锁的顺序，后来没再卡过。'],
    ['MySQL', '我看了执行计划，给订单表加了联合索引，查询从四秒降到两百毫秒。'],
    ['Excel', '我用 VLOOKUP 把两张表按货号匹配，做了透视表，三个小时的活二十分钟做完。'],
    ['Redis', '我用 Redis 做了库存扣减。'],
  ])('%s is shown by what was done: %s', (skill, text) => {
    expect(stateOf(skill, text)).toBe('shown');
  });

  it.each([
    ['护患沟通', 'shown'],
    ['Excel', 'askedNotShown'],
    ['护士执业证', 'askedNotShown'],
  ])('%s of which a question of the bank was answered well is %s', (skill, state) => {
    const receipt = { seq: 2, start: 0, end: 8, text: '我先问老人疼不疼' };
    const [covered] = coverRequirements({
      requirements: [{ skill, years: null, kind: 'must' }],
      planned: [{ requirements: [0], source: 'bank' }],
      questions: [
        // Of a scored question the coverage reads no more than this.
        { raw: 4.2, receipts: [receipt], result: { index: 0, outcome: 'answered' } } as unknown as ScoredQuestion,
      ],
      answers: [{ seq: 2, speaker: 'candidate', kind: 'said', text: receipt.text, question: 0 }],
    });
    expect(covered?.state).toBe(state);
  });

  it.each([
    ['MySQL', '我熟悉 MySQL。'],
    ['MySQL', '我精通 MySQL 调优，做过很多项目。'],
    ['MySQL', '我用 MySQL 做过很多项目，没有问题。'],
    ['Java', 'Java、Spring 我都会，经验很丰富。'],
    ['Java', '我看了半天，没有用过 Java。'],
    ['Excel', '我们公司的报表都是财务做的，他们用 Excel。'],
  ])('%s is not shown by a claim: %s', (skill, text) => {
    expect(stateOf(skill, text)).toBe('notAsked');
  });
});
