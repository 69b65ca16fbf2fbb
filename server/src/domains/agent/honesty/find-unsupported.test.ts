import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnsupported } from './find-unsupported.ts';

const resume = [
  '杭州云栈科技有限公司，高级前端工程师，2021-07 至 2024-06',
  '负责商家后台的重构，用 React 和 TypeScript 把首屏时间从 3.2 秒降到 1.1 秒，转化率提升 18%',
  '带过 5 人小组，接入 12 家供应商，日均订单 1.5 万单',
  '浙江大学，计算机科学与技术，本科',
  '英语六级',
];

describe('covered by its sources', () => {
  const covered: readonly (readonly [string, string])[] = [
    ['nothing is stated', '您好，我对这个职位很感兴趣，方便的话希望和您聊一聊。'],
    ['a passage word for word', resume[1] ?? ''],
    ['a figure in another spelling', '带过五人小组，日均订单 15,000 单'],
    ['a year of a month', '2021 年起在杭州云栈科技有限公司'],
    ['a month in Han', '2021年7月入职'],
    ['a share in Han', '转化率提升百分之十八'],
    ['a skill in another case', 'react、typescript'],
    ['a post with its rank', '做过高级前端工程师'],
    ['a school with its degree', '毕业于浙江大学，本科'],
    ['a quotation', '简历里写着「转化率提升 18%」'],
    ['a quotation with something left out', '「负责商家后台的重构…转化率提升 18%」'],
    ['a company that is spoken to', '期待加入贵公司，这家公司的业务我很感兴趣'],
    ['one of something', '希望约一次交流，说一个例子'],
    ['words of numbers that count nothing', '十分期待，万分感谢，一起聊聊'],
  ];
  it.each(covered)('%s', (_name, text) => {
    expect(findUnsupported(text, resume)).toEqual([]);
  });
});

describe('found', () => {
  const added: readonly (readonly [string, string, readonly string[]])[] = [
    ['another figure', '转化率提升 28%', ['28%']],
    ['the same value of another unit', '带过 18 人小组', ['18 人']],
    ['years of experience that nobody wrote', '我有五年经验', ['五年']],
    ['part of a figure', '日均订单 1.5 单', ['1.5 单']],
    ['a figure cut from a longer one', '首屏 2 秒', ['2 秒']],
    ['another year', '2019 年开始做前端', ['2019 年']],
    ['another month of the right year', '2024 年 1 月离开', ['2024 年 1 月']],
    ['a time of day', '周三 14:00 方便', ['14:00']],
    ['a skill of the dictionary', '会用 Kubernetes', ['kubernetes']],
    ['a word that is part of another', '写 Type 和 Script', ['type', 'script']],
    ['java beside javascript', '用 Java 开发', ['java']],
    ['a word of Latin letters that nobody knows', '做过 Zorblax', ['zorblax']],
    ['another school', '毕业于清华大学', ['清华大学']],
    ['another company', '曾在上海星环集团工作', ['上海', '星环集团']],
    ['another city', '愿意到深圳工作', ['深圳']],
    ['a degree', '硕士毕业', ['硕士']],
    ['a certificate', '持有注册会计师证书', ['注册会计师']],
    ['how well', '精通前端开发', ['精通']],
    ['how long without a figure', '多年经验', ['多年']],
    ['a part that was not theirs', '主导商家后台的重构', ['主导']],
    ['a post', '做过产品经理', ['产品经理']],
    ['words that nobody said', '对方说「马上入职」', ['「马上入职」']],
    ['readiness', '我可以随时到岗', ['随时到岗']],
    ['tens', '提升三成', ['三成']],
    ['twice as many', '业绩翻倍', ['翻倍']],
  ];
  it.each(added)('%s', (_name, text, expected) => {
    expect(findUnsupported(text, resume)).toEqual(expect.arrayContaining([...expected]));
  });

  it('only what was added', () => {
    expect(findUnsupported('转化率提升 18%，带过 50 人', resume)).toEqual(['50 人']);
  });

  it('everything where there is no source', () => {
    expect(findUnsupported('用 React 做了 3 年', [])).toEqual(['react', '3 年']);
  });
});

describe('whatever is written', () => {
  const clause = fc.constantFrom(...resume.flatMap((line) => line.split('，')));

  it('clauses of the sources, in any order, are covered', () => {
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 6 }), (clauses) => {
        expect(findUnsupported(clauses.join('；'), resume)).toEqual([]);
      }),
    );
  });

  it('a number that no source has is found wherever it stands', () => {
    fc.assert(
      fc.property(
        clause,
        fc.integer({ min: 31, max: 1899 }),
        fc.constantFrom('%', '人', '年', '个月', '家', '万'),
        (words, value, unit) => {
          fc.pre(![1100, 1200, 1500, 1800].includes(value));
          expect(findUnsupported(`${words}，${value}${unit}`, resume).join()).toContain(`${value}${unit}`);
        },
      ),
    );
  });

  it('every text is its own source', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (text) => {
        expect(findUnsupported(text, [text])).toEqual([]);
      }),
    );
  });
});
