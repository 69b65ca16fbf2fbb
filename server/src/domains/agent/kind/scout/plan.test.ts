import { describe, expect, it } from 'vitest';
import { defaultSlip, type AgentSlip } from '@pinjian/contract/agent-slip.ts';
import type { RecommendedPosition } from '@pinjian/contract/matching-position-list.ts';
import { matchingNow } from '#testing/matching.ts';
import { writtenPairs } from '#testing/written-pairs.ts';
import { choose, isWanted } from './choose.ts';
import { plan, type ScoutFacts, type Watched } from './plan.ts';

const pairs = writtenPairs(40, 14);

const facts = (candidates: readonly RecommendedPosition[], changes: Partial<ScoutFacts> = {}): ScoutFacts => ({
  basis: 'resume',
  personalOrder: true,
  candidates,
  said: [],
  watched: [],
  ...changes,
});
const looking = (known: readonly string[] = [], slip: Partial<AgentSlip> = {}) => ({
  slip: { ...defaultSlip('scout'), ...slip },
  known: new Set(known),
  now: matchingNow,
  lastRunAt: known.length === 0 ? null : new Date(matchingNow.getTime() - 86_400_000),
});
const bestFirst = (positions: readonly RecommendedPosition[]) =>
  positions.toSorted((a, b) => b.match.score - a.match.score);
const rich = pairs
  .map(({ positions }) => bestFirst(positions))
  .find((each) => each.filter(({ match }) => match.fit === 'strong' || match.fit === 'good').length >= 5);
if (rich === undefined) throw new Error('nobody has five good positions');

describe('what the scout suggests', () => {
  it('is few, of different companies, and explained by what both say', () => {
    for (const { positions } of pairs) {
      const { proposals, saw } = plan(facts(bestFirst(positions)), looking());
      expect(proposals.length).toBeLessThanOrEqual(5);
      expect(new Set(proposals.map(({ subject }) => subject.companyName)).size).toBe(proposals.length);
      for (const { why, act, key, evidence } of proposals) {
        expect(act).toBe('recommend');
        expect(why).toMatch(/合适：|留意：/u);
        expect(evidence.length).toBeLessThanOrEqual(3);
        expect(key).toMatch(/^suggest:/u);
      }
      expect(saw).toMatch(/^看了 14 个在招职位/u);
    }
  });

  it('is never told twice, however often it looks, and ends', () => {
    const known: string[] = [];
    for (let look = 0; look < 12; look += 1) {
      const { proposals } = plan(facts(rich), looking(known));
      for (const { key } of proposals) expect(known).not.toContain(key);
      if (look > 0) expect(proposals.length).toBeLessThanOrEqual(3);
      known.push(...proposals.map(({ key }) => key));
    }
    const last = plan(facts(rich), looking(known));
    expect(last.proposals).toEqual([]);
    expect(last.saw).toContain('没有新的合适职位');
  });

  it('stays within the slip', () => {
    const [first, second] = rich;
    const slip = {
      cityCodes: [second?.position.city.code ?? ''],
      salaryFloor: 1_500_000,
      companiesNever: [first?.position.company.name ?? ''],
    };
    const { proposals } = plan(facts(rich), looking([], slip));
    for (const { subject } of proposals) {
      const shown = rich.find(({ position }) => position.positionId === subject.positionId);
      expect(shown !== undefined && isWanted(shown.position, slip)).toBe(true);
      expect(subject.companyName).not.toBe(first?.position.company.name);
    }
    const nowhere = plan(facts(rich), looking([], { cityCodes: ['101340101'] }));
    expect(nowhere.proposals).toEqual([]);
    expect(nowhere.saw).toContain('超出您设定的范围');
  });

  it('is the nearest at first where nothing fits, and nothing later', () => {
    const weak = pairs.map(({ positions }) => bestFirst(positions).filter(({ match }) => match.fit === 'weak'));
    const first = weak.flatMap((each) => plan(facts(each), looking()).proposals);
    expect(first.length).toBeGreaterThan(0);
    for (const { why } of first) expect(why).toContain('合适：');
    for (const each of weak) expect(plan(facts(each), looking(['suggest:other'])).proposals).toEqual([]);
  });

  it('is nothing while recommendations are switched off', () => {
    expect(plan(facts(rich, { personalOrder: false }), looking())).toEqual({
      saw: '个性化推荐已关闭，没有查看职位。在求职意向里打开后，会继续为您寻找。',
      proposals: [],
    });
  });
});

describe('what it learns', () => {
  const [first] = rich;
  if (first === undefined) throw new Error('no position');
  const choice = { most: 5, mostOfOne: 1, mayBePossible: false };
  const no = (reason: 'company' | 'city' | 'salary' | 'other') => [{ yes: false, reason, position: first.position }];
  const slip = defaultSlip('scout');

  it('a no to a company keeps all of its positions away', () => {
    const chosen = choose(rich, no('company'), slip, choice);
    expect(chosen.map(({ position }) => position.company.companyId)).not.toContain(first.position.company.companyId);
  });

  it('a no to a city keeps positions there away', () => {
    const chosen = choose(rich, no('city'), slip, choice);
    expect(chosen.map(({ position }) => position.city.code)).not.toContain(first.position.city.code);
  });

  it('a no for another reason keeps that one away alone', () => {
    const chosen = choose(rich, no('other'), slip, choice);
    expect(chosen.map(({ position }) => position.positionId)).not.toContain(first.position.positionId);
    expect(chosen.length).toBeGreaterThan(0);
  });

  it('a yes is named where another position asks for the same', () => {
    const [chosen] = choose(rich.slice(1), [{ yes: true, reason: null, position: first.position }], slip, choice);
    expect(chosen?.learned.join()).toContain(`和您感兴趣的「${first.position.title}」要求相近`);
  });
});

describe('what is watched', () => {
  const watch = (each: RecommendedPosition, changes: Partial<Watched> = {}): Watched => ({
    position: each.position,
    isOpen: true,
    changedAt: null,
    match: each.match,
    ...changes,
  });
  const [a, b, c] = rich;
  if (a === undefined || b === undefined || c === undefined) throw new Error('too few positions');

  it('that stopped or changed since the last look is told', () => {
    const watched = [watch(a, { isOpen: false }), watch(b, { changedAt: matchingNow }), watch(c)];
    const { proposals } = plan(facts([], { watched }), looking(['suggest:x']));
    expect(proposals.map(({ title }) => title)).toEqual([
      expect.stringContaining('已停止招聘'),
      expect.stringContaining('更新了内容'),
    ]);
    expect(plan(facts([], { watched }), looking(['suggest:x', ...proposals.map(({ key }) => key)])).proposals).toEqual(
      [],
    );
  });

  it('is put in order, the best first, once three are open', () => {
    const { proposals } = plan(facts([], { watched: [watch(c), watch(a), watch(b)] }), looking(['suggest:x']));
    expect(proposals.map(({ act }) => act)).toEqual(['ranking']);
    const scores = proposals[0]?.sections?.[0]?.rows.map(
      ({ subject }) => rich.find(({ position }) => position.positionId === subject?.positionId)?.match.score ?? 0,
    );
    expect(scores).toHaveLength(3);
    expect(scores).toEqual(scores?.toSorted((x, y) => y - x));
  });
});
