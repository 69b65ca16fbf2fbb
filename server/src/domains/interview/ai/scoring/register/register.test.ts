import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registerKinds, type RegisterKind, type ScoreRegister } from '@pinjian/contract/interview-register.ts';
import { bankVersion } from '../../bank/bank.ts';
import { material, position } from '../../engine/conversation.fixture.ts';
import { planByRules } from '../../rule/plan-interview.ts';
import { scoreInterview, scorerVersion, type Held } from '../report.ts';
import { currentRegister, kindOf, standingIn } from './register.ts';

const plan = planByRules(material());
const engine = { interviewer: '规则', scorer: '规则', bank: '1', model: null, promptHash: null };
const good = (at: number): string =>
  `去年第${at + 1}个季度我负责一个项目，当时接口从${at + 2}秒涨到9秒，客户一直投诉。我先看了监控和日志，发现是第${at + 3}个查询没有索引，我对比了两个办法，选了改动小的那个，自己写了脚本，灰度两天之后降到200毫秒。`;

const held: Held = {
  plan,
  asked: plan.questions.map((_, index) => ({ outcome: 'answered', turns: [index + 1], followUps: 0 })),
  turns: plan.questions.map((_, index) => ({
    seq: index + 1,
    speaker: 'candidate',
    kind: 'said',
    text: good(index),
    question: index,
  })),
  description: position.description.map(({ text }) => text),
  candidateQuestions: [],
  engine,
};

function registerWith(kappas: Partial<Record<RegisterKind, number | null>>): ScoreRegister {
  return {
    measuredOn: '2026-11-28',
    scorer: '评分 1',
    bank: '1',
    judge: '0123456789ab',
    raters: '语言模型',
    kinds: registerKinds.map((kind) => {
      const kappa = kind in kappas ? (kappas[kind] ?? null) : 0.8;
      return { kind, kappa, low: kappa, high: kappa, answers: kappa === null ? 0 : 500, questions: 40 };
    }),
  };
}

const kinds = plan.questions.map(kindOf);
const scenarios = kinds.flatMap((kind, index) => (kind === 'scenario' ? [index] : []));

describe('the register that reports are made under', () => {
  it('is there, with a figure for each kind or the fact that there is none', () => {
    expect(currentRegister().kinds.map(({ kind }) => kind)).toEqual(registerKinds);
  });

  it('is of the scorer, the bank and the judge that are here: after a change `npm run bench -- answer-scoring` measures anew', () => {
    const weights = readFileSync(new URL('../judge/data/weights.tsv', import.meta.url));
    const judge = createHash('sha256').update(weights).digest('hex').slice(0, 12);
    expect(currentRegister()).toMatchObject({ scorer: scorerVersion, bank: bankVersion, judge });
  });

  it('has no number for a kind that it does not know', () => {
    expect(standingIn({ kinds: [] }, { source: 'bank', form: 'experience' })).toBe('evidence');
  });

  it('counts a company’s question as such, whatever it asks for', () => {
    expect(kindOf({ source: 'company', form: 'knowledge' })).toBe('company');
  });
});

describe('a report', () => {
  it('has questions of more than one kind to tell apart', () => {
    expect(scenarios.length).toBeGreaterThan(0);
    expect(scenarios.length).toBeLessThan(plan.questions.length);
  });

  it('keeps the register it was made under', () => {
    const register = registerWith({});
    expect(scoreInterview(held, register).register).toEqual(register);
  });

  it('counts everything where every kind does', () => {
    const report = scoreInterview(held, registerWith({}));
    expect(report.questions.every(({ standing }) => standing === undefined)).toBe(true);
    expect(report.overall.caps.join('')).not.toMatch(/仅供参考|只列证据/u);
  });

  it('shows a number that is for reference and leaves it out of the total', () => {
    const [all, without] = [registerWith({}), registerWith({ scenario: 0.65 })].map((each) =>
      scoreInterview(held, each),
    );
    for (const index of scenarios) {
      expect(without?.questions[index]?.standing).toBe('reference');
      expect(without?.questions[index]?.score).toBe(all?.questions[index]?.score);
    }
    expect(without?.overall.caps.join('')).toContain(`有 ${scenarios.length} 题的评分仅供参考`);
    expect(without?.overall.uncertainty ?? 0).toBeGreaterThan(all?.overall.uncertainty ?? 100);
    const share = (without?.competencies ?? []).reduce((sum, { weight }) => sum + weight, 0);
    expect(share).toBeCloseTo(1, 1);
  });

  it('keeps the evidence of a kind below the bar, and has no number of it', () => {
    const all = scoreInterview(held, registerWith({}));
    const report = scoreInterview(held, registerWith({ scenario: 0.4 }));
    for (const index of scenarios) {
      expect(report.questions[index]).toMatchObject({
        standing: 'evidence',
        state: 'needsReview',
        score: null,
        anchor: null,
      });
      expect(report.questions[index]?.points).toEqual(all.questions[index]?.points);
    }
    expect(report.coverage).toEqual(all.coverage);
    expect(report.overall.caps.join('')).toContain('只列证据');
  });

  it('has no total where nothing counts, and asks a person', () => {
    const none = Object.fromEntries(registerKinds.map((kind) => [kind, 0.3]));
    const { overall, competencies } = scoreInterview(held, registerWith(none));
    expect(overall).toMatchObject({ state: 'needsReview', score100: null, band: null });
    expect(competencies.every(({ score }) => score === null)).toBe(true);
    expect(competencies.some(({ quotes }) => quotes.length > 0)).toBe(true);
  });
});
