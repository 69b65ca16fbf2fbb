import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateRow, matchedRequirement, matchOf } from '#testing/candidate-row.ts';
import { groups, orderDeliveries } from './order-deliveries.ts';

const result = fc.constantFrom('met' as const, 'partly' as const, 'noEvidence' as const);
const delivery = fc.record({
  match: fc.option(
    fc.record({
      score: fc.integer({ min: 0, max: 1000 }),
      closed: fc.boolean(),
      results: fc.array(result, { maxLength: 6 }),
    }),
  ),
  hour: fc.integer({ min: 0, max: 23 }),
});

test('everybody who delivered stands in the order, once, whatever speaks against them', () => {
  fc.assert(
    fc.property(fc.array(delivery, { maxLength: 60 }), (made) => {
      const rows = made.map(({ hour }, at) =>
        candidateRow(`a${at}`, { appliedAt: `2026-11-01T${String(hour).padStart(2, '0')}:00:00.000Z` }),
      );
      const matches = new Map(
        made.flatMap(({ match }, at) =>
          match === null
            ? []
            : [
                [
                  `a${at}`,
                  matchOf(
                    match.results.map((each, index) => matchedRequirement(`要求${index}`, each)),
                    { score: match.score, ...(match.closed ? { closed: '期望薪资高于职位上限' } : {}) },
                  ),
                ] as const,
              ],
        ),
      );
      const ordered = orderDeliveries(rows, matches);
      expect(ordered.map(({ row }) => row.applicationId).toSorted()).toEqual(
        rows.map(({ applicationId }) => applicationId).toSorted(),
      );
      const at = ordered.map(({ group }) => groups.indexOf(group));
      expect(at).toEqual(at.toSorted((a, b) => a - b));
      for (const { findings, missing, questions } of ordered) {
        for (const { result: each, quote } of findings) expect(quote === '').toBe(each === 'noEvidence');
        expect(questions.length > 0 || missing.length === 0).toBe(true);
      }
    }),
  );
});

test('who has evidence for all that is needed comes first, who lacks most of it is asked first, and nobody is turned away', () => {
  const all = [matchedRequirement('Java', 'met'), matchedRequirement('MySQL', 'met')];
  const half = [matchedRequirement('Java', 'met'), matchedRequirement('MySQL', 'noEvidence')];
  const none = [matchedRequirement('Java', 'noEvidence'), matchedRequirement('MySQL', 'noEvidence')];
  const ordered = orderDeliveries(
    ['none', 'unread', 'half', 'closed', 'all'].map((id) => candidateRow(id)),
    new Map([
      ['none', matchOf(none, { score: 300 })],
      ['half', matchOf(half, { score: 800 })],
      ['all', matchOf(all, { score: 600 })],
      ['closed', matchOf(all, { score: 900, closed: '期望薪资高于职位上限' })],
    ]),
  );
  expect(ordered.map(({ row, group }) => `${row.applicationId}:${group}`)).toEqual([
    'all:first',
    'half:next',
    'closed:ask',
    'none:ask',
    'unread:unread',
  ]);
  expect(ordered[0]?.findings[0]).toMatchObject({ words: 'Java', quote: '用Java做项目', source: '工作经历' });
  expect(ordered[1]?.missing).toEqual(['MySQL']);
  expect(ordered[1]?.questions).toEqual(['职位要求“MySQL”，我们在您的简历里没有看到，有相关经历吗？']);
  expect(ordered[2]?.cautions).toEqual(['期望薪资高于职位上限']);
});
