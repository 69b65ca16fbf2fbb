import { describe, expect, it } from 'vitest';
import { quotableText, readSaying } from './read-saying.ts';

const told =
  '我在装配线做了六年，先是打螺丝，后来管首件检验，一天要量四十多个尺寸，漏检率一直是全厂最低的。去年还带了三个新人，第二个月就能独立上岗。';

describe('what the question makes of a saying', () => {
  it.each([
    ['五年后你希望自己在哪里？', '那会儿应该没有我了', 'crisis'],
    ['五年后你希望自己在哪里？', '那会儿应该在管一个班组了', 'answer'],
    ['你的期望薪资是多少？', '随便吧，反正我也用不上了', 'crisis'],
    ['你的期望薪资是多少？', '随便吧，七千上下都可以谈', 'answer'],
    ['你还有要补充的吗？', '没有了，就前面那些', 'nothingToAdd'],
    ['你做过预算吗？', '没做过，都是财务做的', 'neverDid'],
  ])('%s %s', (question, said, kind) => {
    expect(readSaying(question, said).kind).toBe(kind);
  });
});

describe('a few words at the end of a long story', () => {
  it('that say the worst are heard, and nothing of the story is quoted', () => {
    const reading = readSaying(
      '请介绍你的工作。',
      `${told}就是这阵子下了班我一个人坐在楼顶，老想着往前一步就都解决了。`,
    );
    expect(reading.kind).toBe('crisis');
    expect(reading.withheld).toEqual([{ from: 0, to: expect.any(Number) as number, why: 'crisis' }]);
  });

  it('that only end it leave the answer whole', () => {
    const said = `${told}差不多就这些，没了。`;
    expect(readSaying('请介绍你的工作。', said)).toEqual({ kind: 'answer', kinds: ['answer'], withheld: [] });
  });
});

describe('words that ask or refuse at any length', () => {
  it.each([
    [
      '说说你们店的进货价。',
      '价格我心里门儿清，干了七年采购嘛。可是这个数是店里吃饭的家伙，我今天跟您报了，以后谁还敢让我管货？老板待我不薄，这点规矩我得守，所以对不住您，这个真不能讲，您换一个问我，怎么验货怎么谈我都能说。',
      'refusal',
      '不能讲',
    ],
    [
      '你还有什么想了解的？',
      '有的，我上一家就是没问清楚吃的亏，说好双休结果一个月休两天。所以我想问一下，你们这个班是怎么排的，一个月几个夜班？夜班有没有补贴？逢年过节加班是给三倍工资还是调休？',
      'questionBack',
      '调休',
    ],
  ])('%s', (question, said, kind, words) => {
    const reading = readSaying(question, said);
    expect(reading.kind).toBe(kind);
    expect(quotableText(said, reading)).not.toContain(words);
  });
});
