import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPositionContent } from '@pinjian/contract/position-content.ts';
import { allowed, refused, refusedSentences } from '../data/objection-samples.ts';
import { objectionsTo } from './objections.ts';

function inDescription(text: string, category: readonly string[] = []): ReturnType<typeof objectionsTo> {
  return objectionsTo({ ...emptyPositionContent(), description: [{ title: 1, text }] }, category);
}

function inTitle(title: string, category: readonly string[] = []): ReturnType<typeof objectionsTo> {
  return objectionsTo({ ...emptyPositionContent(), title }, category);
}

describe('the automatic check refuses', () => {
  it.each(refusedSentences)('%s', (text) => {
    expect(inDescription(text)).not.toEqual([]);
  });

  const cases = Object.entries(refused).flatMap(([reason, texts]) => texts.map((text) => [reason, text] as const));

  it.each(cases)('%s: %s', (reason, marked) => {
    const text = marked.replaceAll(/[「」]/gu, '');
    const word = /「(.*?)」/u.exec(marked)?.[1];
    const found = inDescription(text);
    expect(found.map((each) => each.reason)).toContain(reason);
    expect(found.map((each) => each.word).join('|')).toContain(word);
    for (const each of found) expect(text.slice(each.from, each.to)).toBe(each.word);
  });

  it.each(['女文员', '仓库管理员/男', '男司机', '前台(女)', '女销售'])('the title %s', (title) => {
    expect(inTitle(title).map(({ reason }) => reason)).toEqual(['gender']);
  });
});

describe('the automatic check lets pass', () => {
  it.each(allowed)('%s', (text) => {
    expect(inDescription(text)).toEqual([]);
  });

  it.each([
    '男装运营',
    '女装买手',
    '女性健康产品经理',
    '少女服饰设计师',
    '男科医生',
    '母婴顾问',
    '年龄段分析师',
    '微信小程序开发工程师',
  ])('the title %s', (title) => {
    expect(inTitle(title)).toEqual([]);
  });

  it('what the occupation itself asks for', () => {
    expect(inTitle('女模特', ['传媒/影视', '演艺', '模特'])).toEqual([]);
    expect(inDescription('身高170cm以上', ['传媒/影视', '演艺', '模特'])).toEqual([]);
    expect(inDescription('身高170cm以上', ['客服', '客户服务', '客服专员'])).not.toEqual([]);
  });
});

describe('marks', () => {
  it('stand at their own text, also behind characters of two units', () => {
    const [objection] = objectionsTo(
      { ...emptyPositionContent(), benefits: ['双休', '🎉限 男'], requirements: [] },
      [],
    );
    expect(objection).toMatchObject({ path: 'benefits.1', from: 2, to: 5, word: '限 男' });
  });

  it('do not overlap, and answer any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const found = inDescription(`${text}限男性，18-35岁${text}`);
        found.slice(1).forEach((each, index) => expect(each.from).toBeGreaterThanOrEqual(found[index]?.to ?? 0));
        for (const each of found) expect(each.to).toBeGreaterThan(each.from);
      }),
    );
  });
});
