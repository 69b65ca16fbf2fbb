import { noEvidence } from '@pinjian/contract/application-scorecard-rating.ts';
import type { ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { describe, expect, it } from 'vitest';
import {
  answerOfKey,
  answerText,
  cardFieldText,
  clockText,
  linkAddress,
  placeForKey,
  progressOf,
  objectionsIn,
  secondsSince,
  storableCard,
  tokenOf,
} from './model.ts';

const content: ScorecardContent = {
  startedAt: null,
  marks: [
    { name: '专业能力', answer: 3, evidence: '讲清了缓存' },
    { name: '沟通协作', answer: null, evidence: '' },
    { name: '责任担当', answer: noEvidence, evidence: '' },
  ],
  notes: [
    { at: 65, words: '开始讲项目' },
    { at: null, words: '  ' },
  ],
  recommendation: null,
  summary: ' 总结 ',
};

describe('a card', () => {
  it('counts no evidence as an answer', () => {
    expect(progressOf(content)).toEqual({ done: 2, all: 4 });
    expect(progressOf({ ...content, recommendation: 'yes' })).toEqual({ done: 3, all: 4 });
  });

  it('is stored as the server keeps it: trimmed, without empty notes', () => {
    const stored = storableCard(content);
    expect([stored.summary, stored.notes]).toEqual(['总结', [{ at: 65, words: '开始讲项目' }]]);
    expect(storableCard(stored)).toEqual(stored);
  });

  it('is answered by keys where one points, else at the first that is open', () => {
    expect([placeForKey(content, 0), placeForKey(content, null), placeForKey(content, 9)]).toEqual([0, 1, 1]);
    const marks = content.marks.map((mark) => ({ ...mark, answer: 4 as const }));
    expect(placeForKey({ ...content, marks }, null)).toBeNull();
    expect([answerOfKey('1'), answerOfKey('4'), answerOfKey('0'), answerOfKey('5')]).toEqual([
      1,
      4,
      noEvidence,
      undefined,
    ]);
  });

  it('is read in words', () => {
    expect(cardFieldText('marks', content)).toBe(
      '专业能力：3 达到要求，讲清了缓存\n沟通协作：未评\n责任担当：没有证据',
    );
    expect(cardFieldText('notes', { ...content, notes: content.notes.slice(0, 1) })).toBe('01:05 开始讲项目');
    expect(answerText(1)).toBe('1 明显不足');
  });
});

describe('the clock of an interview', () => {
  it.each([
    [0, '00:00'],
    [65, '01:05'],
    [3725, '1:02:05'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });

  it('runs from its start, never backwards, and is over the next day', () => {
    const start = '2026-11-20T02:00:00.000Z';
    const at = Date.parse(start);
    expect(secondsSince(null, at)).toBeNull();
    expect([secondsSince(start, at + 1999), secondsSince(start, at - 5000)]).toEqual([1, 0]);
    expect(secondsSince(start, at + 90_000_000)).toBeNull();
  });
});

describe('red lines', () => {
  const objection = {
    path: 'summary',
    from: 4,
    to: 6,
    word: '老家',
    reason: 'origin' as const,
    message: '涉及籍贯',
    suggestion: '请删去',
  };

  it('show the words with what stands around them, and follow them while one types on', () => {
    expect(objectionsIn('技术好，老家在外地', 'summary', [objection])).toMatchObject([
      { before: '技术好，', word: '老家', after: '在外地' },
    ]);
    expect(objectionsIn('他的技术好，老家在外地', 'summary', [objection])[0]?.before).toBe('他的技术好，');
  });

  it('go once the words are gone, and are not those of another text', () => {
    expect(objectionsIn('技术好', 'summary', [objection])).toEqual([]);
    expect(objectionsIn('技术好，老家在外地', 'notes.0.words', [objection])).toEqual([]);
  });
});

describe('the address of a link', () => {
  it('carries the token where no server is told of it', () => {
    const address = new URL(linkAddress('https://pinjian.example', 'abc_-1'));
    expect([address.pathname, address.search, tokenOf(address.hash)]).toEqual(['/scorecard', '', 'abc_-1']);
  });
});
