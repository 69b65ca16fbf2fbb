import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isCompoundFile, judgeCompoundFile } from './compound-file.ts';
import { readDoc } from './read-doc.ts';

const file = readFileSync(new URL('../samples/libreoffice-finance.doc', import.meta.url));

/** The file with one change in the head of its document stream. */
function changed(change: (head: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  for (let at = 512; at < copy.length; at += 512) {
    if (copy.readUInt16LE(at) !== 0xa5ec) continue;
    change(copy.subarray(at, at + 512));
    return copy;
  }
  throw new Error('the sample has no document stream');
}

describe('a compound file', () => {
  it('may be a .doc that can be read', () => {
    expect(isCompoundFile(file)).toBe(true);
    expect(judgeCompoundFile(file)).toBeNull();
  });

  it('may be one locked with a password, one without a word, or something else', () => {
    const locked = changed((head) => head.writeUInt16LE(head.readUInt16LE(0x0a) | 0x0100, 0x0a));
    expect(judgeCompoundFile(locked)).toBe('encryptedFile');
    expect(judgeCompoundFile(changed((head) => head.writeInt32LE(1, 0x4c)))).toBe('emptyFile');
    expect(judgeCompoundFile(file.subarray(0, 512))).toBe('wrongKind');
    expect(isCompoundFile(Buffer.from('%PDF-1.7'))).toBe(false);
  });
});

describe('readDoc', () => {
  it('reads cells as parts, and a heading in the cell before its section as a line of its own', async () => {
    const lines = await readDoc(file);
    expect(lines.find((line) => line.text.startsWith('姓名'))?.parts).toEqual(['姓名', '何虚构', '性别', '女']);
    expect(lines.map((line) => line.text)).toContain('教育背景');
  });
});
