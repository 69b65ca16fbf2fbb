import { describe, expect, it } from 'vitest';
import { layoutPages } from './layout.ts';
import type { PdfPage, TextRun } from './read-pdf.ts';
import type { Ruling } from './rulings.ts';

const [width, height] = [595, 842];

function run(x: number, y: number, text: string, size = 10): TextRun {
  const units = [...text].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.5 : 1), 0);
  return { text, x, y, width: units * size, size, font: 'body', spaced: false };
}

/** The borders of a cell, as a browser draws them: each side for itself. */
function box(x0: number, y0: number, x1: number, y1: number): Ruling[] {
  return [
    { x0, y0, x1, y1: y0 },
    { x0, y0: y1, x1, y1 },
    { x0, y0, x1: x0, y1 },
    { x0: x1, y0, x1, y1 },
  ];
}

const read = (runs: readonly TextRun[], rulings: readonly Ruling[]) => {
  const page: PdfPage = { width, height, runs, rulings };
  return layoutPages([page]).map((line) => line.parts.join(' | '));
};

describe('a table with drawn lines', () => {
  const columns = [80, 180, 340, 420, 560] as const;
  const row = (top: number, bottom: number) =>
    columns.slice(1).flatMap((right, index) => box(columns[index] ?? 0, top, right, bottom));

  it('puts the heading of a merged cell, written downwards, before its rows, and keeps what a cell broke together', () => {
    const rulings = [...box(40, 100, 80, 200), ...row(100, 130), ...row(130, 200)];
    const runs = [
      ...['工', '作', '经', '历'].map((letter, index) => run(55, 125 + 18 * index, letter)),
      ...['时间', '单位', '岗位', '主要工作'].map((text, index) => run((columns[index] ?? 0) + 10, 120, text)),
      run(90, 160, '2020.3-今'),
      run(188, 152, '中原样例速递有限公司郑东新区'),
      run(188, 168, '营业部'),
      run(350, 160, '网点站长'),
      run(428, 150, '管 26 名快递员'),
      run(428, 166, '延误率压到 0.6%'),
    ];
    expect(read(runs, rulings)).toEqual([
      '工作经历',
      '时间 | 单位 | 岗位 | 主要工作',
      '2020.3-今 | 中原样例速递有限公司郑东新区营业部 | 网点站长 | 管 26 名快递员\n延误率压到 0.6%',
    ]);
  });

  it('reads two headings side by side each with what stands below it', () => {
    const rulings = [
      ...box(40, 100, 300, 130),
      ...box(300, 100, 560, 130),
      ...box(40, 130, 300, 160),
      ...box(300, 130, 560, 160),
    ];
    const runs = [
      run(60, 120, '技能特长'),
      run(320, 120, '外语'),
      run(60, 150, '质谱鉴定'),
      run(320, 150, '英语（CET-4）'),
    ];
    expect(read(runs, rulings)).toEqual(['技能特长', '质谱鉴定', '外语', '英语（CET-4）']);
  });

  it('is none where lines frame a column of the page', () => {
    const left = ['联系方式', '13800138000', '杭州', '技能', 'React', 'Vue', '证书', 'PMP'];
    const right = ['工作经历', '云杉公司', '写页面', '改页面', '教育背景', '江城大学', '软件工程', '自我评价'];
    const runs = [
      ...left.map((text, index) => run(50, 120 + 18 * index, text)),
      ...right.map((text, index) => run(230, 120 + 18 * index, text)),
    ];
    expect(read(runs, [...box(40, 100, 200, 300), ...box(200, 100, 560, 300)])).toEqual([...left, ...right]);
  });
});

describe('cells without lines', () => {
  it('are put together where both halves make one period, name or bracket', () => {
    const runs = [
      run(50, 100, '2024年5月——2025'),
      run(160, 100, '云杉网络'),
      run(50, 116, '年8月'),
      run(160, 116, '后端开发工程师'),
    ];
    expect(read(runs, [])).toEqual(['2024年5月——2025年8月 | 云杉网络', '后端开发工程师']);
  });
});
