import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acknowledgement, citationFrom } from './acknowledge.ts';

describe('a citation', () => {
  it.each([
    ['然后我把批量改成了五百一批，最后耗时从三秒降到两百毫秒。', '耗时从三秒降到两百毫秒'],
    ['嗯，我先抓了线程栈。', '我先抓了线程栈'],
    ['我觉得沟通很重要。', null],
    ['一般来说应该先看监控再定位问题。', null],
    ['还行。', null],
  ])('of %s is %s', (text, words) => {
    expect(citationFrom(text, [])).toBe(words);
  });

  it('is never the same twice', () => {
    const text = '我先抓了线程栈。我再查了慢日志。';
    const first = citationFrom(text, []) ?? '';
    const second = citationFrom(text, [acknowledgement(first, 0)]);
    expect(second).not.toBe(first);
    expect(citationFrom(text, [first, second ?? ''])).toBeNull();
  });

  it('is what was said, to the letter', () => {
    const said = fc.string({
      unit: fc.constantFrom('我', '查', '了', '日志', '，', '。', '3', '秒', 'ＡＰＩ', '然后', '降到', ' '),
      maxLength: 60,
    });
    fc.assert(
      fc.property(said, (text) => {
        const citation = citationFrom(text, []);
        if (citation !== null) expect(text).toContain(citation);
      }),
    );
  });
});
