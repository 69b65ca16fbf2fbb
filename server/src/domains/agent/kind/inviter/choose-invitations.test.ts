import { expect, test } from 'vitest';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { candidateRow, matchedRequirement, matchOf } from '#testing/candidate-row.ts';
import { chooseInvitations } from './choose-invitations.ts';
import { chooseTimes } from './choose-times.ts';
import { findPlace } from './find-place.ts';

const met = matchOf([matchedRequirement('Java', 'met'), matchedRequirement('MySQL', 'partly')]);
const poor = matchOf([matchedRequirement('Java', 'noEvidence'), matchedRequirement('MySQL', 'noEvidence')]);
const report = (band: 'strong' | 'notRecommended', humanBand: 'strong' | null = null): CandidateRow['assessment'] => ({
  interviewId: 'i',
  state: 'scored',
  score100: 60,
  band,
  humanBand,
});

test.each<[string, CandidateRow, ReturnType<typeof matchOf> | undefined, string]>([
  ['evidence for what is needed', candidateRow('a', { state: 2 }), met, 'ai'],
  ['hardly any evidence', candidateRow('a', { state: 2 }), poor, 'yours'],
  ['a closed gate', candidateRow('a', { state: 2 }), matchOf([], { closed: '不在同一城市' }), 'yours'],
  ['no match', candidateRow('a', { state: 2 }), undefined, 'yours'],
  ['who never applied', candidateRow('a', { state: 2, appliedAt: null }), met, 'none'],
  ['a move that does not stand open', candidateRow('a', { state: 2, allowedMoves: [] }), met, 'none'],
  ['a good report', candidateRow('a', { state: 32, assessment: report('strong') }), met, 'real'],
  ['a bad report', candidateRow('a', { state: 32, assessment: report('notRecommended') }), met, 'yours'],
  [
    'a person who judged better',
    candidateRow('a', { state: 32, assessment: report('notRecommended', 'strong') }),
    met,
    'real',
  ],
  ['a delivery', candidateRow('a', { state: 1 }), met, 'none'],
])('%s', (_, row, match, expected) => {
  const { invite, yours } = chooseInvitations([row], match === undefined ? new Map() : new Map([['a', match]]));
  expect(invite[0]?.to ?? (yours.length > 0 ? 'yours' : 'none')).toBe(expected);
});

test('nobody is asked again after a no, and the person is told', () => {
  const declined = {
    invitationId: 'i',
    kind: 'ai' as const,
    state: 'declined' as const,
    interviewStatus: 3 as const,
    invitedAt: '2026-11-01T02:00:00.000Z',
    expiresAt: '2026-11-08T02:00:00.000Z',
    interviewId: null,
    windowEndsAt: null,
    reportReady: false,
    review: null,
  };
  const { invite, yours } = chooseInvitations(
    [candidateRow('a', { state: 2, invitation: declined })],
    new Map([['a', met]]),
  );
  expect(invite).toEqual([]);
  expect(yours[0]?.why).toContain('谢绝过');
});

const span = (startsAt: string) => ({ startsAt, endsAt: startsAt });

test('times lie on different days, after a day of notice, and no two invitations offer the same', () => {
  const now = new Date('2026-11-23T01:00:00.000Z');
  const free = ['23', '24', '25', '26', '27'].flatMap((day) =>
    ['02', '03', '06', '07', '08'].map((hour) => span(`2026-11-${day}T${hour}:00:00.000Z`)),
  );
  const first = chooseTimes(free, { now });
  expect(first).toEqual(['2026-11-24T02:00:00.000Z', '2026-11-25T07:00:00.000Z', '2026-11-26T02:00:00.000Z']);
  const second = chooseTimes(free, { now, taken: new Set(first) });
  expect(second.some((each) => first.includes(each))).toBe(false);
  expect(chooseTimes(free.slice(0, 5), { now })).toEqual([]);
});

test('one free day gives several times with room between them', () => {
  const now = new Date('2026-11-23T01:00:00.000Z');
  const free = ['02', '03', '04', '06', '08'].map((hour) => span(`2026-11-25T${hour}:00:00.000Z`));
  expect(chooseTimes(free, { now })).toEqual([
    '2026-11-25T02:00:00.000Z',
    '2026-11-25T04:00:00.000Z',
    '2026-11-25T06:00:00.000Z',
  ]);
});

test('a place is the one the slip names, else the last one of the same form; a video interview without a link has none', () => {
  expect(findPlace(1, ['会议链接 https://meeting.example.com/abc。'], [])?.place).toBe(
    'https://meeting.example.com/abc',
  );
  expect(findPlace(3, ['地址：北京市朝阳区某路 1 号'], [])?.place).toBe('北京市朝阳区某路 1 号');
  expect(
    findPlace(
      1,
      [],
      [
        { form: 3, place: '楼下' },
        { form: 1, place: 'https://a.example' },
      ],
    )?.place,
  ).toBe('https://a.example');
  expect(findPlace(1, ['我们有食堂'], [])).toBeNull();
  expect(findPlace(2, [], [])?.place).toBe('');
});
