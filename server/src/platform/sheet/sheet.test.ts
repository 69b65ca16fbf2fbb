import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { inertText } from './cell.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|calc', '\r=1', '＝1+1'];

describe('a sheet', () => {
  it.each(formulas)('takes %j for text', (text) => {
    expect(inertText(text)).toBe(`'${text}`);
  });

  it('leaves other text as it is', () => {
    for (const text of ['林小满', 'a=b', '', '2026-11-23', '1,000']) expect(inertText(text)).toBe(text);
  });

  it('as CSV quotes what would end a field, and bears the mark by which Excel knows UTF-8', () => {
    const bytes = writeCsv([
      ['名称', '金额'],
      ['一"二",三\n四', 1234.5],
      ['=HYPERLINK("x")', -3],
    ]);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      '名称,金额\r\n"一""二"",三\n四",1234.5\r\n"\'=HYPERLINK(""x"")",-3\r\n',
    );
  });

  it('as Excel holds text as text and numbers as numbers', async () => {
    const columns = [{ width: 20 }, { width: 10, format: '0.00' }];
    const bytes = await writeXlsx({ name: '账单', columns }, [
      ['名称', '金额'],
      ['=1+1', 1234.5],
      ['林小满', 3],
    ]);
    const [sheet] = await readXlsxFile(Buffer.from(bytes));
    expect(sheet).toMatchObject({
      sheet: '账单',
      data: [
        ['名称', '金额'],
        ["'=1+1", 1234.5],
        ['林小满', 3],
      ],
    });
  });
});
