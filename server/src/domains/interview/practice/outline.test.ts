import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interviewDifficulties, interviewKinds } from '@pinjian/contract/interview.ts';
import { simulationMeasures } from '@pinjian/contract/interview-practice.ts';
import { material } from '../ai/engine/conversation.fixture.ts';
import { planByRules } from '../ai/rule/plan-interview.ts';
import { outlineOf, shared } from './outline.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the outline of a plan', () => {
  it.each(interviewKinds.flatMap((kind) => interviewDifficulties.map((difficulty) => [kind, difficulty] as const)))(
    'of a %s interview, %s, adds up to the whole and tells no question',
    (kind, difficulty) => {
      const plan = planByRules(material({ kind, difficulty, ...(kind === 'skill' ? { skill: 'Redis' } : {}) }));
      const outline = outlineOf(plan);
      expect(sum(outline.topics.map(({ questions }) => questions))).toBe(plan.questions.length);
      expect(sum(outline.topics.map(({ minutes }) => minutes))).toBe(outline.minutes);
      expect(new Set(outline.topics.map(({ name }) => name)).size).toBe(outline.topics.length);
      const told = JSON.stringify(outline);
      for (const { text, rephrase, points } of plan.questions) {
        for (const words of [text, rephrase, ...points.map(({ ask }) => ask)]) expect(told).not.toContain(words);
      }
    },
  );

  it('names the skills that a question aims at, and only those', () => {
    const plan = planByRules(material({ kind: 'simulate' }));
    const aimed = new Set(plan.questions.flatMap(({ requirements }) => requirements));
    expect(outlineOf(plan).skills).toEqual(
      plan.requirements.filter((_each, index) => aimed.has(index)).map(({ skill }) => skill),
    );
    expect(outlineOf(plan).skills.length).toBeGreaterThan(0);
  });

  it.each(interviewDifficulties)('at level %s is what its page promises of that level', (difficulty) => {
    const { questions, minutes, followUps } = simulationMeasures[difficulty];
    for (let seed = 0; seed < 30; seed++) {
      const plan = planByRules(material({ kind: 'simulate', difficulty, seed }));
      expect(outlineOf(plan)).toMatchObject({ questionCount: questions, minutes });
      expect(outlineOf(plan).followUps).toBeLessThanOrEqual(followUps);
      expect(Math.max(...Object.values(plan.budget.followUps))).toBe(followUps);
    }
  });
});

describe('a whole shared out by weight', () => {
  it('loses nothing and gives nobody a part more than theirs rounded up', () => {
    fc.assert(
      fc.property(fc.nat(600), fc.array(fc.nat(900), { minLength: 1, maxLength: 9 }), (whole, weights) => {
        const parts = shared(whole, weights);
        const total = sum(weights);
        expect(sum(parts)).toBe(total === 0 ? 0 : whole);
        parts.forEach((part, index) => {
          const exact = total === 0 ? 0 : (whole * (weights[index] ?? 0)) / total;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        });
      }),
    );
  });
});
