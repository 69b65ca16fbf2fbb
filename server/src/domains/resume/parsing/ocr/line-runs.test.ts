import { describe, expect, it } from 'vitest';
import { findStretches, type Ink } from './ink.ts';
import { cleanText, placeLine } from './line-runs.ts';

/** A picture of rows: # is dark. */
const inkOf = (rows: readonly string[]): Ink => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  isDark: (x, y) => rows[y]?.[x] === '#',
});

describe('stretches of ink', () => {
  it('are parted by wide gaps', () => {
    const page = inkOf(['##.##....###', '##.##....###', '............']);
    expect(findStretches(page, { left: 0, top: 0, right: 12, bottom: 3 }, 3)).toEqual([
      { left: 0, right: 5 },
      { left: 9, right: 12 },
    ]);
  });

  it('are no dust, and no rules of a table', () => {
    const page = inkOf(['###.....#....#', '###..........#', '.............#']);
    expect(findStretches(page, { left: 0, top: 0, right: 14, bottom: 3 }, 3)).toEqual([{ left: 0, right: 3 }]);
  });
});

describe('a line that was seen', () => {
  const letters = [...'示例集团', ...'轧钢厂'].map((text, index) => ({
    text,
    left: index * 30 + (index > 3 ? 60 : 0),
    right: index * 30 + 28 + (index > 3 ? 60 : 0),
  }));

  it('falls into the pieces between wide gaps, without the quotation marks that stand in them', () => {
    const marked = letters.toSpliced(4, 0, { text: '”', left: 125, right: 145 });
    const line = { text: '示例集团”轧钢厂', letters: marked, box: { left: 0, top: 0, right: 270, bottom: 30 } };
    const stretches = [
      { left: 0, right: 118 },
      { left: 180, right: 268 },
    ];
    const runs = placeLine(line, stretches, { letter: 30, scale: 2 });
    expect(runs.map(({ text, x, size }) => [text, x, size])).toEqual([
      ['示例集团', 0, 15],
      ['轧钢厂', 90, 15],
    ]);
  });
});

describe('what a piece meant', () => {
  it.each([
    ['“ 管 12 人', true, '• 管 12 人'],
    ['。', true, '•'],
    ['电工技师《2017年 )', false, '电工技师（2017年）'],
    ['求职意向; 维修电工', true, '求职意向：维修电工'],
    ['2015年3月宇今', true, '2015年3月至今'],
    ['2003年9月友2006年7月', true, '2003年9月至2006年7月'],
    ['和平大酒店”', false, '和平大酒店'],
    ['熟悉: PLC', true, '熟悉: PLC'],
  ])('%s', (seen, isFirst, meant) => {
    expect(cleanText(seen, isFirst)).toBe(meant);
  });
});
