import { describe, expect, it } from 'vitest';
import { useDataFolder } from '#testing/data-folder.ts';
import { fileForm } from '#testing/form.ts';
import { bearer } from '#testing/session.ts';
import { sampleUpload } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { zipOf } from '#testing/zip.ts';

const world = useWorld();
useDataFolder(world);

const real = Buffer.from(sampleUpload('typst-data.pdf').bytes);
const archive = zipOf([{ name: 'run.cmd', content: 'calc.exe' }]);
const page = Buffer.from('<html><script>alert(document.cookie)</script></html>');
const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(40)]);
const exe = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(60)]);

/** A PDF of one page written by hand; `catalog` stands in its catalogue, `objects` from number 4 on. */
function pdf(catalog: string, ...objects: readonly string[]): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const xref = text.length;
  const size = all.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The archive with a comment, so that its end is the end of a PDF. */
function withComment(zip: Buffer, comment: string): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(comment.length, copy.length - 2);
  return Buffer.concat([copy, Buffer.from(comment)]);
}

const join = (...parts: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));

const accepted: Readonly<Record<string, Buffer>> = {
  'a PDF': real,
  'one written by hand': pdf(''),
  'one with line ends and zeros behind it': join(real, '\r\n\0\0\n'),
  'one with a mail gateway’s mark before it': join('\xef\xbb\xbf', real),
  'one with a mail gateway’s line break before it': join('\r\n', real),
  'one with a few words of a printer behind it': join(real, '\n%Printed by a driver\n'),
  'one that was changed and saved behind its end': join(real, '\n9999 0 obj\n<< >>\nendobj\nstartxref\n0\n%%EOF'),
  'one whose picture holds the four bytes of an archive’s end': pdf(
    '',
    '<< /Length 30 >>\nstream\nPK\x05\x06' + '\xff\xfe'.repeat(13) + '\nendstream',
  ),
  // What is in it runs nowhere: it is read for its text, and only its sender gets it back, to keep.
  'one with a script': pdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
  'one that would start a program': pdf('/OpenAction << /S /Launch /F (calc.exe) >>'),
  'one with a file inside': pdf(
    '/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>',
    '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
    '<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ\x90\0\nendstream',
  ),
};

const refused: Readonly<Record<string, Buffer>> = {
  'an archive behind it': join(real, archive),
  'an archive behind it that ends as a PDF': join(real, withComment(archive, '\n%%EOF\n')),
  'an archive inside, before the end': join(
    real.subarray(0, real.lastIndexOf('startxref')),
    withComment(archive, '\nstartxref\n0\n%%EOF'),
  ),
  'a page behind it': join(real, '\n', page),
  'a script behind it': join(real, '\n#!/bin/sh\nrm -rf ~\n'),
  'a program behind it': join(real, '\n', exe),
  'another program behind it': join(real, elf),
  'two thousand bytes behind it': join(real, Buffer.alloc(2000, 'x')),
  'an archive before it': join(archive, real),
  'a page before it': join(page, '\n', real),
  'a program before it': join(exe, real),
  'another program before it': join(elf, real),
  'a shell script before it': join('#!/bin/sh\nexec calc\n', real),
  'a song’s head before it': join('ID3\x03\0\0\0\0\0\x0a', Buffer.alloc(10), real),
  'a picture before it': join('GIF89a\x01\0\x01\0', real),
  'a comment before it': join('<!-- -->', real),
};

const uploads = ['/admin/oss/upload', '/resume/job-hunter/resume/upload'] as const;

async function send(url: string, bytes: Buffer) {
  const app = await world.app();
  const seeker = await world.seeker();
  const session = await bearer(world, seeker);
  const { payload, headers } = fileForm('resume.pdf', bytes);
  const answer = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...session } });
  const get = (path: string) => app.inject({ url: path, headers: session });
  return { answer: answer.json<{ code: number; message: string; data: { url: string; resumeId: string } }>(), get };
}

async function storedFiles(): Promise<number> {
  const rows = await world.db.selectFrom('platform_file').select('id').execute();
  return rows.length;
}

describe.each(uploads)('a PDF at %s', (url) => {
  it.each(Object.entries(accepted))('is taken: %s', async (_name, bytes) => {
    const { answer } = await send(url, bytes);
    expect(answer).toMatchObject({ code: 200 });
  });

  it.each(Object.entries(refused))('is refused and not kept with %s', async (_name, bytes) => {
    const { answer } = await send(url, bytes);
    expect(answer.code).toBe(40_001);
    expect(answer.message).toMatch(
      /^(这个 PDF 的前后夹带了别的内容，请重新导出为 PDF 后再上传|请上传.*文件|文件的后缀是 PDF，内容却不是，可能已损坏或改过后缀，请重新导出后再上传|文件名的后缀与内容不符，请确认选对了文件)$/,
    );
    expect(await storedFiles()).toBe(0);
  });

  it.each([
    [
      'in the middle of what was saved behind its end',
      join(real, `\n9999 0 obj\n<< /Length 9000 >>\nstream\n${'x'.repeat(3000)}`),
    ],
    [
      'behind its first page, made for the web',
      join(real, `\n12 0 obj\n<< /Type /Page >>\nendobj\n${'\xfe'.repeat(3000)}`),
    ],
  ])('that was cut off is called incomplete: %s', async (_name, bytes) => {
    const { answer } = await send(url, bytes);
    expect(answer).toMatchObject({
      code: 40_001,
      message: '文件不完整，可能没有下载完，请重新下载或导出后再上传',
    });
    expect(await storedFiles()).toBe(0);
  });

  it('is given back as what it is, to keep and not to open here', async () => {
    const { answer, get } = await send(url, accepted['one with a script'] ?? real);
    const { resumeId } = answer.data;
    const place =
      resumeId === undefined
        ? answer.data.url
        : (await get(`/resume/job-hunter/resume/${resumeId}`)).json<{ data: { sourceFile: { url: string } } }>().data
            .sourceFile.url;
    expect((await get(place)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''resume.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});
