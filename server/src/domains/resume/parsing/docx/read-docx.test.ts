import { describe, expect, it } from 'vitest';
import { docxOf, paragraph } from '#testing/zip.ts';
import { readDocx } from './read-docx.ts';

const texts = async (body: string, header?: string) => {
  const more = header === undefined ? [] : [{ name: 'word/header1.xml', content: `<w:hdr>${header}</w:hdr>` }];
  return (await readDocx(docxOf(body, more))).map((line) => line.text);
};
const cell = (...lines: readonly string[]) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`;
const row = (...cells: readonly string[]) => `<w:tr>${cells.join('')}</w:tr>`;

describe('readDocx', () => {
  it('reads a name that only the header of the pages has, but no page number', async () => {
    const header = `<w:p><w:r><w:rPr><w:sz w:val="44"/></w:rPr><w:t>张示例 &amp; 简历</w:t></w:r></w:p>${paragraph('第 1 页 共 2 页')}`;
    expect(await texts(paragraph('电话 13800138000'), header)).toEqual(['张示例 & 简历', '电话 13800138000']);
    expect(await texts(paragraph('张示例 &amp; 简历'), header)).toEqual(['张示例 & 简历']);
  });

  it('reads a text box that has no double for old readers, and one that has, once', async () => {
    const box = `<wps:txbx><w:txbxContent>${paragraph('框里的文字')}</w:txbxContent></wps:txbx>`;
    const double = `<mc:AlternateContent><mc:Choice>${box}</mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${paragraph('框里的文字')}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`;
    const body = (inner: string) => `${paragraph('外面的文字')}<w:p><w:r>${inner}</w:r></w:p>`;
    expect(await texts(body(`<w:drawing>${box}</w:drawing>`))).toEqual(['外面的文字', '框里的文字']);
    expect(await texts(body(double))).toEqual(['外面的文字', '框里的文字']);
  });

  it('puts a period together that a narrow cell broke', async () => {
    const table = `<w:tbl>${row(cell('2020.11', '~', '2024.09'), cell('云杉样本公司', '后端工程师'))}</w:tbl>`;
    expect(await texts(table)).toEqual(['2020.11 ~ 2024.09', '云杉样本公司', '后端工程师']);
  });
});
