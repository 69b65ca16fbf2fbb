import { describe, expect, it } from 'vitest';
import { bank } from '../bank/bank.ts';
import { wrong } from '../bank/question.ts';
import { scoreAnswer } from './answer.ts';
import { fold, sentencesOf } from './fold.ts';
import { claimsIn } from './wrong-claims.ts';

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

describe('a saying of a wrong claim', () => {
  const restart = [wrong('直接重启', '为什么？', '直接重启')];
  function claimed(said: string): number {
    const text = fold(said);
    const places = sentencesOf(text).map((span) => ({ part: 0, ...span }));
    return claimsIn([text], places, restart).length;
  }

  it.each([
    '我不直接重启，先导出日志。',
    '我反对直接重启。',
    '同事想直接重启，我拦住了。',
    '领导建议先直接重启再说。',
    '直接重启我没答应。',
    '如果直接重启，现场就没了，所以我先 dump。',
    '万一直接重启，数据就丢了。',
    '直接重启，这是不对的。',
    '直接重启，这样会丢现场。',
  ])('is no claim: %s', (said) => {
    expect(claimed(said)).toBe(0);
  });

  it.each([
    '一般直接重启就行。',
    '如果服务卡住，直接重启就行。',
    '不行就直接重启。',
    '没反应就直接重启。',
    '直接重启，不行再看日志。',
    '直接重启，错误就消失了。',
    '直接重启，这样会快一些。',
    '客户说系统卡了，我就直接重启了。',
  ])('goes on being a claim: %s', (said) => {
    expect(claimed(said)).toBe(1);
  });
});
