import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportContent, type ReportContent } from '@pinjian/contract/interview-report.ts';
import { material, position } from '../engine/conversation.fixture.ts';
import { planByRules } from '../rule/plan-interview.ts';
import { scoreInterview } from './report.ts';
import { isVerified, type AskedQuestion, type ScoredTurn } from './transcript.ts';

const plan = planByRules(material());
const engine = { interviewer: '规则', scorer: '规则', bank: '1', model: null, promptHash: null };

/** An interview in which question `index` was answered by `answers[index]`; null was not asked, '' was skipped. */
function held(answers: readonly (string | null)[]): { report: ReportContent; turns: ScoredTurn[] } {
  const turns: ScoredTurn[] = [];
  const asked: AskedQuestion[] = plan.questions.map((question, index) => {
    const answer = answers[index] ?? null;
    if (answer === null) return { outcome: 'notAsked', turns: [], followUps: 0 };
    turns.push({
      seq: turns.length + 1,
      speaker: 'interviewer',
      kind: 'question',
      text: question.text,
      question: index,
    });
    if (answer === '') return { outcome: 'skipped', turns: [], followUps: 0 };
    turns.push({ seq: turns.length + 1, speaker: 'candidate', kind: 'said', text: answer, question: index });
    return { outcome: 'answered', turns: [turns.length], followUps: 0 };
  });
  const description = position.description.map((block) => block.text);
  return { report: scoreInterview({ plan, asked, turns, description, candidateQuestions: [], engine }), turns };
}

const good = (at: number): string =>
  `去年第${at + 1}个季度我负责一个项目，当时接口从${at + 2}秒涨到9秒，客户一直投诉。我先看了监控和日志，发现是第${at + 3}个查询没有索引，我对比了两个办法，选了改动小的那个，自己写了脚本，灰度两天之后降到200毫秒。后来我把它写进了上线检查，之后半年没有再出过问题，Redis 和 Java 的部分是我做的。`;

const anything = fc.array(
  fc.oneof(
    fc.constant(null),
    fc.constant(''),
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          '我',
          '负责',
          '了',
          '系统',
          '，',
          '。',
          '发现',
          '3',
          '秒',
          'Redis',
          '一般',
          '应该',
          '降到',
          '客户',
          '后来',
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join('')),
    fc.nat(9).map(good),
  ),
  { minLength: plan.questions.length, maxLength: plan.questions.length },
);

describe('every report', () => {
  it('fits the contract, quotes only what was said, and gives no number without a quote', () => {
    fc.assert(
      fc.property(anything, (answers) => {
        const { report, turns } = held(answers);
        expect(() => reportContent.parse(report)).not.toThrow();
        const quotes = [
          ...report.competencies.flatMap((each) => each.quotes),
          ...report.questions.flatMap((each) => each.points.flatMap((point) => point.quote ?? [])),
          ...report.coverage.flatMap((each) => each.quotes),
        ];
        for (const quote of quotes) expect(isVerified(turns, quote)).toBe(true);
        for (const { score, state, quotes: receipts } of report.competencies) {
          if (score === null) continue;
          expect(state).toBe('scored');
          expect(receipts.length).toBeGreaterThan(0);
          expect(score).toBeGreaterThanOrEqual(1);
          expect(score).toBeLessThanOrEqual(5);
        }
        const { score100, band, state } = report.overall;
        expect(score100 === null).toBe(band === null);
        if (score100 !== null) expect(state).toBe('scored');
        if (report.competencies.every((each) => each.score === null)) expect(score100).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it('is the same five times', () => {
    const answers = plan.questions.map((_, index) => good(index));
    const runs = Array.from({ length: 5 }, () => held(answers).report);
    for (const run of runs) expect(run).toEqual(runs[0]);
  });
});

describe('the overall score', () => {
  it('is not assessed in an empty interview', () => {
    expect(held([]).report.overall).toMatchObject({ state: 'notAssessed', score100: null, band: null });
    expect(held(plan.questions.map(() => '')).report.overall).toMatchObject({ state: 'notAssessed', score100: null });
  });

  it.each([['还行'], ['不知道'], ['。。。']])('is 证据不足 when every answer is %s', (text) => {
    const { overall, competencies } = held(plan.questions.map(() => text)).report;
    expect(overall).toMatchObject({ state: 'insufficient', score100: null });
    for (const each of competencies) expect(each).toMatchObject({ state: 'insufficient', score: null, quotes: [] });
  });

  it('is 25 x (weighted mean - 1) of the questions', () => {
    const { report } = held(plan.questions.map((_, index) => good(index)));
    const total = plan.questions.reduce((sum, each) => sum + each.weight, 0);
    const mean =
      plan.questions.reduce((sum, each, index) => sum + (report.questions[index]?.score ?? 1) * each.weight, 0) / total;
    expect(Math.abs((report.overall.score100 ?? 0) - 25 * (mean - 1))).toBeLessThan(3);
    const weights = report.competencies.reduce((sum, each) => sum + each.weight, 0);
    expect(weights).toBeCloseTo(1, 2);
  });

  it('never rises by leaving out, skipping or writing nonsense instead of a weak answer', () => {
    const weak = '有一次系统变慢了，我看了一下日志，后来加了缓存。';
    const rest = plan.questions.map((_, index) => (index === 2 ? weak : good(index)));
    const tried = held(rest).report.overall.score100 ?? 0;
    for (const instead of ['', '还行', '哈哈哈哈哈哈哈哈哈哈', plan.questions[2]?.text ?? '']) {
      const swapped = rest.map((text, index) => (index === 2 ? instead : text));
      expect(held(swapped).report.overall.score100 ?? 0).toBeLessThanOrEqual(tried);
    }
  });

  it('stays below a recommendation when less than 60 % was asked', () => {
    const { overall } = held([good(0), good(1), good(2)]).report;
    expect(overall.score100).toBeLessThan(55);
    expect(overall.caps.join()).toMatch(/不足计划的六成/u);
  });

  it('stays below the top band while a must-have is not shown', () => {
    const { report } = held(plan.questions.map((_, index) => good(index).replaceAll(/Redis|Java/gu, '数据库')));
    expect(report.coverage.filter((each) => each.kind === 'must' && each.state !== 'shown').length).toBeGreaterThan(0);
    expect(report.overall.score100 ?? 0).toBeLessThan(75);
    expect(report.nextRound.join()).toMatch(/必备要求/u);
  });

  it('is less certain with fewer answers', () => {
    const all = held(plan.questions.map((_, index) => good(index))).report.overall.uncertainty ?? 0;
    const some =
      held(plan.questions.map((_, index) => (index < 5 ? good(index) : null))).report.overall.uncertainty ?? 0;
    expect(some).toBeGreaterThan(all);
  });
});

describe('requirements', () => {
  it('are shown by what was done with them, asked without evidence, or not asked', () => {
    const answers = plan.questions.map((question, index) =>
      question.requirements.length > 0 ? '不太记得了' : index === 0 ? '我用 Redis 做了库存扣减。' : null,
    );
    const states = Object.fromEntries(held(answers).report.coverage.map((each) => [each.skill, each.state]));
    expect(states).toMatchObject({ Redis: 'shown', Java: 'askedNotShown', Kafka: 'notAsked' });
  });
});

describe('a quote', () => {
  const turns: ScoredTurn[] = [
    { seq: 1, speaker: 'interviewer', kind: 'question', text: '说说你做的事', question: 0 },
    { seq: 2, speaker: 'candidate', kind: 'said', text: '我做了三件事', question: 0 },
  ];
  it.each([
    [{ seq: 2, start: 0, end: 3, text: '我做了' }, true],
    [{ seq: 2, start: 0, end: 3, text: '我做过' }, false],
    [{ seq: 2, start: 1, end: 4, text: '我做了' }, false],
    [{ seq: 1, start: 0, end: 2, text: '说说' }, false],
    [{ seq: 3, start: 0, end: 1, text: '我' }, false],
    [{ seq: 2, start: 2, end: 2, text: '' }, false],
  ])('%o is verified: %s', (quote, verified) => {
    expect(isVerified(turns, quote)).toBe(verified);
  });
});
