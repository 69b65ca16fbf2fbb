import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { zipOf } from '#testing/zip.ts';
import { nameContent } from './content-name.ts';

const text = (words: string) => Buffer.from(words);

const named: readonly (readonly [string, Buffer, string])[] = [
  ['a document of WordPad', text('{\\rtf1\\ansi 简历}'), 'RTF 文档'],
  ['a page', text('<!DOCTYPE html><html><body>简历</body></html>'), '网页（HTML）'],
  [
    'a page as Word saves one',
    text('\ufeff<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>'),
    '网页（HTML）',
  ],
  ['a page in the letters of Windows', Buffer.from('\ufeff<html><body>简历', 'utf16le'), '网页（HTML）'],
  ['a page of a job site', text('\r\n  <?xml version="1.0"?>\r\n<html><head>'), '网页（HTML）'],
  [
    'a page with its pictures',
    text(
      'From: <Saved by a browser>\r\nSubject: =?utf-8?B?\r\n\t6I2J?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related',
    ),
    '网页存档（MHT）',
  ],
  ['one without more of a head', text('MIME-Version: 1.0\r\nContent-Type: multipart/related;'), '网页存档（MHT）'],
  [
    'a document of Word 2003',
    text('<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?>'),
    'Word XML 文档',
  ],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108020000009077', 'hex'), '图片'],
  ['an archive', zipOf([{ name: 'run.cmd', content: 'calc.exe' }]), '压缩包'],
];

describe('what a file is', () => {
  it.each(named)('is told by its content: %s', async (_what, bytes, name) => {
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
    expect(nameContent(bytes, type)?.name).toBe(name);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0', 'latin1')],
    ['plain text', text('简历：<html> 写网页')],
    ['a letter that speaks of MIME', text('您好\nMIME-Version: 1.0')],
    ['nothing', Buffer.alloc(0)],
  ])('is not guessed: %s', (_what, bytes) => {
    expect(nameContent(bytes, '')).toBeNull();
  });
});
