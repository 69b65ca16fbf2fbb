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

  it('is put together where the hyphen between its ends seemed the mark of a point', () => {
    const point = (text: string): TextLine => ({ ...line(text), bullet: true });
    expect(mended(line('示例公司 | 设计师 | 2022.11'), point('2024.06'))).toEqual([
      '示例公司 | 设计师 | 2022.11 - 2024.06',
    ]);
    expect(mended(line('示例公司', '2022年11月'), point('至今'))).toEqual(['示例公司  2022年11月 - 至今']);
    const points = [
      [line('示例公司 | 2022.11'), point('2024.06 起带三人')],
      [line('示例公司 | 2022.11'), point('2021.06')],
      [line('示例公司 | 2020.01 - 2022.11'), point('2024.06')],
      [line('获奖于 A2022.11'), point('2024.06')],
    ] as const;
    for (const both of points) expect(mended(...both)).toEqual(both.map(({ text }) => text));
  });

  it('is left alone where it is whole, or where the next line is no end of it', () => {
    const whole = [line('2009.09 – 2012.06  示例大学'), line('2005.09 – 2009.06  示例大学')];
    expect(mended(...whole)).toEqual(whole.map(({ text }) => text));
    expect(mended(line('2022/05 -', '示例公司'), line('剪辑'))).toEqual(['2022/05 -  示例公司', '剪辑']);
  });
});
