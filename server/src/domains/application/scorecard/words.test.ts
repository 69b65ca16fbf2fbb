import fc from 'fast-check';
import { noEvidence, ratings } from '@pinjian/contract/application-scorecard-rating.ts';
import { describe, expect, it } from 'vitest';
import { draftOfGoodbye, insideMattersIn } from './draft-words.ts';
import { objectionsInWords } from './find-objections.ts';

const marked = (text: string) => objectionsInWords([{ path: 'summary', text }]).map(({ word }) => word);

describe('words that interviewers write', () => {
  it.each([
    ['她已婚已育，孩子两岁', ['已婚已育', '孩子两岁']],
    ['年龄偏大，精力跟不上', ['年龄偏大']],
    ['老家河南，担心稳定性', ['老家']],
    ['湖北人，口音重', ['湖北人', '口音']],
    ['女生，做运维可能吃不消', ['女生']],
    ['是回族，饮食不便', ['回族']],
    ['有乙肝', ['乙肝']],
    ['形象一般，处女座', ['形象一般', '处女座']],
  ])('%s is marked', (text, words) => {
    expect(marked(text)).toEqual(words);
  });

  it.each([
    '缓存穿透讲得很清楚，给出了布隆过滤器方案',
    '负责过湖北人才市场的招聘系统',
    '前后端都写过，95后端接口由他维护',
    '带过五个人的团队，能说清分工',
    '对用户群体的画像讲得具体',
    '形象地解释了分布式锁',
  ])('%s is not', (text) => {
    expect(marked(text)).toEqual([]);
  });

  it('are marked where they stand', () => {
    const text = '技术不错，但老家在外地';
    for (const { from, to, word } of objectionsInWords([{ path: 'summary', text }]))
      expect(text.slice(from, to)).toBe(word);
  });
});

const names = ['专业能力', '问题分析与解决', '责任担当', '沟通协作', '学习与复盘', '结果与数据意识', '高并发设计'];
const cards = fc.array(
  fc.record({
    marks: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...names),
        answer: fc.constantFrom(...ratings, noEvidence, null),
        evidence: fc.constantFrom('讲得太乱，不推荐', '乔小远认为 3 分', ''),
      }),
      { selector: ({ name }) => name },
    ),
  }),
  { minLength: 1, maxLength: 7 },
);

describe('words for a candidate who is not taken on', () => {
  it('say what was good and what was missing', () => {
    const words = draftOfGoodbye('后端工程师', [
      {
        marks: [
          { name: '专业能力', answer: 4, evidence: '内部的话' },
          { name: '沟通协作', answer: 1, evidence: '' },
        ],
      },
    ]);
    expect(words).toContain('您对专业问题的讲解清楚');
    expect(words).toContain('希望看到更多与他人配合');
    expect(words).not.toContain('内部的话');
    expect(words.indexOf('讲解清楚')).toBeLessThan(words.indexOf('希望看到'));
  });

  it('are none without a card, and claim nothing that nobody saw', () => {
    expect(draftOfGoodbye('后端工程师', [])).toBe('');
    const unseen = draftOfGoodbye('后端工程师', [{ marks: [{ name: '专业能力', answer: noEvidence, evidence: '' }] }]);
    expect(unseen).not.toContain('专业');
  });

  it('never hold what an interviewer wrote, a score or a red line', () => {
    fc.assert(
      fc.property(cards, (given) => {
        const words = draftOfGoodbye('后端工程师', given);
        expect(insideMattersIn(words, ['乔小远'])).toEqual([]);
        expect(objectionsInWords([{ path: 'goodbye', text: words }])).toEqual([]);
        expect(words).not.toMatch(/\d|讲得太乱/);
        expect(words.length).toBeLessThan(600);
      }),
    );
  });

  it.each([
    ['您这次得了 3 分', ['3 分']],
    ['面试官乔小远认为您不错', ['面试官乔小远认为', '乔小远']],
    ['综合结论为不推荐', ['不推荐']],
    ['面试约 30 分钟，感谢您的分享', []],
  ])('%s: what stays inside is found', (text, words) => {
    expect(insideMattersIn(text, ['乔小远', '']).map(({ word }) => word)).toEqual(words);
  });
});
