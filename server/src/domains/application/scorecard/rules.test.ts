import fc from 'fast-check';
import {
  noEvidence,
  ratings,
  recommendations,
  type CompetencyAnswer,
} from '@pinjian/contract/application-scorecard-rating.ts';
import { describe, expect, it } from 'vitest';
import {
  compareAnswers,
  compareRecommendations,
  emptyContent,
  fitted,
  missingIn,
  passagesOf,
  reminderTimes,
} from './rules.ts';

const answer: fc.Arbitrary<CompetencyAnswer | null> = fc.constantFrom(...ratings, noEvidence, null);
const answers = fc.array(answer, { maxLength: 9 });

describe('answers to one competency', () => {
  it.each([
    [[], null, null, 'none'],
    [[noEvidence, null], null, null, 'none'],
    [[3], 3, 0, 'single'],
    [[3, noEvidence], 3, 0, 'single'],
    [[2, 2, 2], 2, 0, 'same'],
    [[2, 3, 3], 2.67, 1, 'close'],
    [[1, 3], 2, 2, 'apart'],
    [[1, 4, noEvidence], 2.5, 3, 'apart'],
  ] as const)('%j lie at %s, %s apart: %s', (given, mean, spread, agreement) => {
    expect(compareAnswers(given)).toMatchObject({ mean, spread, agreement });
  });

  it('say the same in any order, and the mean lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const compared = compareAnswers(given);
        expect(compareAnswers(given.toReversed())).toEqual(compared);
        const rated = given.filter((each) => typeof each === 'number');
        expect(compared.rated).toBe(rated.length);
        expect(compared.mean === null).toBe(rated.length === 0);
        expect(compared.spread).toBe(rated.length === 0 ? null : Math.max(...rated) - Math.min(...rated));
        if (compared.mean === null) return;
        expect(compared.mean).toBeGreaterThanOrEqual(Math.min(...rated));
        expect(compared.mean).toBeLessThanOrEqual(Math.max(...rated));
      }),
    );
  });

  it('are not moved by who saw no evidence, and grow no closer by one more', () => {
    fc.assert(
      fc.property(answers, answer, (given, more) => {
        expect(compareAnswers([...given, noEvidence])).toEqual(compareAnswers(given));
        expect(compareAnswers([...given, more]).spread ?? 0).toBeGreaterThanOrEqual(compareAnswers(given).spread ?? 0);
      }),
    );
  });
});

describe('recommendations', () => {
  it.each([
    [[], null, 'none'],
    [['yes'], 0, 'single'],
    [['yes', 'yes'], 0, 'same'],
    [['strongYes', 'yes'], 1, 'close'],
    [['strongNo', 'no'], 1, 'close'],
    // One step, but one would have the candidate and the other would not.
    [['yes', 'no'], 1, 'apart'],
    [['yes', 'strongNo'], 2, 'apart'],
  ] as const)('%j lie %s apart: %s', (given, spread, agreement) => {
    expect(compareRecommendations(given)).toMatchObject({ spread, agreement });
  });

  it('are each counted once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...recommendations), { maxLength: 9 }), (given) => {
        const { counts } = compareRecommendations(given);
        expect(counts.map(({ recommendation }) => recommendation)).toEqual([...recommendations]);
        expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(given.length);
      }),
    );
  });
});

const competencies = [
  { name: '专业能力', anchor: '' },
  { name: '沟通协作', anchor: '能说服人' },
];

describe('a card', () => {
  it('lacks an answer to each competency and a recommendation; no evidence is an answer', () => {
    const empty = emptyContent(competencies);
    expect(missingIn(empty)).toEqual(['marks.0.answer', 'marks.1.answer', 'recommendation']);
    const [first, second] = empty.marks;
    if (first === undefined || second === undefined) throw new Error('no marks');
    const marks = [
      { ...first, answer: noEvidence },
      { ...second, answer: 4 as const },
    ];
    expect(missingIn({ ...empty, marks, recommendation: 'yes' })).toEqual([]);
  });

  it('keeps to the competencies it asks for, whatever comes', () => {
    const sent = {
      ...emptyContent(competencies),
      marks: [
        { name: '外貌', answer: 1 as const, evidence: '' },
        { name: '沟通协作', answer: 2 as const, evidence: '说得清楚' },
      ],
      notes: [
        { at: 3, words: '' },
        { at: null, words: '开始' },
      ],
    };
    const kept = fitted(sent, competencies);
    expect(kept.marks).toEqual([
      { name: '专业能力', answer: null, evidence: '' },
      { name: '沟通协作', answer: 2, evidence: '说得清楚' },
    ]);
    expect(kept.notes).toEqual([{ at: null, words: '开始' }]);
    expect(fitted(kept, competencies)).toEqual(kept);
  });

  it('has each of its texts read under its path', () => {
    const content = { ...emptyContent(competencies), notes: [{ at: 1, words: '笔记' }], summary: '总结' };
    expect(passagesOf(content)).toEqual([
      { path: 'marks.0.evidence', text: '' },
      { path: 'marks.1.evidence', text: '' },
      { path: 'notes.0.words', text: '笔记' },
      { path: 'summary', text: '总结' },
    ]);
  });
});

describe('reminders', () => {
  it.each([
    ['a Tuesday', '2026-11-24T03:00:00Z', '2026-11-24T04:00:00.000Z', '2026-11-25T01:00:00.000Z'],
    ['a Friday', '2026-11-27T07:00:00Z', '2026-11-27T08:00:00.000Z', '2026-11-30T01:00:00.000Z'],
    ['past midnight in Beijing', '2026-11-24T16:30:00Z', '2026-11-24T17:30:00.000Z', '2026-11-26T01:00:00.000Z'],
    ['a Saturday', '2026-11-28T02:00:00Z', '2026-11-28T03:00:00.000Z', '2026-11-30T01:00:00.000Z'],
  ])('after %s', (_day, endsAt, first, morning) => {
    const times = reminderTimes(new Date(endsAt), 1);
    expect([times.first.toISOString(), times.morning.toISOString()]).toEqual([first, morning]);
  });

  it('of the morning come after the first one only where that morning is later', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (endsAt) => {
          const { first, morning } = reminderTimes(endsAt, 1);
          expect(first.getTime() - endsAt.getTime()).toBe(3_600_000);
          const local = new Date(morning.getTime() + 8 * 3_600_000);
          expect([local.getUTCHours(), local.getUTCMinutes()]).toEqual([9, 0]);
          expect([0, 6]).not.toContain(local.getUTCDay());
          expect(morning.getTime()).toBeGreaterThan(endsAt.getTime());
        },
      ),
    );
  });
});
