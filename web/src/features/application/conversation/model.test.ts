import type { ConversationMessage } from '@pinjian/contract/application-conversation.ts';
import { describe, expect, it } from 'vitest';
import { daysOf, dayText, isSendKey, marksOf, runsOfWords } from './model.ts';

describe('links in words', () => {
  const words = '看 https://evil.example/a 和 https://pinjian.test/job 。';
  const linksOf = (open: boolean) =>
    runsOfWords(words, { host: 'pinjian.test', open }).flatMap(({ href }) => href ?? []);

  it('lead only to our own host before contacts are exchanged', () => {
    expect(linksOf(false)).toEqual(['https://pinjian.test/job']);
    expect(linksOf(true)).toEqual(['https://evil.example/a', 'https://pinjian.test/job']);
  });

  it('lose no character', () => {
    for (const text of [words, '', '没有链接', 'https://a.example']) {
      const runs = runsOfWords(text, { host: 'pinjian.test', open: false });
      expect(runs.map((run) => run.text).join('')).toBe(text);
    }
  });

  it('are no scripts', () => {
    expect(runsOfWords('javascript:alert(1)', { host: '', open: true })).toEqual([
      { text: 'javascript:alert(1)', href: null },
    ]);
  });
});

describe('words that may not be said', () => {
  it('are marked where they stand', () => {
    const objection = { path: 'words', word: '只招男生', reason: 'gender', message: '', suggestion: '' } as const;
    expect(marksOf('岗位只招男生。', [{ ...objection, from: 2, to: 6 }])).toEqual([
      { text: '岗位', isMarked: false },
      { text: '只招男生', isMarked: true },
      { text: '。', isMarked: false },
    ]);
  });
});

describe('days', () => {
  it('are those of Beijing', () => {
    const at = (place: number, sentAt: string) => ({ place, sentAt }) as ConversationMessage;
    const days = daysOf([at(1, '2026-11-20T15:59:00Z'), at(2, '2026-11-20T16:00:00Z'), at(3, '2026-11-21T01:00:00Z')]);
    expect(days.map(({ day, messages }) => [day, messages.map(({ place }) => place)])).toEqual([
      ['2026-11-20', [1]],
      ['2026-11-21', [2, 3]],
    ]);
    const now = Date.parse('2026-11-21T02:00:00Z');
    expect(days.map(({ day }) => dayText(day, now))).toEqual(['昨天', '今天']);
    expect(dayText('2026-11-01', now)).toBe('2026-11-01');
  });
});

describe('Enter', () => {
  const key = { key: 'Enter', shiftKey: false, keyCode: 13, nativeEvent: { isComposing: false } };
  it.each([
    ['sends', key, true],
    ['breaks the line with Shift', { ...key, shiftKey: true }, false],
    ['ends a composition', { ...key, nativeEvent: { isComposing: true } }, false],
    ['ends a composition in Safari', { ...key, keyCode: 229 }, false],
    ['is not another key', { ...key, key: 'a' }, false],
  ])('%s', (_what, event, sends) => {
    expect(isSendKey(event)).toBe(sends);
  });
});
