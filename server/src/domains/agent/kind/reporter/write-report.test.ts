import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import { candidateRow } from '#testing/candidate-row.ts';
import { reportWords, writeReport } from './write-report.ts';

const now = new Date('2026-11-23T01:00:00.000Z');
const days = (ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString();

test('every number is as long as the list behind it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...candidateListSteps), { maxLength: 40 }),
      fc.array(fc.constantFrom(1 as const, 2 as const), { maxLength: 40 }),
      (steps, views) => {
        const candidates = steps.map((state, at) => candidateRow(`c${at}`, { state }));
        const deliveries = views.map((viewStatus, at) => candidateRow(`d${at}`, { viewStatus }));
        const report = writeReport({ now, since: now, deliveries, candidates, waiting: [] });
        for (const { count, behind } of [...report.waits, ...report.standing]) {
          if (behind?.list === 'activeDelivery') expect(count).toBe(deliveries.length);
          if (behind?.list === 'candidateList')
            expect(count).toBe(candidates.filter(({ state }) => state === behind.status).length);
        }
        const total = report.standing.reduce((sum, { count }) => sum + count, 0);
        expect(total).toBe(deliveries.length + candidates.length);
      },
    ),
  );
});

test('what moved since the last report, what waits for whom and since when, what is odd', () => {
  const report = writeReport({
    now,
    since: new Date(days(1)),
    deliveries: [candidateRow('new', { appliedAt: days(0.5) }), candidateRow('old', { appliedAt: days(5) })],
    candidates: [
      candidateRow('still', { state: 2, appliedAt: days(30), updatedAt: days(8) }),
      candidateRow('ended', { state: 32, appliedAt: days(9), updatedAt: days(0.2) }),
    ],
    waiting: [],
  });
  expect(report.moved.map(({ text, count }) => `${text} ${count}`)).toEqual([
    '新的投递 1',
    '有变动，现在是“AI面试已结束” 1',
  ]);
  expect(report.waits.map(({ text, count, since }) => ({ text, count, since }))).toEqual([
    { text: '投递等您评估', count: 2, since: days(5) },
    { text: '候选人等您安排下一步', count: 1, since: days(8) },
    { text: 'AI 面试已结束，等您看报告', count: 1, since: days(0.2) },
  ]);
  expect(report.odd.map(({ text, count }) => `${text} ${count}`)).toEqual([
    '投递超过 3 天还没有人打开 1',
    '候选人超过 5 天没有下一步 1',
  ]);
  expect(reportWords('Java 后端', report)).toContain('· 投递等您评估 2 份（最早 11-18）');
});

test('a quiet position says since when it is quiet', () => {
  const report = writeReport({
    now,
    since: now,
    deliveries: [],
    candidates: [candidateRow('c', { state: 41, appliedAt: days(20) })],
    waiting: [],
  });
  expect(report.odd).toEqual([{ text: '超过 7 天没有新的投递', count: 0, since: days(20), behind: null }]);
});
