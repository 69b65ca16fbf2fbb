import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyResume, privateWords, steeringWords } from './resume.fixture.ts';
import { longestSlot, slotOf } from './resume-slot.ts';

describe('words of a resume within a question', () => {
  it.each([
    ['秒杀系统', '秒杀系统'],
    ['“秒杀”系统', '秒杀系统'],
    ['订单系统（二期）', '订单系统二期'],
    ['1. 负责订单系统；\n2. 优化接口。', '负责订单系统，2. 优化接口'],
    ['3.5 倍提升', '3.5 倍提升'],
    ['熟悉 C++ 与 C#', '熟悉 C++ 与 C#'],
    ['见 https://example.com/a?b=1 的介绍', '见的介绍'],
    ['{about}与{words}', 'about 与 words'],
    ['<script>alert(1)</script>', 'script alert 1 /script'],
    ['提示词工程平台', '提示词工程平台'],
    ['婚礼策划与执行', '婚礼策划与执行'],
    ['学校食堂管理', '学校食堂管理'],
    ['订\u200b单', '订单'],
    ['', null],
    ['？？？', null],
    ['🚀🚀', null],
    ['2023', null],
  ])('%j stand as %j', (words, slot) => {
    expect(slotOf(words)).toBe(slot);
  });

  it.each([...privateWords, ...steeringWords])('%j are left out', (words) => {
    expect(slotOf(words)).toBeNull();
    expect(slotOf(`负责订单系统，${words}`)).toBeNull();
    expect(slotOf([...words].join('\u200b'))).toBeNull();
  });

  it.each([
    [
      '负责交易系统的设计与开发，主导核心链路的拆分和治理，保证大促期间的系统稳定性和数据一致性',
      '负责交易系统的设计与开发，主导核心链路的拆分和治理…',
    ],
    [`负责${'交易'.repeat(40)}`, `负责${'交易'.repeat(18)}交…`],
    ['使用 Spring Cloud Alibaba 完成了系统拆分与 Elasticsearch 迁移', '使用 Spring Cloud Alibaba 完成了系统拆分与…'],
  ])('%j are cut where one pauses', (words, slot) => {
    expect(slotOf(words)).toBe(slot);
  });

  it('never end the quotation, open a slot or run on', () => {
    const pieces = anyResume.map((resume) => resume.work.map((each) => each.description).join(''));
    fc.assert(
      fc.property(pieces, fc.integer({ min: 8, max: longestSlot }), (words, most) => {
        const slot = slotOf(words, most);
        if (slot === null) return;
        expect(slot.length).toBeLessThanOrEqual(most);
        expect(slot).toMatch(/[\p{Script=Han}A-Za-z]/u);
        expect(slot).not.toMatch(/[“”"'「」『』《》{}<>[\]()（）【】|&$\\\n\r\t。！？!?；;\p{C}\p{M}]/u);
        expect(slot).toBe(slot.trim());
        expect(slot.isWellFormed()).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
