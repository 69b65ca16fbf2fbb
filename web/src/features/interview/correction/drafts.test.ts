import { expect, it } from 'vitest';
import { changesOf, faultOf, timeLeftText } from './drafts.ts';

const turns = [
  { seq: 3, original: '我用停机发布', text: '我用停机发布' },
  { seq: 5, original: '降到 200 毫秒', text: '降到 20 毫秒' },
];

it.each([
  [{}, []],
  [{ 3: '我用停机发布 ' }, []],
  [{ 3: ' 我用灰度发布' }, [{ seq: 3, text: '我用灰度发布' }]],
  // Back to what was said is a change of how it reads now.
  [{ 5: '降到 200 毫秒' }, [{ seq: 5, text: '降到 200 毫秒' }]],
  [{ 5: '降到 20 毫秒' }, []],
])('of %j sends %j', (drafts, changes) => {
  expect(changesOf(turns, drafts)).toEqual(changes);
});

it('refuses an emptied text and another answer', () => {
  expect(faultOf('我用停机发布', ' ')).toMatch('不能改成空的');
  expect(faultOf('我用停机发布', '长'.repeat(66))).toBeNull();
  expect(faultOf('我用停机发布', '长'.repeat(67))).toBe('这一句最多改到 66 个字，现在 67 个字');
});

it.each([
  [24 * 60, '还可更正 24 小时'],
  [90, '还可更正 1 小时'],
  [59, '还可更正 59 分钟'],
  [0.5, '还可更正 1 分钟'],
  [0, ''],
  [-5, ''],
])('says what is left of %s minutes', (minutes, text) => {
  const now = Date.parse('2026-11-20T10:00:00+08:00');
  expect(timeLeftText(new Date(now + minutes * 60_000).toISOString(), now)).toBe(text);
});
