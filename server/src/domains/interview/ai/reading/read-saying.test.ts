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

describe('plain statements are answers, whatever they sound like', () => {
  it.each([
    ['这件事里，哪些是你自己做的？', '图纸是我画的，题目和说明也是我写的。'],
    ['其中哪一部分是你自己做的？', '都是我自己搬的自己装的。'],
    ['你具体做的是哪件事？', '就是刚才说的那个返工的事，要把次品率降下来。'],
    ['当时几个人一起做？', '一个班二十几个人吧，组长安排什么我们做什么。'],
    ['你按什么定先后？', '看哪家损失多少钱，再看拖一天会不会更麻烦，损失多少就排多前。'],
    ['另外一位客户怎么办？', '让另一位客户先等一会儿。'],
    ['没轮到的人你怎么交代？', '让他等一下。'],
    ['你怎么决定先做谁的？', '看哪个更急。'],
    ['它还有哪些部分你没有用过？', '宏没写过，数据模型也不会。'],
    ['当时还考虑过别的办法吗？', '考虑过外包，但是报价太高，就没用。'],
    ['讲讲你的班级。', '我们班有三个孩子总是交不上作业，我就每天放学陪他们写二十分钟，一个月以后都能交了。'],
    ['你怎么查的？', '我们自己查出一笔重复付款，三千二，当月就追回来了。'],
    [
      '讲一个你做的模型。',
      '我先做了特征，后来换成梯度提升，AUC 到了 0.8。我没有直接给业务一个 score，给的是每周一张名单，流失从 5% 降到 3%。',
    ],
  ])('%s %s', (question, said) => {
    expect(readSaying(question, said)).toEqual({ kind: 'answer', kinds: ['answer'], withheld: [] });
  });
});

describe('who names their own partner', () => {
  const changed =
    '去年仓库要求每单拍两张照片，一单多花半分钟。我先记了一个礼拜，错发的都是拍了照也没人看的。我拿着表去找主管，改成只拍贵重的，后来同意试两周，一天省了两个小时。';

  it.each(['我妻子也说这样好多了，哈哈。', '我媳妇说我太爱管闲事，哈哈。', '后来我老婆还开玩笑说我该去当质检。'])(
    'has it kept back, and the rest quoted: %s',
    (said) => {
      const reading = readSaying('有没有一次，领导定下来的做法你觉得不妥？', changed + said);
      expect(reading.kinds).toEqual(['private', 'answer']);
      const left = quotableText(changed + said, reading);
      expect(left).toContain('一天省了两个小时');
      expect(left).not.toMatch(/妻子|媳妇|老婆/u);
    },
  );
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
