import { describe, expect, it } from 'vitest';
import { askFrom, masked } from './rules.ts';

describe('what is hidden', () => {
  it.each([
    ['加我 13800138000 细聊', '加我 *********** 细聊'],
    ['邮箱 hr@example.com', '邮箱 **************'],
    ['微信：hello_123', '************'],
    ['看 https://evil.example/a。', '看 **********************。'],
    ['周三 14:30 可以吗', '周三 14:30 可以吗'],
  ])('%s', (words, hidden) => {
    expect(masked(words)).toBe(hidden);
  });
});

describe('asking again', () => {
  const now = new Date('2026-11-20T02:00:00Z');
  const day = 86_400_000;
  const at = (days: number) => new Date(now.getTime() + days * day);
  it.each([
    [
      'refused just now, by who asked',
      { side: 'seeker', state: 'refused', answered_at: now, expires_at: at(5) },
      at(7),
    ],
    ['refused just now, by the other', { side: 'company', state: 'refused', answered_at: now, expires_at: at(5) }, now],
    ['refused long ago', { side: 'seeker', state: 'refused', answered_at: at(-8), expires_at: at(-6) }, now],
    ['waiting', { side: 'seeker', state: 'asked', answered_at: null, expires_at: at(1) }, null],
    ['over, not written down yet', { side: 'seeker', state: 'asked', answered_at: null, expires_at: now }, now],
    ['agreed', { side: 'seeker', state: 'agreed', answered_at: now, expires_at: at(5) }, null],
  ] as const)('%s', (_what, request, from) => {
    expect(askFrom(request, 'seeker', now)).toEqual(from);
  });
});
