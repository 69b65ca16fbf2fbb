import { describe, expect, it } from 'vitest';
import { layoutPages } from './layout.ts';
import { partIcons, type FoundRun } from './icons.ts';

function run(x: number, y: number, text: string, font = 'body'): FoundRun {
  const isPrivate = /^\p{Co}$/u.test(text);
  return { text, x, y, width: text.length * 10, size: 10, font, spaced: false, isPrivate };
}

function read(runs: readonly FoundRun[]) {
  return layoutPages(partIcons([{ width: 595, height: 842, runs }])).map(
    ({ text, bullet, look }) => `${look?.icon === true ? '(icon) ' : ''}${bullet ? '• ' : ''}${text}`,
  );
}

describe('icons', () => {
  it('are no letters of what they stand before, even where their font has no table', () => {
    const heads = ['教育背景', '专业技能', '工作经历'].flatMap((title, index) => [
      run(50, 100 + 60 * index, 'ćÛŁ'[index] ?? '', 'icons'),
      run(65, 100 + 60 * index, title, 'bold'),
      run(50, 120 + 60 * index, '云杉样本'),
    ]);
    expect(read(heads)).toEqual([
      '(icon) 教育背景',
      '云杉样本',
      '(icon) 专业技能',
      '云杉样本',
      '(icon) 工作经历',
      '云杉样本',
    ]);
  });

  it('are bullets where one of them marks every point', () => {
    const points = Array.from({ length: 5 }, (_, index) => [
      run(50, 100 + 20 * index, '\uf06c', 'marks'),
      run(65, 100 + 20 * index, `第${index + 1}条`),
    ]).flat();
    expect(read(points)).toEqual(['• 第1条', '• 第2条', '• 第3条', '• 第4条', '• 第5条']);
  });

  it('are not the letters of a programming language beside others', () => {
    expect(read([run(50, 100, '会用', 'bold'), run(75, 100, 'R'), run(90, 100, 'SQL')])).toEqual(['会用 R SQL']);
  });
});
