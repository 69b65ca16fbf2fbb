import { expect, test } from 'vitest';
import type { VerdictReason } from '@pinjian/contract/agent-act.ts';
import { matchedRequirement, matchOf, talentRow } from '#testing/candidate-row.ts';
import { chooseDaily, chooseToCalibrate } from './choose-talents.ts';
import { learnTaste, traitsOf } from './learn-taste.ts';

const none: ReadonlySet<string> = new Set();
const ids = (chosen: readonly { readonly row: { readonly resumeId: string } }[]): string[] =>
  chosen.map(({ row }) => row.resumeId);

test('five are shown to calibrate by, the best and others unlike them, nobody who may not be added', () => {
  const rows = [
    talentRow('best', { match: matchOf([], { score: 900 }) }),
    ...Array.from({ length: 8 }, (_, at) => talentRow(`same${at}`, { match: matchOf([], { score: 890 - at }) })),
    talentRow('senior', { workYears: 10, title: '架构师', match: matchOf([], { score: 700 }) }),
    talentRow('hidden', { hidden: true, workYears: 20, match: matchOf([], { score: 999 }) }),
    talentRow('taken', { mayAdd: false, workYears: 0, match: matchOf([], { score: 999 }) }),
  ];
  const chosen = ids(chooseToCalibrate(rows, none));
  expect(chosen).toHaveLength(5);
  expect(chosen[0]).toBe('best');
  expect(chosen).toContain('senior');
  expect(chosen).not.toContain('hidden');
  expect(chosen).not.toContain('taken');
  expect(new Set(chosen).size).toBe(5);
  expect(ids(chooseToCalibrate(rows, new Set(chosen)))).not.toContain('best');
});

const lacking = (skill: string) => matchOf([matchedRequirement(skill, 'noEvidence')], { score: 800 });
const having = (skill: string) => matchOf([matchedRequirement(skill, 'met')], { score: 790 });

test.each<
  [VerdictReason, ReturnType<typeof talentRow>, ReturnType<typeof talentRow>, ReturnType<typeof talentRow>, string]
>([
  [
    'skills',
    talentRow('no', { match: lacking('Kafka') }),
    talentRow('like', { match: lacking('Kafka') }),
    talentRow('other', { match: having('Kafka') }),
    'Kafka',
  ],
  [
    'experience',
    talentRow('no', { workYears: 1 }),
    talentRow('like', { workYears: 1, match: matchOf([], { score: 510 }) }),
    talentRow('other', { workYears: 6 }),
    '1 年',
  ],
  [
    'level',
    talentRow('no', { title: '运维' }),
    talentRow('like', { title: '运维', match: matchOf([], { score: 510 }) }),
    talentRow('other'),
    '运维',
  ],
  [
    'city',
    talentRow('no', { cities: ['成都'] }),
    talentRow('like', { cities: ['成都'], match: matchOf([], { score: 510 }) }),
    talentRow('other'),
    '成都',
  ],
  [
    'salary',
    talentRow('no', { pay: '5W以上' }),
    talentRow('like', { pay: '5W以上', match: matchOf([], { score: 510 }) }),
    talentRow('other'),
    '5W以上',
  ],
])('a no for its %s puts others like them behind, and says so', (reason, no, like, other, told) => {
  const before = ids(chooseDaily([like, other], { lessons: [], seen: none, many: 2 }));
  expect(before).toEqual(['like', 'other']);
  const lessons = learnTaste([{ resumeId: 'no', yes: false, reason }], [traitsOf(no)]);
  expect(ids(chooseDaily([like, other], { lessons, seen: none, many: 2 }))).toEqual(['other', 'like']);
  expect(lessons.map(({ says }) => says).join()).toContain(told);
});

test('what those who were wanted lack as well teaches nothing', () => {
  const verdicts = [
    { resumeId: 'no', yes: false, reason: 'skills' as const },
    { resumeId: 'yes', yes: true, reason: null },
  ];
  const shown = [talentRow('no', { match: lacking('Kafka') }), talentRow('yes', { match: lacking('Kafka') })].map(
    traitsOf,
  );
  expect(learnTaste(verdicts, shown)).toEqual([]);
});

test('other reasons teach nothing; nobody is chosen twice and never more than asked for', () => {
  expect(learnTaste([{ resumeId: 'no', yes: false, reason: 'other' }], [traitsOf(talentRow('no'))])).toEqual([]);
  const rows = Array.from({ length: 9 }, (_, at) => talentRow(`t${at}`));
  const first = chooseDaily(rows, { lessons: [], seen: none, many: 4 });
  expect(first).toHaveLength(4);
  const next = chooseDaily(rows, { lessons: [], seen: new Set(ids(first)), many: 9 });
  expect(next).toHaveLength(5);
  expect(ids(next).some((id) => ids(first).includes(id))).toBe(false);
  expect(chooseDaily(rows, { lessons: [], seen: none, many: -1 })).toEqual([]);
});
