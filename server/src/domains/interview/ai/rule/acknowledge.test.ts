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
    // A time of day is one piece, and so is what stands behind 那个时候.
    ['任务跑完的时间我从6:50提前到5:40。', '任务跑完的时间我从6:50提前到5:40'],
    ['那个时候我先把货点了三遍。', '我先把货点了三遍'],
    // What was taken back, what others said, and words that hang on what went before are nobody's to hear again.
    ['我招了八个人，不对，是六个人。', null],
    ['护士长说早十分钟完全不一样。', null],
    ['被两家没结清的拉高了。', null],
    ['占一半多一点。', null],
    ['我就问他“您在看什么”。', null],
  ])('of %s is %s', (text, words) => {
    expect(citationFrom(text, [])).toBe(words);
  });

  it('rather has an own act than a bare amount', () => {
    expect(citationFrom('五百块是四万五，我先把账算给他看，四个月回本。', [])).toBe('我先把账算给他看');
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
