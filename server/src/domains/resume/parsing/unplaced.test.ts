import { describe, expect, it } from 'vitest';
import { createPlaces } from './fields/places.ts';
import { readFields } from './read-fields.ts';
import { cutBullet, joinParts, type TextLine } from './text/line.ts';

const places = createPlaces([{ code: '101210100', name: '杭州', fullName: '杭州市' }]);

/** What of a resume reached no field: the words and the guess. Lines: * stands out as a heading, a tab parts. */
function unplacedOf(text: string): (readonly [string, string | null])[] {
  const lines = text.split('\n').map((written): TextLine => {
    const isHeading = written.startsWith('*');
    const cut = cutBullet(isHeading ? written.slice(1) : written);
    const parts = cut.text.split('\t');
    const look = { size: isHeading ? 1.3 : 1, strong: isHeading, bullet: cut.bullet, indent: 0 };
    return { ...look, parts, text: joinParts(parts), page: 1, block: 0, reach: 'short' };
  });
  const read = readFields(lines, places);
  const texts = read.text.split('\n');
  for (const { line, text: words } of read.unplaced) expect(texts[line]).toBe(words);
  return read.unplaced.map((each) => [each.text, each.guess]);
}

const job = '*工作经历\n云杉示例科技有限公司\t前端工程师\t2021.07-至今\n• 负责商家后台的前端开发';
const person = '林示例\n电话：13800138000\t现居杭州';

describe('lines that reached no field', () => {
  it('are none where all was read: headings, labels and numbers of pages are no content', () => {
    expect(unplacedOf(`个人简历\n${person}\n${job}\n第 1 页 共 2 页\n*专业技能\n熟练 TypeScript、React`)).toEqual([]);
  });

  it('are told with the words of the file', () => {
    expect(unplacedOf(`${person}\n区域冠军三连，市场部内训讲师\n${job}`)).toEqual([
      ['区域冠军三连，市场部内训讲师', 'others'],
    ]);
  });

  it('belong where they stand: a reason for leaving to its job', () => {
    expect(unplacedOf(`${person}\n${job}\n离职原因：公司总部迁往外省`)).toEqual([
      ['离职原因：公司总部迁往外省', 'work.0.roles.0.description'],
    ]);
  });

  it('that nobody needs are guessed to be left out', () => {
    expect(unplacedOf(`${person}\n身高\t162cm\t婚否\t未婚\n${job}`)).toEqual([['身高  162cm  婚否  未婚', null]]);
  });
});
