import { describe, expect, it } from 'vitest';
import { mendPeriods } from './broken-lines.ts';
import { joinParts, type TextLine } from './line.ts';

const line = (...parts: string[]): TextLine => ({
  parts,
  text: joinParts(parts),
  page: 1,
  size: 1,
  strong: false,
  bullet: false,
  indent: 0,
  reach: 'short',
  block: 0,
});
const mended = (...lines: TextLine[]) => mendPeriods(lines).map(({ text }) => text);

describe('a period in two lines', () => {
  it('is put together, and what stood beside its end stays', () => {
    expect(mended(line('2022/05 -', '示例公司'), line('2026/02', '剪辑'))).toEqual([
      '2022/05 - 2026/02  示例公司',
      '剪辑',
    ]);
    expect(mended(line('2019.01', '示例公司'), line('~ 至今'))).toEqual(['2019.01 ~ 至今  示例公司']);
    expect(mended(line('2019.07– 测试工程师'), line('2022.06 做接口测试'))).toEqual([
      '2019.07– 2022.06  测试工程师',
      '做接口测试',
    ]);
  });

  it('is left alone where it is whole, or where the next line is no end of it', () => {
    const whole = [line('2009.09 – 2012.06  示例大学'), line('2005.09 – 2009.06  示例大学')];
    expect(mended(...whole)).toEqual(whole.map(({ text }) => text));
    expect(mended(line('2022/05 -', '示例公司'), line('剪辑'))).toEqual(['2022/05 -  示例公司', '剪辑']);
  });
});
