import { describe, expect, it } from 'vitest';
import { clockText, isBeingScored, nextStep, timeLeft, whenText } from './model.ts';

const id = '0198c1f0-0000-7000-8000-000000000001';
const standing = { interviewId: id, state: 'created', status: 2, feedbackReady: false } as const;

describe('the next step', () => {
  it.each([
    [{}, '去准备', '/seeker/interview/ai/preparation'],
    [{ state: 'prepared' }, '去准备', '/seeker/interview/ai/preparation'],
    [{ state: 'running' }, '继续面试', '/seeker/interview/ai/start'],
    [{ state: 'finished', status: 1 }, '反馈整理中', '/seeker/interview/detail'],
    [{ state: 'scored', status: 1, feedbackReady: true }, '查看反馈', '/seeker/interview/detail'],
    // Its window is over, and nothing was said in it.
    [{ state: 'running', status: 3 }, '查看详情', '/seeker/interview/detail'],
  ] as const)('of %j is %s', (change, label, path) => {
    expect(nextStep({ ...standing, ...change })).toMatchObject({ label, to: `${path}?interviewId=${id}` });
  });

  it('is scored while it was held and has no feedback', () => {
    expect(isBeingScored({ status: 1, feedbackReady: false })).toBe(true);
    expect(isBeingScored({ status: 1, feedbackReady: true })).toBe(false);
    expect(isBeingScored({ status: 3, feedbackReady: false })).toBe(false);
  });
});

describe('times', () => {
  const now = new Date('2026-11-20T10:00:00+08:00').getTime();

  it.each([
    ['2026-11-27T10:00:00+08:00', '还剩 7 天'],
    ['2026-11-21T09:59:59+08:00', '还剩 23 小时'],
    ['2026-11-20T10:59:00+08:00', '不到 1 小时'],
  ])('until %s: %s', (end, text) => expect(timeLeft(end, now)).toBe(text));

  it.each([
    [2, '2026-11-27 10:00 前有效，还剩 7 天'],
    [1, '完成于 2026-11-20 09:30'],
    [3, '已于 2026-11-27 10:00 过期'],
    [0, '创建于 2026-11-19 10:00'],
  ] as const)('status %i reads %s', (status, text) => {
    const item = {
      status,
      windowEndsAt: '2026-11-27T10:00:00+08:00',
      endedAt: '2026-11-20T09:30:00+08:00',
      startedAt: null,
      createdAt: '2026-11-19T10:00:00+08:00',
    };
    expect(whenText(item, now)).toBe(text);
  });

  it.each([
    [90, '1:30'],
    [59.9, '0:59'],
    [3600, '60:00'],
    [-3, '0:00'],
  ])('%d seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});
