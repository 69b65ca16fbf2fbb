import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collapseDoubled, countLetters, normalizeText, isGibberish } from './normalize.ts';

describe('isGibberish', () => {
  it('tells characters of a font without its table from Chinese', () => {
    expect(isGibberish('㠆㋘㌏匐肉渶舛琄崸䪛䶏㬏⭴へ䳼⎄梦导⳺⛸∦㎡'.repeat(6))).toBe(true);
    expect(isGibberish('湘菜、粤菜、卤水、刀工、雕花、成本核算、厨房管理'.repeat(6))).toBe(false);
    expect(isGibberish('㠆㋘')).toBe(false);
  });
});

describe('normalizeText', () => {
  it.each([
    ['⼯作经历', '工作经历'],
    ['・ 接口‑优化', '· 接口-优化'],
    ['⽤⼾运营', '用户运营'],
    ['增⻓与⻋辆', '增长与车辆'],
    ['⾼级⼯程师', '高级工程师'],
    ['Ｊａｖａ １０ 年', 'Java 10 年'],
    ['oﬃce', 'office'],
    ['\ue61a 13800138000', ' 13800138000'],
    ['零\u200b宽\ufeff字\u00ad符', '零宽字符'],
    ['姓　　名', '姓\t名'],
    ['公司    职位', '公司\t职位'],
    ['a\u00a0b', 'a b'],
  ])('%s -> %s', (text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });

  it('keeps punctuation as it was written', () => {
    expect(normalizeText('负责（前端），效果：“好”；')).toBe('负责（前端），效果：“好”；');
  });

  it('is done after once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeText(normalizeText(text)) === normalizeText(text),
      ),
    );
  });
});

describe('collapseDoubled', () => {
  it.each([
    ['科科研研经经历历', '科研经历'],
    ['SSkkiillllss', 'Skills'],
    ['高高兴兴', '高高兴兴'],
    ['哈哈哈哈哈哈', '哈哈哈哈哈哈'],
    ['前端工程师傅', '前端工程师傅'],
  ])('%s -> %s', (text, expected) => {
    expect(collapseDoubled(text)).toBe(expected);
  });
});

describe('countLetters', () => {
  it('counts Chinese and Latin letters', () => {
    expect(countLetters('张三 zhang 138，')).toEqual({ han: 2, latin: 5 });
  });
});
