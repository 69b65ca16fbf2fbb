import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesOf, linesWith, type TextRun } from './text-place.ts';

const run = (text: string, left: number, top: number): TextRun => ({
  text,
  left,
  top,
  width: text.length * 0.02,
  height: 0.02,
});
const rounded = (boxes: ReturnType<typeof boxesOf>) =>
  boxes.map(({ left, top, width }) => [left, top, width].map((share) => Math.round(share * 1000) / 1000));

describe('the words of a source on a page', () => {
  const line = [
    run('云杉示例科技有限公司', 0.1, 0.3),
    run('高级前端工程师', 0.4, 0.3),
    run('2021.07 - 至今', 0.7, 0.301),
  ];

  it('are found though the file cuts and spaces them in its own way', () => {
    expect(rounded(boxesOf([run('林 示', 0.1, 0.1), run('例', 0.2, 0.1), ...line], '林示例'))).toEqual([
      [0.1, 0.1, 0.12],
    ]);
    expect(boxesOf([run('ＡＢＣ　１２３', 0.1, 0.1)], 'abc 123')).toHaveLength(1);
    expect(rounded(boxesOf([run('姓 名', 0.1, 0.1), run('林示例', 0.2, 0.1)], '姓名：林示例'))).toEqual([
      [0.1, 0.1, 0.16],
    ]);
  });

  it('are one box for a line, and only the part that is meant', () => {
    expect(rounded(boxesOf(line, '云杉示例科技有限公司 高级前端工程师'))).toEqual([[0.1, 0.3, 0.44]]);
    expect(rounded(boxesOf([run('男 | 13800138000 | 杭州', 0, 0)], '13800138000'))[0]?.[2]).toBeGreaterThan(0.1);
    expect(rounded(boxesOf(line, '前端'))).toEqual([[0.44, 0.3, 0.04]]);
  });

  it('are found from left to right where the file writes them in another order', () => {
    const [company, title, period] = line as [TextRun, TextRun, TextRun];
    expect(boxesOf([period, company, title], '高级前端工程师 2021.07 - 至今')).toHaveLength(1);
  });

  it('are found part by part where a column stands between them', () => {
    const boxes = boxesOf(
      [run('江城示例大学', 0.1, 0.2), run('联系方式', 0.8, 0.2), run('软件工程', 0.1, 0.4)],
      '江城示例大学 软件工程 本科',
    );
    expect(rounded(boxes)).toEqual([
      [0.1, 0.2, 0.12],
      [0.1, 0.4, 0.08],
    ]);
  });

  it('are nowhere when they are not there, however short', () => {
    expect(boxesOf(line, '蓝鲸样本网络')).toEqual([]);
    expect(boxesOf(line, '男')).toEqual([]);
    expect(boxesOf(line, ' ')).toEqual([]);
    expect(boxesOf([], '林示例')).toEqual([]);
  });

  it('never point outside the run that holds them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('简', '历', 'a', ' ', '１'), maxLength: 8 }), { maxLength: 6 }),
        fc.string({ unit: fc.constantFrom('简', '历', 'a', '1'), minLength: 1, maxLength: 5 }),
        (texts, source) => {
          const runs = texts.map((text, index) => run(text, 0.1, index / 10));
          for (const box of boxesOf(runs, source)) {
            expect(box.left).toBeGreaterThanOrEqual(0.1);
            expect(box.width).toBeGreaterThan(0);
            expect(box.left + box.width).toBeLessThanOrEqual(0.1 + 8 * 0.02 + 1e-9);
          }
        },
      ),
    );
  });
});

describe('the lines of a text', () => {
  const texts = [
    '何 虚构',
    '姓名  何虚构  性别  女',
    '',
    '星环样例金融科技有限公司（2019.08 – 至今）',
    '职位：Java 技术专家',
    '何虚构 于北京',
  ];

  it.each([
    ['何虚构', [0]],
    ['姓名：何虚构', [1]],
    ['星环样例金融科技有限公司（2019.08 – 至今）  职位：Java 技术专家', [3, 4]],
    ['Java 技术专家 星环样例金融科技有限公司', [3, 4]],
    ['女', [1]],
    ['木棉', []],
    ['', []],
  ])('that hold %s', (source, found) => expect(linesWith(texts, source)).toEqual(found));
});
