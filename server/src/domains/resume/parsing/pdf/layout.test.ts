import { describe, expect, it } from 'vitest';
import { joinWrapped } from '../text/wrap.ts';
import { layoutPages } from './layout.ts';
import type { PdfPage, TextRun } from './read-pdf.ts';

/** A4 in points; letters of size 10 are 10 wide when Chinese, 5 when Latin. */
const [width, height] = [595, 842];

function run(x: number, y: number, text: string, size = 10, font = 'body'): TextRun {
  const units = [...text].reduce((sum, letter) => sum + (/[ -~]/.test(letter) ? 0.5 : 1), 0);
  return { text, x, y, width: units * size, size, font, spaced: false };
}

function page(runs: readonly TextRun[]): PdfPage {
  return { width, height, runs };
}

/** Text set line after line from the top. */
function column(x: number, top: number, lines: readonly string[], step = 18): TextRun[] {
  return lines.map((text, index) => run(x, top + index * step, text));
}

const read = (...pages: PdfPage[]) => layoutPages(pages).map((line) => line.parts.join(' | '));

describe('layoutPages', () => {
  it('parts a bold company from a plain post where a space was written, however narrow', () => {
    const line = [run(50, 100, '云杉样本公司', 10, 'bold'), run(113, 100, '数据工程师')];
    expect(read(page(line))).toEqual(['云杉样本公司数据工程师']);
    expect(read(page(line.map((each) => ({ ...each, spaced: true }))))).toEqual(['云杉样本公司 数据工程师']);
  });

  it('keeps a space that was written between two Chinese words', () => {
    const line = [run(50, 100, '示例护理学校'), run(112.5, 100, '护理')];
    expect(read(page(line))).toEqual(['示例护理学校护理']);
    expect(read(page(line.map((each) => ({ ...each, written: true }))))).toEqual(['示例护理学校 护理']);
  });

  it('leaves periods and places that are set to the right beside their lines', () => {
    const left = column(50, 100, [
      '教育背景',
      '江城示例大学',
      '统计学',
      '实习经历',
      '云杉样本公司',
      '数据实习生',
      '写报表',
    ]);
    const right = [
      run(445, 118, '2023.09-2026.06'),
      run(500, 136, '广州'),
      run(445, 172, '2025.06-2025.09'),
      run(480, 190, '课程项目'),
    ];
    expect(read(page([...left, ...right]))).toEqual([
      '教育背景',
      '江城示例大学 | 2023.09-2026.06',
      '统计学 | 广州',
      '实习经历',
      '云杉样本公司 | 2025.06-2025.09',
      '数据实习生 | 课程项目',
      '写报表',
    ]);
  });

  it('puts runs of one line together by their place, whatever their order in the file', () => {
    const shuffled = [
      run(300, 100, '2021.07'),
      run(50, 100.5, '云杉'),
      run(70, 100, '公司'),
      run(50, 60, '工作经历', 14),
    ];
    expect(read(page(shuffled))).toEqual(['工作经历', '云杉公司 | 2021.07']);
  });

  it('keeps spaces between Latin words and none between stretched Chinese', () => {
    const words = [
      run(50, 100, 'Sample'),
      run(83, 100, 'Wang'),
      run(50, 130, '负'),
      run(63, 130, '责'),
      run(76, 130, '开'),
      run(89, 130, '发'),
    ];
    expect(read(page(words))).toEqual(['Sample Wang', '负责开发']);
  });

  it('reads letters that were printed twice for boldness once', () => {
    const bold = [
      run(50, 100, '工作经历', 14),
      run(50.4, 100, '工作经历', 14),
      run(50, 130, '云杉公司'),
      run(50, 130.3, '云杉公司'),
    ];
    expect(read(page(bold))).toEqual(['工作经历', '云杉公司']);
  });

  it('reads two columns one after the other', () => {
    const left = column(50, 150, ['工作经历', '云杉公司', '前端工程师', '写页面', '改页面']);
    const right = column(330, 150, ['教育背景', '江城大学', '软件工程', '技能', 'React']);
    const title = [run(250, 80, '林示例', 20)];
    expect(read(page([...right, ...title, ...left]))).toEqual([
      '林示例',
      '工作经历',
      '云杉公司',
      '前端工程师',
      '写页面',
      '改页面',
      '教育背景',
      '江城大学',
      '软件工程',
      '技能',
      'React',
    ]);
  });

  it('goes on in the same column on the next page', () => {
    const first = page([
      ...column(40, 100, ['林示例', '联系方式', '13800138000', '技能', 'React', 'Vue']),
      ...column(220, 100, ['工作经历', '云杉公司', '写页面', '改页面', '项目经历', '表单引擎']),
    ]);
    const second = page(column(220, 60, ['弹幕组件', '教育背景', '江城大学']));
    expect(read(first, second).slice(-5)).toEqual(['项目经历', '表单引擎', '弹幕组件', '教育背景', '江城大学']);
  });

  it('does not take periods on the right for a column', () => {
    const lines = ['云杉公司', '蓝鲸公司', '青禾公司', '远帆公司'].flatMap((text, index) => [
      run(50, 100 + index * 40, text),
      run(480, 100 + index * 40, `201${index}.07`),
      run(50, 118 + index * 40, '负责商家后台的整体迁移与组件库的建设，推动各条业务线落地，缩短交付时间'),
    ]);
    expect(read(page(lines))[0]).toBe('云杉公司 | 2010.07');
  });

  it('puts labels of a left column above their sections, at the top or half-way down', () => {
    const sections = [
      ...column(150, 100, ['2019.04-2024.08', '云杉公司', '写页面']),
      ...column(150, 160, ['2015.09-2019.06', '江城大学', '软件工程']),
    ];
    const expected = [
      '工作经历',
      '2019.04-2024.08',
      '云杉公司',
      '写页面',
      '教育背景',
      '2015.09-2019.06',
      '江城大学',
      '软件工程',
    ];
    expect(read(page([run(50, 100, '工作经历'), run(50, 160, '教育背景'), ...sections]))).toEqual(expected);
    expect(read(page([run(50, 122, '工作经历'), run(50, 182, '教育背景'), ...sections]))).toEqual(expected);
  });

  it('drops page numbers and what pages repeat at their edges', () => {
    const pages = ['甲段经历写在这里', '乙段经历写在这里'].map((text, index) =>
      page([run(400, 30, '个人简历 林示例'), run(50, 100, text), run(290, 820, `${index + 1} / 2`)]),
    );
    expect(read(...pages)).toEqual(['甲段经历写在这里', '乙段经历写在这里']);
  });

  it('knows bullets, what stands out, and how far a line is indented', () => {
    const lines = layoutPages([
      page([
        run(50, 100, '云杉公司', 10, 'bold'),
        run(50, 120, '•'),
        run(70, 120, '写页面，改页面，再写页面'),
        run(70, 140, '缩进的一行，没有圆点'),
      ]),
    ]);
    expect(lines).toMatchObject([
      { text: '云杉公司', strong: true, bullet: false, indent: 0 },
      { text: '写页面，改页面，再写页面', strong: false, bullet: true, indent: 0 },
      { text: '缩进的一行，没有圆点', bullet: false, indent: 2 },
    ]);
  });
});

describe('joinWrapped', () => {
  /** As wide as the page between equal margins. */
  const full = '负责商家后台从旧框架到新框架的整体迁移'.repeat(3).slice(0, 49);

  it('puts together what the margin broke, and nothing else', () => {
    const rows = layoutPages([page([...column(50, 100, [full, '在各条业务线落地'], 14), run(50, 140, '另起一行')])]);
    expect(joinWrapped(rows).map((line) => line.text)).toEqual([`${full}在各条业务线落地`, '另起一行']);
  });

  it('keeps an e-mail address apart from what stands below', () => {
    const rows = layoutPages([page(column(50, 100, ['sample@example.com', '杭州', '前端工程师']))]);
    expect(joinWrapped(rows).map((line) => line.text)).toEqual(['sample@example.com', '杭州', '前端工程师']);
  });
});
