import {
  smallestPrint,
  templateLabels,
  type PrintReport,
  type PrintStyle,
  type ResumeTemplate,
} from '@pinjian/contract/resume-print.ts';

/** A template with what was chosen beside it. */
export interface ChosenPrint {
  readonly template: ResumeTemplate;
  readonly style: PrintStyle;
}

const hints: Readonly<Record<ResumeTemplate, string>> = {
  classic: '单栏，适合多数行业',
  campus: '教育在前，适合应届生',
  engineer: '技能在前，信息紧凑',
  product: '开头突出个人优势',
  portfolio: '作品和项目在前',
  manager: '居中、正式',
  modern: '左侧是联系方式和技能',
  compact: '经历多时更省页数',
  english: '英文标题和日期',
  plain: '无颜色，便于系统读取',
};

/** The templates in the order in which they are offered. */
const offered: readonly ResumeTemplate[] = [
  'classic',
  'campus',
  'engineer',
  'product',
  'portfolio',
  'manager',
  'modern',
  'compact',
  'english',
  'plain',
];

export const templateChoices = offered.map((template) => ({
  template,
  label: templateLabels[template],
  hint: hints[template],
}));

const number = (value: number) => String(Number(value.toFixed(2)));

/** How many pages, and what was done so that one takes it all. */
export function reportText({ pages, fits, chosen, printed }: PrintReport): string {
  if (fits === null) return `共 ${pages} 页`;
  if (!fits)
    return `字号减到 ${smallestPrint} pt、行距减到最小仍放不下一页，已按原样排成 ${pages} 页。可以删减较早的经历，或换“紧凑”模板。`;
  const changes = [
    printed.size === chosen.size ? '' : `字号 ${number(chosen.size)} → ${number(printed.size)} pt`,
    printed.line === chosen.line ? '' : `行距 ${number(chosen.line)} → ${number(printed.line)} 倍`,
  ].filter((change) => change !== '');
  return changes.length === 0 ? '本来就是一页，没有调整' : `已排进一页：${changes.join('，')}`;
}
