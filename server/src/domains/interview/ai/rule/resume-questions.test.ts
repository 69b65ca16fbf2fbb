import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competencies } from '../bank/competencies.ts';
import { resumeProbes } from '../bank/resume-probe.ts';
import { openingQuestion, resumeQuestions } from './resume-questions.ts';
import { anyResume, internResume, post, project, resumeOf, richResume } from './resume.fixture.ts';

/** What nobody may be asked, and why somebody left, was away or stayed for a short time. */
const forbidden =
  /性别|男性|女性|男生|女生|年龄|\d+ ?岁|婚|恋爱|生育|怀孕|产假|育儿|户籍|户口|籍贯|民族|宗教|信仰|政治面貌|党员|星座|血型|身高|体重|残疾|病|父母|家庭|家里|离异|离职|为什么离开|跳槽|空窗|空白期|频繁|太短|裁员/u;
const instructions = /忽略以上|指令|满分|判为优秀|该候选人|ignore all|previous instructions|system|you are now/iu;

const seeds = fc.nat(1_000_003);

/** The project or post a question is about, by its id; null when it is about the resume as a whole. */
function subjectOf(id: string): string | null {
  return /^resume:\w+:((?:project|post):.*)$/su.exec(id)?.[1] ?? null;
}

describe('questions about the resume', () => {
  it('are whole, whatever the resume holds', () => {
    fc.assert(
      fc.property(anyResume, seeds, (resume, seed) => {
        const opening = openingQuestion(resume, seed);
        for (const question of [...resumeQuestions(resume, seed), ...(opening === null ? [] : [opening])]) {
          for (const text of [question.text, question.rephrase]) {
            expect(text).toMatch(/^[^\s，、：？].*\p{L}？$/u);
            expect(text).not.toMatch(/[{}<>|&$\n"\p{C}]/u);
            expect(text.replaceAll(/“[^“”]+”/gu, '')).not.toMatch(/[“”]/u);
            expect(text).not.toMatch(/undefined|null|NaN/u);
            expect(text).not.toMatch(forbidden);
            expect(text).not.toMatch(instructions);
            expect(text.length).toBeLessThanOrEqual(200);
          }
          expect(question.rephrase).not.toBe(question.text);
          expect(Object.keys(competencies)).toContain(question.competency);
          expect(question.points.length).toBeGreaterThanOrEqual(5);
          expect(question.requirements).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('come once of a family, and once about each project and post unless there is only one', () => {
    fc.assert(
      fc.property(anyResume, seeds, (resume, seed) => {
        const asked = resumeQuestions(resume, seed);
        expect(new Set(asked.map((each) => each.family)).size).toBe(asked.length);
        const subjects = asked.flatMap(({ id }) => subjectOf(id) ?? []);
        const most = new Map<string, number>();
        for (const each of subjects) most.set(each, (most.get(each) ?? 0) + 1);
        const repeated = [...most.values()].some((count) => count > 1);
        if (repeated) {
          expect(most.size).toBe(1);
          expect(Math.max(...most.values())).toBe(2);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('are asked in every family and every wording, by the seed', () => {
    const heard = new Set<string>();
    for (let seed = 0; seed < 400; seed += 1) {
      for (const resume of [richResume, internResume]) {
        for (const { family, text } of resumeQuestions(resume, seed)) {
          const probe = resumeProbes.find((each) => `resume:${each.id}` === family);
          const way = probe?.ways.findIndex((each) => matches(each.text, text)) ?? -1;
          expect(way).toBeGreaterThanOrEqual(0);
          heard.add(`${probe?.id}:${way}`);
        }
      }
    }
    expect(heard.size).toBe(resumeProbes.reduce((total, each) => total + each.ways.length, 0));
  });

  it('differ between two interviews on one resume', () => {
    const asked = (resume: typeof richResume, count: number): Set<string> =>
      new Set(
        Array.from({ length: 30 }, (_, seed) =>
          resumeQuestions(resume, seed)
            .slice(0, count)
            .map((each) => each.text)
            .join(),
        ),
      );
    expect(asked(richResume, 4).size).toBeGreaterThanOrEqual(28);
    expect(asked(resumeOf({ projects: [project('报表平台', '做报表')] }), 1).size).toBeGreaterThanOrEqual(2);
  });

  it('are the same for the same seed', () => {
    expect(resumeQuestions(richResume, 7)).toEqual(resumeQuestions(richResume, 7));
  });

  it('ask about a claimed figure whenever there is one, and not where the opening is', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const [opening, claim] = resumeQuestions(richResume, seed);
      expect(opening?.difficulty).toBe('easy');
      expect(claim?.family).toBe('resume:claim');
      expect(subjectOf(claim?.id ?? '')).not.toBe(subjectOf(opening?.id ?? ''));
    }
  });

  it('begin with a project where there is one, else with a post, else not at all', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(openingQuestion(richResume, seed)?.text).toMatch(/“(?:秒杀系统|记账小程序)”/u);
    }
    expect(openingQuestion(resumeOf({ work: [post('甲厂', '会计', '做账')] }), 1)?.text).toContain('在甲厂做会计');
    expect(openingQuestion(resumeOf({ skills: ['Java'] }), 1)).toBeNull();
  });

  it('ask twice at most about the only project there is', () => {
    const only = resumeOf({
      projects: [project('报表平台', '从零搭建，采用新方案，接手旧表，效率提升 30%。', '负责人')],
    });
    expect(resumeQuestions(only, 3)).toHaveLength(2);
  });
});

/** Whether a text is a wording with its slots filled. */
function matches(wording: string, text: string): boolean {
  const parts = wording.split(/\{\w+\}/u).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(text);
}
