import { describe, expect, it } from 'vitest';
import { matchingNow } from '#testing/matching.ts';
import { writtenPairs } from '#testing/written-pairs.ts';
import type { Ahead } from './brief.ts';
import { plan, weaknessesOf, type CoachFacts, type Rated } from './plan.ts';

const day = 86_400_000;
const at = (days: number): Date => new Date(matchingNow.getTime() + days * day);
const looking = (known: readonly string[] = []) => ({ known: new Set(known), now: matchingNow });

const competency = (name: string, level: number | null, changes: Partial<Rated['competencies'][number]> = {}) => ({
  name,
  state: level === null ? ('insufficient' as const) : ('scored' as const),
  level,
  anchor: null,
  nextAnchor: null,
  howTo: ['先说当时的情况，再说您做了什么'],
  quotes: level === null ? [] : [{ seq: 2, start: 0, end: 6, text: '我负责了一部分' }],
  ...changes,
});
const rated = (id: string, competencies: Rated['competencies'], changes: Partial<Rated> = {}): Rated => ({
  interviewId: id,
  positionId: `p-${id}`,
  title: '前端工程师',
  practice: true,
  endedAt: at(-3),
  competencies,
  ...changes,
});
const facts = (changes: Partial<CoachFacts> = {}): CoachFacts => ({
  rated: [],
  ahead: [],
  aims: [],
  practisedAt: null,
  ...changes,
});

describe('practice', () => {
  it('is of what was weak most often, with how to better it and the own words', () => {
    const shown = [
      rated('i3', [competency('沟通协作', 2), competency('问题分析', 4)]),
      rated('i2', [competency('沟通协作', null), competency('结果意识', 2)]),
    ];
    const { proposals } = plan(facts({ rated: shown }), looking());
    expect(proposals).toMatchObject([
      {
        act: 'preparedAnswer',
        title: '练习「沟通协作」',
        why: expect.stringContaining('最近 2 次面试里'),
        evidence: [{ quote: '我负责了一部分', source: 'interview' }],
        prepared: { kind: 'practise', positionId: 'p-i3' },
      },
    ]);
    expect(plan(facts({ rated: shown }), looking(proposals.map(({ key }) => key))).proposals).toEqual([]);
  });

  it('is for the next interview where there is one', () => {
    const next = aheadOf(3);
    const { proposals } = plan(facts({ rated: [rated('i1', [competency('沟通协作', 1)])], ahead: [next] }), looking());
    expect(proposals.find(({ act }) => act === 'preparedAnswer')?.prepared).toMatchObject({
      positionId: next.position.positionId,
    });
  });

  it('waits a day after the last one, and is none where nothing is weak', () => {
    const weak = [rated('i1', [competency('沟通协作', 1)])];
    expect(plan(facts({ rated: weak, practisedAt: at(-0.5) }), looking()).proposals).toEqual([]);
    expect(plan(facts({ rated: [rated('i1', [competency('沟通协作', 4)])] }), looking()).proposals).toEqual([]);
  });

  it('is a first one for who never practised, of what they are after', () => {
    const aims = [{ positionId: 'p9', title: '测试工程师', companyName: '某公司' }];
    expect(plan(facts({ aims }), looking()).proposals).toMatchObject([
      { title: '练一次「测试工程师」的面试', prepared: { kind: 'practise', positionId: 'p9' } },
    ]);
  });

  it('looks at the newest interviews alone', () => {
    const old = ['a', 'b', 'c'].map((id) => rated(id, [competency('沟通协作', 4)]));
    expect(weaknessesOf([...old, rated('d', [competency('沟通协作', 1)])])).toEqual([]);
  });
});

const pairs = writtenPairs(12, 3);

function aheadOf(days: number, of = 0): Ahead {
  const chosen = pairs[of]?.positions[0];
  if (chosen === undefined) throw new Error('no position');
  return {
    applicationId: `a${of}`,
    roundId: `r${of}`,
    interviewId: null,
    at: at(days),
    position: {
      positionId: chosen.position.positionId,
      title: chosen.position.title,
      companyName: chosen.position.company.name,
    },
    name: '初面',
    minutes: 45,
    facts: [
      { label: '形式', value: '视频' },
      { label: '地点或链接', value: '' },
    ],
    outline: null,
    detail: null,
    match: chosen.match,
  };
}

describe('a brief', () => {
  it('stands before each interview of the week, once, and again for another time', () => {
    const first = plan(facts({ ahead: [aheadOf(2), aheadOf(20, 1)] }), looking());
    const briefs = first.proposals.filter(({ act }) => act === 'brief');
    expect(briefs).toHaveLength(1);
    const known = first.proposals.map(({ key }) => key);
    expect(plan(facts({ ahead: [aheadOf(2)] }), looking(known)).proposals).toEqual([]);
    expect(plan(facts({ ahead: [aheadOf(3)] }), looking(known)).proposals.map(({ act }) => act)).toEqual(['brief']);
  });

  it('quotes the own resume word for word and leaves out what nobody knows', () => {
    for (const [of, { resume }] of pairs.entries()) {
      const { proposals } = plan(facts({ ahead: [aheadOf(2, of)] }), looking());
      const brief = proposals.find(({ act }) => act === 'brief');
      const said = JSON.stringify(resume);
      for (const { rows } of brief?.sections ?? [])
        for (const { value, quote } of rows) {
          expect(value).not.toBe('');
          if (quote !== undefined && !/本科|大专|硕士|博士/u.test(quote))
            expect(said).toContain(JSON.stringify(quote).slice(1, -1));
        }
      expect(brief?.sections?.map(({ title }) => title)).toContain('职位的要求和您的经历');
    }
  });
});
