import { describe, expect, it } from 'vitest';
import { bank } from '../bank/bank.ts';
import { privateTopicIn } from './private-topics.ts';
import { privateWords } from './resume.fixture.ts';

describe('a private topic', () => {
  it.each(['已婚，有一个孩子', '女性', '年龄 28', '户籍在外地', '党员', '身高 175', '照顾父母', '第一学历大专'])(
    'is private whoever says it: %s',
    (words) => {
      for (const use of ['asked', 'told', 'written'] as const) expect(privateTopicIn(words, use)).not.toBeNull();
    },
  );

  it.each([
    // How one asks for it, how one tells it, and what our own questions leave alone.
    ['你男朋友也在这个城市吗？', ['婚育', null, null]],
    ['上一份工作的月薪是多少？', ['薪资', null, null]],
    ['休了育儿假', [null, '婚育', null]],
    ['服刑两年', [null, '前科', null]],
    ['今年 28 岁', [null, '年龄', null]],
    ['婚礼策划', [null, null, '婚育']],
    ['学历认证流程', [null, null, '学历']],
    ['订单系统的缓存', [null, null, null]],
    ['集团员工培训', [null, '信仰', null]],
  ])('%s', (words, [asked, told, written]) => {
    expect(privateTopicIn(words, 'asked')).toBe(asked);
    expect(privateTopicIn(words, 'told')).toBe(told);
    expect(privateTopicIn(words, 'written')).toBe(written);
  });

  it('is found however wide it is written', () => {
    expect(privateTopicIn('２８岁', 'told')).toBe('年龄');
  });

  it('stands in no question of the bank, and in every word that the resumes of the tests hide', () => {
    const asked = bank.flatMap(({ text, rephrase, points }) => [text, rephrase, ...points.map((point) => point.ask)]);
    expect(asked.filter((text) => privateTopicIn(text, 'written') !== null)).toEqual([]);
    expect(privateWords.filter((words) => privateTopicIn(words, 'told') === null)).toEqual([]);
  });
});
