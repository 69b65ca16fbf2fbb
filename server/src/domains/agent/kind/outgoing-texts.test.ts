import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSlip, tones } from '@pinjian/contract/agent-slip.ts';
import { requirementResults } from '@pinjian/contract/matching-match.ts';
import { candidateRow, matchedRequirement, matchOf } from '#testing/candidate-row.ts';
import { findUnsupported } from '../honesty/find-unsupported.ts';
import type { Proposal } from '../run/planner.ts';
import { plan as planInvitations, type Invitations } from './inviter/plan.ts';
import { plan as planRanking } from './screener/plan.ts';

const name = fc.constantFrom('青禾科技', '远山 2000 集团', 'ACME（中国）', '一二三公司');
const title = fc.constantFrom('Java 后端', '护士', 'C++ 工程师（P7）', '3D 设计师', '前端工程师 2 号岗');
const words = fc.constantFrom('Java，3 年以上', 'Kafka', '护士执业证', '英语六级', 'Spring Boot 3', 'SQL');
const claim = fc.record({ words, result: fc.constantFrom(...requirementResults) });
const claims = fc.uniqueArray(claim, { minLength: 1, maxLength: 6, selector: (each) => each.words });

/** Whoever reads it is not its owner: what is in it stands in what was quoted, or in what the slip lets be stated. */
function expectHonest(proposal: Proposal, mayState: readonly string[]): void {
  const sources = [...proposal.evidence.map(({ quote }) => quote), ...mayState];
  expect(findUnsupported(proposal.text ?? '', sources)).toEqual([]);
}

test('a question to a candidate says nothing that the position does not', () => {
  fc.assert(
    fc.property(name, title, fc.array(claims, { minLength: 1, maxLength: 5 }), (companyName, called, all) => {
      const rows = all.map((_, at) => candidateRow(`a${at}`));
      const matches = new Map(
        all.map((each, at) => [
          `a${at}`,
          matchOf(each.map(({ words: asked, result }) => matchedRequirement(asked, result))),
        ]),
      );
      const facts = { positionId: 'p', title: called, companyName, rows, matches, seekers: new Map<string, string>() };
      const written = planRanking(facts, { known: new Set() }).proposals.filter(({ text }) => text !== undefined);
      const lacking = all.filter((each) => each.some(({ result }) => result === 'noEvidence'));
      expect(written).toHaveLength(lacking.length);
      for (const each of written) expectHonest(each, []);
    }),
  );
});

const hour = 3_600_000;
const now = new Date('2026-11-23T01:00:00.000Z');
const free = Array.from({ length: 40 }, (_, at) => {
  const startsAt = new Date(now.getTime() + (24 + at * 6) * hour).toISOString();
  return { startsAt, endsAt: startsAt };
});
const strong = { interviewId: 'i', state: 'scored' as const, score100: 80, band: 'strong' as const, humanBand: null };

function invitations(more: Partial<Invitations>): Invitations {
  return {
    positionId: 'p',
    title: 'Java 后端',
    companyName: '青禾科技',
    rows: [candidateRow('a', { state: 32, assessment: strong }), candidateRow('b', { state: 32, assessment: strong })],
    matches: new Map(),
    seekers: new Map(),
    round: { planRoundId: 'r', name: '业务面', form: 2, minutes: 45, interviewerIds: ['m'], competencies: [] },
    interviewers: ['王一'],
    free,
    before: [],
    aiInterviewCredits: 5,
    ...more,
  };
}

test('an invitation says nothing but what the position, its plan and the slip say', () => {
  fc.assert(
    fc.property(
      name,
      title,
      fc.constantFrom(...tones),
      fc.integer({ min: 10, max: 480 }),
      fc.uniqueArray(words, { maxLength: 5 }),
      (companyName, called, tone, minutes, topics) => {
        const round = {
          planRoundId: 'r',
          name: '第 2 轮',
          form: 2 as const,
          minutes,
          interviewerIds: ['m'],
          competencies: topics.map((topic) => ({ name: topic, anchor: '' })),
        };
        const slip = { ...defaultSlip('inviter'), tone };
        const { proposals } = planInvitations(invitations({ companyName, title: called, round }), {
          known: new Set(),
          slip,
          now,
        });
        expect(proposals).toHaveLength(2);
        for (const each of proposals) {
          expectHonest(each, slip.mayState);
          expect(each.input?.['note']).toBe(each.text);
        }
      },
    ),
  );
});

test('an honest text with a made up fact is found out', () => {
  const [first] = planInvitations(invitations({}), {
    known: new Set(),
    slip: defaultSlip('inviter'),
    now,
  }).proposals;
  if (first === undefined) throw new Error('there is one');
  const invented = { ...first, text: `${first.text ?? ''}薪资 50K 起。` };
  expect(() => expectHonest(invented, [])).toThrow('50');
});

test('no two invitations offer the same time, and none more than the slip allows a day', () => {
  const rows = Array.from({ length: 8 }, (_, at) => candidateRow(`a${at}`, { state: 32, assessment: strong }));
  const { proposals } = planInvitations(invitations({ rows }), {
    known: new Set(),
    slip: defaultSlip('inviter'),
    now,
  });
  expect(proposals).toHaveLength(3);
  const times = proposals.flatMap(({ input }) => input?.['times'] as string[]);
  expect(new Set(times).size).toBe(times.length);
  for (const { expiresAt } of proposals) expect(expiresAt?.getTime()).toBeGreaterThan(now.getTime());
});

test.each<[string, Partial<Invitations>, string]>([
  ['no plan', { round: null }, '还没有面试方案'],
  [
    'nobody to interview',
    { round: { planRoundId: 'r', name: '业务面', form: 2, minutes: 45, interviewerIds: [], competencies: [] } },
    '还没有面试官',
  ],
  [
    'no link',
    { round: { planRoundId: 'r', name: '业务面', form: 1, minutes: 45, interviewerIds: ['m'], competencies: [] } },
    '会议链接',
  ],
  ['nobody free', { free: [] }, '没有共同的空闲时间'],
])('%s: nobody is invited and the person is told what is missing', (_, more, told) => {
  const plan = planInvitations(invitations(more), { known: new Set(), slip: defaultSlip('inviter'), now });
  expect(plan.proposals.map(({ act }) => act)).toEqual(['note']);
  expect(plan.saw).toContain(told);
});

test('everything proposed is known by its key the next time', () => {
  const facts = invitations({
    rows: [candidateRow('a', { state: 32, assessment: strong }), candidateRow('b', { state: 2 })],
  });
  const first = planInvitations(facts, { known: new Set(), slip: defaultSlip('inviter'), now }).proposals;
  expect(first.map(({ act }) => act)).toEqual(['inviteToRealInterview', 'suggestion']);
  const known = new Set(first.map(({ key }) => key));
  expect(known.size).toBe(first.length);
  expect(planInvitations(facts, { known, slip: defaultSlip('inviter'), now }).proposals).toEqual([]);
});
