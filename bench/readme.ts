import { readFileSync, writeFileSync } from 'node:fs';
import { barText, valueText, type Measurement } from './figure.ts';

const opening = '<!-- figures -->';
const closing = '<!-- /figures -->';

/** The table of figures in one language. */
function figureTable({ date, machine, figures }: Measurement, language: 'en' | 'zh'): string {
  const chinese = language === 'zh';
  const head = chinese ? ['项目', '实测', '标准'] : ['what', 'measured', 'bar'];
  const rows = figures.map((each) => [chinese ? each.whatChinese : each.what, valueText(each), barText(each)]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const when = chinese
    ? `测于 ${date}，${machine}；细节见 [latest.json](bench/latest.json)。`
    : `Measured on ${date}: ${machine}; [latest.json](bench/latest.json) has the details.`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), '', when].join('\n');
}

/** Puts the table between the marks of a README. */
export function writeFigures(file: string, record: Measurement, language: 'en' | 'zh'): void {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(opening);
  const end = text.indexOf(closing);
  if (start === -1 || end < start) throw new Error(`${file} has no place for the figures: ${opening} … ${closing}`);
  writeFileSync(file, `${text.slice(0, start + opening.length)}\n${figureTable(record, language)}\n${text.slice(end)}`);
}
