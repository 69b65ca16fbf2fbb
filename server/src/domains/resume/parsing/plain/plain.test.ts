import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { allCities } from '#domains/dictionary/index.ts';
import { sampleContent } from '#testing/resume.ts';
import { outlineOf } from '../../export/files/outline.ts';
import { writeMarkdown } from '../../export/files/write-markdown.ts';
import { writeJsonResume } from '../../json-resume/write.ts';
import { parseResume } from '../parse.ts';
import { decodeText } from './decode-text.ts';
import { markdownLines, textLines } from './markdown-lines.ts';
import { inspectPlain } from './read-plain.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => parseResume(bytes, 'text', allCities());

describe('the letters of plain text', () => {
  it.each([
    ['UTF-8', Buffer.from('林示例 Node.js')],
    ['UTF-8 with its mark', Buffer.from('\uFEFF林示例 Node.js')],
    ['UTF-16 of Windows', Buffer.from('\uFEFF林示例 Node.js', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\uFEFF林示例 Node.js', 'utf16le').swap16()],
    ['GBK of older programs', Buffer.from([0xc1, 0xd6, 0xca, 0xbe, 0xc0, 0xfd, ...Buffer.from(' Node.js')])],
  ])('are read as %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe('林示例 Node.js');
  });

  it('are none where a program or a picture was renamed, or a book', () => {
    expect(decodeText(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]))).toBeNull();
    expect(decodeText(Buffer.alloc(500, 0x01))).toBeNull();
    expect(decodeText(Buffer.alloc(3 * 1024 * 1024, 0x61))).toBeNull();
  });
});

describe('a look at plain text', () => {
  it.each([
    ['nothing', '', 'emptyFile'],
    ['spaces', ' \n ', 'emptyFile'],
    ['JSON that is cut off', '{"basics": {"name": "林', 'brokenJson'],
    ['other JSON', '{"name": "package", "version": "1.0.0"}', 'otherJson'],
    ['a list of other JSON', '[{"id": 1}]', 'otherJson'],
    ['a resume', '{"basics": {"name": "林示例"}}', null],
    ['a resume inside', '{"resume": {"work": []}}', null],
    ['Markdown that begins with a link', '[林示例](https://example.com)', null],
  ])('%s', (_name, text, problem) => {
    expect(inspectPlain(bytesOf(text))).toBe(problem);
  });

  it('lists within lists within lists are no resume, and bring nothing down', () => {
    expect(inspectPlain(bytesOf(`[{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}]`))).toBe('otherJson');
  });
});

describe('Markdown', () => {
  it('is its words without its marks', () => {
    const text = [
      '---',
      '# 林示例',
      '> **前端工程师** | [主页](https://example.com) | <lin@example.com>',
      '',
      '工作经历',
      '======',
      '### 云杉 `示例` 科技',
      '- [x] 负责 *组件库* 与 __设计__',
      '1. 用 snake_case 写 C\\* &amp; <b>粗体</b>',
      '| 学校 | 专业 |',
      '|---|:--:|',
      '| 示例大学 | 软件工程 |',
      '```',
      '<!-- 备注 -->',
      '![头像](a.png)',
    ].join('\n');
    expect(markdownLines(text).map(({ text: line, size, strong, bullet }) => [line, size, strong, bullet])).toEqual([
      ['林示例', 2, true, false],
      ['前端工程师  主页 https://example.com  lin@example.com', 1, false, false],
      ['工作经历', 2, true, false],
      ['云杉 示例 科技', 1.2, true, false],
      ['负责 组件库 与 设计', 1, false, true],
      ['用 snake_case 写 C* & 粗体', 1, false, true],
      ['学校  专业', 1, false, false],
      ['示例大学  软件工程', 1, false, false],
      ['头像', 1, false, false],
    ]);
  });

  it('of ours is read back by what it shows', async () => {
    const content = sampleContent({
      education: [
        {
          ...emptyEntry.education(),
          school: '浙江大学',
          major: '软件工程',
          degree: 5,
          start: '2017-09',
          end: '2021-06',
        },
      ],
      selfEvaluation: '认真负责，喜欢把复杂的事情做简单。',
    });
    const markdown = writeMarkdown(outlineOf(content, { gender: false, birth: false }, { template: 'classic' }));
    const parsed = await read(bytesOf(markdown));
    expect(parsed.failure).toBeNull();
    expect(parsed.content).toMatchObject({
      basics: { name: '林示例', phone: '13800138000', email: 'linshili@example.com' },
      work: [{ company: '云杉示例科技有限公司', roles: [{ title: '前端工程师', start: '2021-07', current: true }] }],
      education: [{ school: '浙江大学', major: '软件工程', degree: 5, start: '2017-09', end: '2021-06' }],
      selfEvaluation: '认真负责，喜欢把复杂的事情做简单。',
    });
  });

  it.each([
    'vector<int> 与 List<String>',
    '[字](http://a) <b>粗</b> &lt;b&gt; &amp;lt;',
    '星 *星* _下_ `码` **粗** ~~删~~ a|b',
    String.raw`C:\temp\* 和 \d+ \\server`,
    'snake_case_name 与 __init__',
  ])('of ours gives back what was written: %s', (words) => {
    const content = sampleContent({ selfEvaluation: words });
    const markdown = writeMarkdown(outlineOf(content, { gender: false, birth: false }, { template: 'classic' }));
    expect(markdownLines(markdown).map(({ text }) => text)).toContain(words);
  });

  it('loses no type of a programmer, and no element but those of pages', () => {
    const [line] = markdownLines('# x\n用 Map<K,V>、List<String> 和 vector<int> 写 <span style="a">重点</span>').slice(
      1,
    );
    expect(line?.text).toBe('用 Map<K,V>、List<String> 和 vector<int> 写 重点');
  });

  it('is no plain text, whose letters are all words', () => {
    const text = '林示例\n- 用 *args 与 **kwargs 写 <b> 标签\n转义 &lt; 与 a_b_c\n----\nC:\\*.txt';
    expect(textLines(text).map(({ text: words, bullet }) => [words, bullet])).toEqual([
      ['林示例', false],
      ['用 *args 与 **kwargs 写 <b> 标签', true],
      ['转义 &lt; 与 a_b_c', false],
      ['C:\\*.txt', false],
    ]);
  });

  it('that says nothing is told to say nothing', async () => {
    expect((await read(bytesOf('# a\n'))).failure).toBe('noText');
  });
});

describe('JSON Resume', () => {
  it('of ours comes back whole, with its text to read beside it', async () => {
    const content = sampleContent();
    const file = writeJsonResume(content, { product: '聘见', updatedAt: new Date('2026-11-20T02:00:00Z') });
    const parsed = await read(bytesOf(JSON.stringify(file)));
    expect(parsed).toMatchObject({ failure: null, content, confidence: {}, unplaced: [] });
    expect(parsed.text).toContain('work.0.name: 云杉示例科技有限公司');
    expect(parsed.text).not.toContain('x-pinjian');
  });

  it('of others says which of its words stand in no field, and where', async () => {
    const bytes = readFileSync(new URL('../../json-resume/samples/unknown-fields.json', import.meta.url));
    const { text, unplaced } = await read(bytes);
    const lines = text.split('\n');
    expect(unplaced.map(({ text: words }) => words)).toContain('needs sponsorship');
    for (const { line, text: words } of unplaced) expect(lines[line]).toContain(words);
  });

  it('with more words than any resume is kept, and said to be too much', async () => {
    const works = Array.from({ length: 300 }, () => ({ name: '公司', summary: '长'.repeat(900) }));
    expect((await read(bytesOf(JSON.stringify({ work: works })))).failure).toBe('tooLarge');
  });
});
