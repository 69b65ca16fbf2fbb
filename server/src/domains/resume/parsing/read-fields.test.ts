import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeContent } from '@pinjian/contract/resume-content.ts';
import { createPlaces } from './fields/places.ts';
import { readFields } from './read-fields.ts';
import { joinParts, type TextLine } from './text/line.ts';
import { squeeze } from './text/normalize.ts';

const places = createPlaces([{ code: '101210100', name: '杭州', fullName: '杭州市' }]);

const headings =
  '工作经历 教育背景 项目经验 专业技能 证书 语言能力 自我评价 求职意向： 获奖情况 EDUCATION 姓名： 电话 邮箱： 城市：'.split(
    ' ',
  );
const facts =
  '2021.07-至今 2024.06-2021.07 2015-2019 2021.07起 99999999999 13800138000 a@b.cn https://example.com/x 25-35K·14薪 面议'.split(
    ' ',
  );
const names =
  '云杉示例科技有限公司 前端工程师 江城示例大学 本科 软件工程 精通 熟悉React、Vue 英语：CET-6 PMP （ ） | ： · 、 ，'.split(
    ' ',
  );

/** Pieces that rules look for, in every wrong order and much too long. */
const piece = fc.oneof(
  fc.constantFrom(...headings),
  fc.constantFrom(...facts),
  fc.constantFrom(...names),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('长').map((letter) => letter.repeat(700)),
);
const line = fc
  .record({
    parts: fc
      .array(piece, { minLength: 1, maxLength: 5 })
      .map((parts) => parts.map((part) => part.trim()).filter((part) => part !== '')),
    size: fc.constantFrom(1, 1.5),
    strong: fc.boolean(),
    bullet: fc.boolean(),
    indent: fc.constantFrom(0, 2),
    reach: fc.constantFrom('edge' as const, 'longest' as const, 'short' as const),
    block: fc.integer({ min: 0, max: 2 }),
  })
  .filter((made) => made.parts.length > 0)
  .map((made): TextLine => ({ ...made, text: joinParts(made.parts), page: 1 }));

describe('readFields', () => {
  it('makes of anything what fits the form, and invents nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 25 }), (lines) => {
        const { content, confidence } = readFields(lines, places);
        const parsed = resumeContent.safeParse(content);
        expect(parsed.error?.issues ?? []).toEqual([]);
        const source = squeeze(lines.map((each) => each.text).join(''));
        const names = [
          content.basics.name,
          ...content.work.map((each) => each.company),
          ...content.education.map((each) => each.school),
          ...content.skills.map((each) => each.name),
        ];
        expect(names.filter((name) => !source.includes(squeeze(name)))).toEqual([]);
        expect(Object.values(confidence).filter(({ score }) => score <= 0 || score > 1)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
