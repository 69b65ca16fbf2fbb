import { describe, expect, it } from 'vitest';
import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import { stepsToNext } from './next-step.ts';

function question(index: number, changes: Partial<QuestionResult> = {}): QuestionResult {
  return {
    index,
    text: '讲一次慢查询',
    competency: 'craft',
    outcome: 'answered',
    followUps: 0,
    state: 'scored',
    score: 3,
    anchor: null,
    points: [],
    flags: [],
    ...changes,
  };
}

const quote = (text: string) => ({ seq: 3, start: 0, end: text.length, text });
const met = (label: string, text: string) => ({ label, met: true, quote: quote(text) });
const unmet = (label: string) => ({ label, met: false, quote: null });
const planned = (...asks: string[]) => ({
  source: 'bank' as const,
  form: 'experience' as const,
  points: asks.map((ask) => ({ ask })),
});

describe('the way to the next step', () => {
  it('follows one’s own words with what was missing after them', () => {
    const answer = question(1, {
      points: [met('排查过程', '先看慢日志。'), met('改动', '把查询从 3 秒降到 20 毫秒，'), unmet('怎么验证')],
    });
    expect(
      stepsToNext({ questions: [1] }, [question(0), answer], [planned(), planned('a', 'b', '怎么验证的？')]),
    ).toEqual([
      '第 2 题您讲到“把查询从 3 秒降到 20 毫秒”，接着用一两句话回答“怎么验证的？”，把“怎么验证”补上就更有说服力。',
    ]);
  });

  it('reads long words back in part, and never cuts a letter in two', () => {
    const long = `${'讲'.repeat(31)}😀后面还有很多`;
    const answer = question(0, { points: [met('经过', long), unmet('结果')] });
    const [advice] = stepsToNext({ questions: [0] }, [answer], [planned('a', '结果怎样？')]);
    expect(advice).toContain(`“${'讲'.repeat(31)}😀…”`);
  });

  it('speaks of every question before it says more on one, three pieces at most', () => {
    const lacking = (index: number) => question(index, { points: [unmet('甲'), unmet('乙'), unmet('丙')] });
    const advice = stepsToNext(
      { questions: [0, 1] },
      [lacking(0), lacking(1)],
      [planned('甲？', '乙？', '丙？'), planned('甲？', '乙？', '丙？')],
    );
    expect(advice).toEqual([
      '第 1 题没有讲到“甲”。可以举一件自己做过的事，直接回答“甲？”。',
      '第 2 题没有讲到“甲”。可以举一件自己做过的事，直接回答“甲？”。',
      '第 1 题还可以讲到“乙”，直接回答“乙？”。',
    ]);
  });

  it.each([
    ['skipped', /第 1 题跳过了。.*从“甲？”答起/],
    ['unanswered', /第 1 题没有作答。/],
  ] as const)('of a question that was %s names a beginning', (outcome, words) => {
    const left = question(0, { outcome, points: [unmet('甲')] });
    expect(stepsToNext({ questions: [0] }, [left], [planned('甲？')])).toEqual([expect.stringMatching(words)]);
  });

  it('says nothing of a question that was never asked, or that left nothing out', () => {
    const never = question(0, { outcome: 'notAsked', points: [unmet('甲')] });
    const whole = question(1, { points: [met('甲', '讲过了')] });
    expect(stepsToNext({ questions: [0, 1] }, [never, whole], [planned('甲？'), planned('甲？')])).toEqual([]);
  });

  it.each(['answered', 'skipped', 'unanswered'] as const)(
    'tells nothing of what a company listens for in its own question that was %s',
    (outcome) => {
      const own = question(0, { outcome, points: [met('甲点', '讲过了'), unmet('乙点'), unmet('丙点')] });
      const asked = { ...planned('甲问？', '乙问？', '丙问？'), source: 'company' as const };
      const advice = stepsToNext({ questions: [0] }, [own], [asked]);
      expect(advice).toEqual([expect.stringMatching(/^第 1 题.*结果/u)]);
      expect(advice.join('')).not.toMatch(/[甲乙丙][点问]/u);
    },
  );
});
