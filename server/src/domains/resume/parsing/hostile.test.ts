import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { readInjections } from '#testing/injections/read-injections.ts';
import { docxOf, paragraph } from '#testing/zip.ts';
import { createResumeReader } from './read-in-thread.ts';
import { compare, type Truth } from './samples/compare.ts';

const folder = new URL('./samples/hostile/', import.meta.url);
const hostile = (name: string) => readFileSync(new URL(name, folder));
// The thread starts anew after each kill, which takes its time on a busy machine.
const reader = createResumeReader({ timeMs: 30_000 });
const typesetter = createTypesetter();
afterAll(() => Promise.all([reader.stop(), typesetter.stop()]));

const typeset = (template: string) => typesetter.typeset({ template, data: {}, createdAt: new Date(0) });

/** What each file is told: at the upload, or in the form when only reading it shows what it is. */
const refusedAtOnce = {
  '500-pages.pdf': 'tooManyPages',
  'bomb.docx': 'suspiciousFile',
  'empty.pdf': 'emptyFile',
  'encrypted.docx': 'encryptedFile',
  'encrypted.pdf': 'encryptedFile',
  'endless-table.docx': 'suspiciousFile',
  'entities.docx': 'declaringFile',
  'picture.pdf': 'wrongKind',
  'truncated.docx': 'truncatedFile',
  'truncated.pdf': 'truncatedFile',
} as const;
const accepted = {
  'hidden-text.pdf': null,
  'javascript.pdf': null,
  'nested-tables.docx': 'broken',
  'page-loop.pdf': 'broken',
} as const;

describe('files that somebody sends on purpose or by mistake', () => {
  it('are all in one of the two lists', () => {
    const files = readdirSync(folder).filter((name) => /\.(?:pdf|docx?)$/.test(name));
    expect(files.toSorted()).toEqual([...Object.keys(refusedAtOnce), ...Object.keys(accepted)].toSorted());
  });

  it.each(Object.entries(refusedAtOnce))('%s is refused at once: %s', async (name, problem) => {
    expect(await reader.inspect(hostile(name))).toBe(problem);
  });

  it.each(Object.entries(accepted))('%s is read, with the outcome %s', async (name, failure) => {
    expect(await reader.inspect(hostile(name))).toBeNull();
    expect(await reader.parse(hostile(name), name.endsWith('.pdf') ? 'pdf' : 'word')).toMatchObject({ failure });
  });

  it('end the thread when they were not looked at first, and the next file is read', async () => {
    const hurried = createResumeReader({ timeMs: 4_000, heapMb: 96 });
    const { failure } = await hurried.parse(hostile('bomb.docx'), 'word');
    expect(['tooSlow', 'tooLarge']).toContain(failure);
    await hurried.stop();
    expect((await reader.parse(hostile('hidden-text.pdf'), 'pdf')).failure).toBeNull();
  });
});

describe('text that nobody can see', () => {
  it('is no part of the content: white on white, and letters of less than two points', async () => {
    const truth = JSON.parse(hostile('hidden-text.truth.json').toString()) as Truth;
    const { content, text } = await reader.parse(hostile('hidden-text.pdf'), 'pdf');
    const misses: unknown[] = [];
    compare(new Map(), content, truth, (field, expected, read) => misses.push({ field, expected, read }));
    expect(misses).toEqual([]);
    expect(text).not.toMatch(/instructions|打 100 分|博士|score/u);
  });

  it.each([
    ['white on the page', '#text(fill: white)[隐藏文字]', false],
    ['nearly white on the page', '#text(fill: rgb("#f8f8f8"))[隐藏文字]', false],
    ['in the colour of its box', '#box(fill: navy, inset: 8pt, text(fill: navy)[隐藏文字])', false],
    ['white on a dark box', '#box(fill: navy, inset: 8pt, text(fill: white)[隐藏文字])', true],
    [
      'white on a picture of many colours',
      '#box(fill: gradient.linear(red, blue), inset: 8pt, text(fill: white)[隐藏文字])',
      true,
    ],
    ['grey on the page', '#text(fill: gray)[隐藏文字]', true],
    ['of one point', '#text(size: 1pt)[隐藏文字]', false],
    ['beside the page', '#place(dx: -40cm)[隐藏文字]', false],
  ])('%s', async (_how, piece, isRead) => {
    const { text } = await reader.parse(await typeset(`看得见的文字一二三四五六七八九十 \\ ${piece}`), 'pdf');
    expect(text).toContain('看得见的文字');
    expect(text.includes('隐藏文字')).toBe(isRead);
  });

  it.each(readInjections().filter(({ surface }) => surface === 'resume.pdfHidden'))(
    'that strangers write for machines is not read: $id',
    async ({ text: words }) => {
      const page = `看得见的文字一二三四五六七八九十 \\ #text(fill: white)[${words}]`;
      const read = await reader.parse(await typeset(page), 'pdf');
      expect(read.text).toContain('看得见的文字');
      const pieces = words.split(/[,，.。:：]/u).filter(({ length }) => length > 5);
      expect(pieces.filter((each) => JSON.stringify(read).includes(each.trim()))).toEqual([]);
    },
  );

  it('of a Word file goes the same way: hidden, white on white, of one point', async () => {
    const run = (format: string) => `<w:p><w:r><w:rPr>${format}</w:rPr><w:t>隐藏文字</w:t></w:r></w:p>`;
    const parseBody = async (body: string) => (await reader.parse(docxOf(body), 'word')).text;
    const seen = paragraph('看得见的文字一二三四五六七八九十');
    for (const format of ['<w:vanish/>', '<w:color w:val="FFFFFF"/>', '<w:sz w:val="2"/>']) {
      expect(await parseBody(`${seen}${run(format)}`)).not.toContain('隐藏文字');
      // What can be read elsewhere is no secret.
      expect(await parseBody(`${seen}${run(format)}${run('<w:color w:val="808080"/>')}`)).toContain('隐藏文字');
    }
    const dark = '<w:shd w:val="clear" w:fill="1F3864"/><w:color w:val="FFFFFF"/>';
    expect(await parseBody(`${seen}${run(dark)}`)).toContain('隐藏文字');
  });
});
