import { describe, expect, it } from 'vitest';
import { bank } from '../bank/bank.ts';
import { wrong } from '../bank/question.ts';
import { scoreAnswer } from './answer.ts';

const found = bank.find(({ id }) => id === 'backend.performance');
if (found === undefined) throw new Error('the question is not in the bank');
const question = {
  ...found,
  wrongs: [
    wrong('直接在生产库上试', '为什么？', '直接&生产库|线上库&试|改'),
    wrong('索引越多越好', '为什么？', '索引越多越好|索引多多益善'),
  ],
};
const nothing = { asked: [], description: [], earlier: [] };

const strong =
  '大促前下单接口从三百毫秒涨到四秒，我先看链路，时间全花在查库存上，再翻慢日志，是一条没走索引的语句扫了八百万行。加缓存会有不一致，所以我先改联合索引，再把循环查询合成一次。压测后灰度两天，九十九分位降到两百毫秒，后来我把慢查询加进告警，上线前都过执行计划。';

function judged(more: string) {
  return scoreAnswer(question, [`${strong}${more}`], nothing);
}

describe('a wrong claim', () => {
  it.each([
    ['none', '', 5, []],
    ['one', '改的时候我直接在生产库上试。', 2.4, ['直接在生产库上试']],
    ['two', '改的时候我直接在生产库上试。我觉得索引越多越好。', 1.4, ['直接在生产库上试', '索引越多越好']],
  ])('limits the score: %s', (_what, more, most, labels) => {
    const { score, wrongs } = judged(more);
    expect(wrongs.map(({ label }) => label)).toEqual(labels);
    expect(score ?? 0).toBeLessThanOrEqual(most);
    expect(score ?? 0).toBeGreaterThanOrEqual(Math.min(most, 3));
  });

  it.each([
    '但是不能直接在生产库上试。',
    '千万别直接在线上库改。',
    '有人说索引越多越好，写入就慢了。',
    '索引越多越好是不对的。',
    '索引不是说索引越多越好。',
  ])('is not made by who denies it or warns of it: %s', (more) => {
    expect(judged(more).wrongs).toEqual([]);
    expect(judged(more).score ?? 0).toBeGreaterThan(3);
  });
});
