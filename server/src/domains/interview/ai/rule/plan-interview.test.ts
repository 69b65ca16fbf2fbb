import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interviewDifficulties, interviewKinds } from '@pinjian/contract/interview.ts';
import { material, position, resume } from '../engine/conversation.fixture.ts';
import { planByRules } from './plan-interview.ts';
import { richResume } from './resume.fixture.ts';

const skills = ['Java', 'Redis', 'Kafka', '沟通', '测试用例', '招投标', '某种罕见技能', 'Excel', '团队协作', 'C++'];

const materials = fc
  .record({
    kind: fc.constantFrom(...interviewKinds),
    title: fc.constantFrom('Java开发工程师', '内科护士', '客服专员', '销售经理', ''),
    categoryCode: fc.constantFrom('100102', '230201', '180101', '170101', null),
    requirements: fc.uniqueArray(
      fc.record({
        skill: fc.constantFrom(...skills),
        years: fc.constantFrom(null, 1, 8),
        kind: fc.constantFrom('must' as const, 'nice' as const),
      }),
      { selector: (each) => each.skill, maxLength: 9 },
    ),
    withResume: fc.boolean(),
    difficulty: fc.constantFrom(...interviewDifficulties),
    seed: fc.nat(1_000_003),
  })
  .map(({ kind, title, categoryCode, requirements, withResume, difficulty, seed }) => ({
    kind,
    position: kind === 'skill' ? null : { ...position, title, categoryCode, categoryName: title, requirements },
    resume: withResume ? resume : null,
    skill: kind === 'skill' ? 'Redis' : null,
    difficulty,
    seed,
  }));

describe('a plan', () => {
  it('fills its budget, repeats no family, and aims at requirements that are there', () => {
    fc.assert(
      fc.property(materials, (made) => {
        const plan = planByRules(made);
        expect(plan.questions).toHaveLength(plan.budget.questions);
        expect(new Set(plan.questions.map((each) => each.family)).size).toBe(plan.questions.length);
        expect(new Set(plan.questions.map((each) => each.text)).size).toBe(plan.questions.length);
        for (const { requirements, weight } of plan.questions) {
          expect(weight).toBeGreaterThan(0);
          for (const index of requirements) expect(plan.requirements[index]).toBeDefined();
        }
      }),
      { numRuns: 200 },
    );
  });

  it('asks for every must-have as far as the budget goes, before anything nice', () => {
    fc.assert(
      fc.property(
        materials.filter((each) => each.kind === 'position' || each.kind === 'simulate'),
        (made) => {
          const plan = planByRules(made);
          const aimed = new Set(plan.questions.flatMap((each) => each.requirements));
          const musts = plan.requirements.flatMap((each, index) => (each.kind === 'must' ? [index] : []));
          const missed = musts.filter((index) => !aimed.has(index));
          const slots = plan.budget.questions - 2;
          expect(missed.length).toBeLessThanOrEqual(Math.max(0, musts.length - (slots - 1)));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is the same for the same material', () => {
    expect(planByRules(material())).toEqual(planByRules(material()));
  });

  it('rotates its questions with the seed', () => {
    const seen = new Set(
      Array.from({ length: 12 }, (_, seed) =>
        planByRules(material({ seed }))
          .questions.map((each) => each.id)
          .join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(3);
  });

  it('opens with the person’s own work and grows harder', () => {
    const { questions } = planByRules(material());
    expect(questions[0]).toMatchObject({ source: 'resume', difficulty: 'easy' });
    expect(questions[0]?.text).toContain('秒杀系统');
    const rank = { easy: 0, medium: 1, hard: 2 };
    const ladder = questions.slice(1).map((each) => rank[each.difficulty]);
    expect(ladder).toEqual(ladder.toSorted((a, b) => a - b));
  });

  it('names the requirement it asks for', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const question of planByRules(material({ seed })).questions) {
        const skills = question.requirements.map((index) => position.requirements[index]?.skill ?? '');
        for (const skill of skills) expect(question.text.toLowerCase()).toContain(skill.toLowerCase());
      }
    }
  });

  it('asks about what the resume claims', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { questions } = planByRules(material({ kind: 'resume', position: null, seed }));
      const texts = questions.map((each) => each.text).join('\n');
      expect(texts).toContain('下单接口耗时从 800 毫秒降到 200 毫秒');
      expect(texts).toContain('在北山软件做后端工程师');
    }
  });

  it.each([
    ['position', 1],
    ['simulate', 1],
    ['skill', 0],
    ['resume', 4],
  ] as const)('asks in a %s interview at most %i questions about the resume', (kind, most) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const skill = kind === 'skill' ? 'Redis' : null;
      const { questions } = planByRules(
        material({ kind, skill, seed, resume: richResume, ...(kind === 'skill' ? { position: null } : {}) }),
      );
      expect(questions.filter((each) => each.source === 'resume')).toHaveLength(most);
    }
  });

  it.each(interviewKinds.filter((kind) => kind !== 'skill'))(
    'opens %s interviews on one resume differently',
    (kind) => {
      const openings = Array.from(
        { length: 20 },
        (_, seed) => planByRules(material({ kind, seed, resume: richResume })).questions[0]?.text,
      );
      expect(new Set(openings).size).toBeGreaterThan(4);
    },
  );

  it('leaves the hard ones out of an easy practice', () => {
    const easy = planByRules(
      material({ kind: 'simulate', difficulty: 'easy', position: { ...position, requirements: [] } }),
    );
    expect(easy.questions.filter((each) => each.difficulty === 'hard')).toEqual([]);
  });
});
