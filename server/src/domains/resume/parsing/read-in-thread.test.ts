import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import { docxOf, paragraph, zipOf } from '#testing/zip.ts';
import { createResumeReader } from './read-in-thread.ts';

const reader = createResumeReader();
const typesetter = createTypesetter();

afterAll(() => Promise.all([reader.stop(), typesetter.stop()]));

const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));
const typeset = (template: string) => typesetter.typeset({ template, data: {}, createdAt: new Date(0) });
/** An honest file that must still be read after a hostile one. */
const expectUnharmed = async () =>
  expect((await reader.parse(sample('typst-academic.pdf'), 'pdf')).content.basics.name).toBe('孙演示');

describe('a look at the bytes', () => {
  it.each(['typst-academic.pdf', 'libreoffice-form.docx', 'libreoffice-finance.doc'])('accepts %s', async (name) => {
    expect(await reader.inspect(sample(name))).toBeNull();
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'emptyFile'],
    ['a PDF locked with a password', sample('refused/password.pdf'), 'encryptedFile'],
    ['a DOCX locked with a password', compound('EncryptedPackage'), 'encryptedFile'],
    [
      'a zip with encrypted entries',
      zipOf([{ name: 'word/document.xml', content: '<w:t>', flags: 1 }]),
      'encryptedFile',
    ],
    ['another compound file', compound('Workbook'), 'wrongKind'],
    ['a spreadsheet', zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]), 'wrongKind'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrongKind'],
    ['a PDF cut off at its beginning', sample('typst-academic.pdf').subarray(0, 300), 'truncatedFile'],
    ['a PDF header and noise', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}`), 'truncatedFile'],
    ['a PDF header, noise and an end', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`), 'brokenFile'],
    ['a zip cut off in the middle', sample('libreoffice-form.docx').subarray(0, 3000), 'truncatedFile'],
    ['a zip with a broken entry', broken(sample('libreoffice-form.docx')), 'brokenFile'],
    [
      'a DOCX with a document type',
      zipOf([{ name: 'word/document.xml', content: '<!DOCTYPE w [<!ENTITY a "b">]><w:t>&a;</w:t>' }]),
      'declaringFile',
    ],
    ['a DOCX without a word', docxOf('<w:p/>'), 'emptyFile'],
  ] as const)('refuses %s', async (_what, bytes, problem) => {
    expect(await reader.inspect(bytes)).toBe(problem);
  });

  it('refuses a zip bomb that says so, one that lies about its size, and too many entries', async () => {
    const zeros = Buffer.alloc(130 * 1024 * 1024);
    const document = { name: 'word/document.xml', content: '<w:t>' };
    expect(await reader.inspect(zipOf([document, { name: 'word/media/a.bin', content: zeros }]))).toBe(
      'suspiciousFile',
    );
    expect(await reader.inspect(docxOf(paragraph(' '.repeat(17 * 1024 * 1024))))).toBe('suspiciousFile');
    // yauzl holds an entry to the size that it claims: a liar is broken before it is big.
    expect(await reader.inspect(zipOf([document, { name: 'word/media/a.bin', content: zeros, claimedSize: 10 }]))).toBe(
      'brokenFile',
    );
    const many = Array.from({ length: 2001 }, (_, index) => ({ name: `${index}`, content: '' }));
    expect(await reader.inspect(zipOf([document, ...many]))).toBe('suspiciousFile');
    await expectUnharmed();
  });

  it('refuses more than thirty pages and accepts thirty', async () => {
    expect(await reader.inspect(await typeset('#for n in range(30) [页 #n #pagebreak(weak: true)]'))).toBeNull();
    expect(await reader.inspect(await typeset('#for n in range(500) [页 #n #pagebreak(weak: true)]'))).toBe(
      'tooManyPages',
    );
  });
});

describe('files that cannot be turned into fields', () => {
  it('says of a scan that it is one', async () => {
    expect(await reader.inspect(sample('refused/scanned.pdf'))).toBeNull();
    expect(await reader.parse(sample('refused/scanned.pdf'), 'pdf')).toMatchObject({
      failure: 'scanned',
      content: emptyResumeContent(),
      confidence: {},
    });
  });

  it('says of an empty page that there is no text', async () => {
    expect(await reader.parse(await typeset('#v(1cm)'), 'pdf')).toMatchObject({ failure: 'noText' });
  });

  it('takes letters that are no language for a scan: a font without its table', async () => {
    const letters = 'qzx vbn wrt plk jhg '.repeat(20);
    expect(await reader.parse(await typeset(letters), 'pdf')).toMatchObject({ failure: 'scanned' });
  });

  it('gives up an endless table', async () => {
    const row = `<w:tr><w:tc>${paragraph('a')}</w:tc></w:tr>`;
    const endless = docxOf(`<w:tbl>${row.repeat(60_000)}</w:tbl>`);
    expect(await reader.inspect(endless)).toBeNull();
    expect(['tooLarge', 'tooSlow']).toContain((await reader.parse(endless, 'word')).failure);
    await expectUnharmed();
  });

  it('gives up when the time is over, and the next file is read', async () => {
    const hurried = createResumeReader({ timeMs: 1 });
    expect(await hurried.inspect(sample('typst-academic.pdf'))).toBe('unreadableFile');
    expect(await hurried.parse(sample('typst-academic.pdf'), 'pdf')).toMatchObject({
      failure: 'tooSlow',
      content: emptyResumeContent(),
    });
    await hurried.stop();
  });

  it('reads broken XML as a broken file', async () => {
    const torn = zipOf([{ name: 'word/document.xml', content: '<w:document><w:body><w:t>没有结尾' }]);
    expect(await reader.parse(torn, 'word')).toMatchObject({ failure: 'broken' });
    await expectUnharmed();
  });
});

/** The head of a compound file with one stream of this name. */
function compound(stream: string): Buffer {
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);
}

/** The file with some of its compressed bytes turned round. */
function broken(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  const document = copy.indexOf('word/document.xml') + 100;
  for (let index = document; index < document + 60; index++) copy[index] = 0xff - (copy[index] ?? 0);
  return copy;
}
