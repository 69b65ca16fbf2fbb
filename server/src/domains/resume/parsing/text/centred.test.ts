import { describe, expect, it } from 'vitest';
import { straightenCentred } from './centred.ts';
import type { TextLine } from './line.ts';

const width = 40;

function column(texts: readonly string[], indentOf: (text: string) => number): TextLine[] {
  const plain = { page: 1, size: 1, strong: false, bullet: false, reach: 'short' as const, block: 0 };
  return texts.map((text) => ({ ...plain, text, parts: [text], indent: indentOf(text) }));
}

const texts = [
  '毛示例',
  '跨境电商运营专员',
  '教育',
  '鹭岛样本大学',
  '国际经济与贸易',
  '2022.09 - 2026.06',
  '均分 87.4，专业前 12%',
  '维护 3 家店铺 120 个链接的标题与五点',
];

describe('a column set in its middle', () => {
  it('has no indents', () => {
    const centred = column(texts, (text) => (width - text.length) / 2);
    expect(straightenCentred(centred).map(({ indent }) => indent)).toEqual(texts.map(() => 0));
  });

  it('is not one whose points are set in', () => {
    const plain = column(texts, (text) => (text.length > 10 ? 1.5 : 0));
    expect(straightenCentred(plain)).toEqual(plain);
  });
});
