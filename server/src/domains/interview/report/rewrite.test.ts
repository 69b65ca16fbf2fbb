import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFlags, type QuestionResult } from '@pinjian/contract/interview-report.ts';
import { topicOf } from '../ai/bank/question.ts';
import { blank, frameWords, rewriteOf } from './rewrite.ts';

const anchors = { 1: '说不清经过', 3: '能说清自己怎么做', 5: '能说明为什么这样选' };
const asked = { source: 'bank', form: 'experience', anchors, points: [] } as const;

function resultOf(said: string, change: Partial<QuestionResult> = {}): QuestionResult {
  return {
    index: 0,
    text: '讲一次慢查询',
    competency: 'craft',
    outcome: 'answered',
    followUps: 0,
    state: 'scored',
    score: 2.4,
    anchor: null,
    points: [
      { label: '说清怎么定位', met: true, quote: { seq: 3, start: 0, end: said.length, text: said } },
      { label: '说清怎么验证', met: false, quote: null },
    ],
    flags: [],
    ...change,
  };
}

const words = (rewrite: ReturnType<typeof rewriteOf>) => rewrite?.parts.map(({ text }) => text).join('') ?? null;

describe('a sentence towards the next step', () => {
  it('keeps one’s own words and leaves blanks for what only they know', () => {
    const said = '嗯，我先看慢日志，把查询改快了很多。';
    const rewrite = rewriteOf(resultOf(said), asked, [said]);
    expect(words(rewrite)).toBe('我先看慢日志，把查询改快了很多；说到“怎么验证”，＿＿；具体是从＿＿变成＿＿。');
    expect(rewrite?.towards).toBe(anchors[3]);
  });

  it('asks a case for the reason and for what if it does not work', () => {
    const said = '我先看慢日志';
    const full = resultOf(said, { points: resultOf(said).points.slice(0, 1), score: 3.4 });
    const rewrite = rewriteOf(full, { ...asked, form: 'scenario' }, [said]);
    expect(words(rewrite)).toBe('我先看慢日志；这样做是因为＿＿；如果不行，就＿＿。');
    expect(rewrite?.towards).toBe(anchors[5]);
  });

  it.each([
    ['nothing to go by', { state: 'insufficient', score: null }],
    ['another matter', { flags: ['offTopic'] }],
    ['a textbook', { flags: ['textbook'] }],
  ] as const)('of %s is only a beginning', (_name, change) => {
    const said = '我先看慢日志';
    const rewrite = rewriteOf(
      resultOf(said, { ...change, flags: [...('flags' in change ? change.flags : [])] }),
      asked,
      [said],
    );
    expect(rewrite?.parts.some(({ piece }) => piece === 'own')).toBe(false);
    expect(words(rewrite)).toContain(blank);
  });

  it.each([
    ['what was not answered', { outcome: 'skipped' }],
    [
      'a claim that may be wrong',
      { wrongs: [{ label: '直接重启', quote: { seq: 3, start: 0, end: 2, text: '重启' } }] },
    ],
    ['the top', { score: 4.6 }],
  ] as const)('is not made of %s', (_name, change) => {
    const said = '我先看慢日志';
    expect(rewriteOf(resultOf(said, change as Partial<QuestionResult>), asked, [said])).toBeNull();
  });

  it('is not made of a company’s own question', () => {
    expect(rewriteOf(resultOf('我先看慢日志'), { ...asked, source: 'company' }, ['我先看慢日志'])).toBeNull();
  });

  it('holds nothing that was not said, named by the rubric, or fixed before', () => {
    const texts = fc.array(
      fc.constantFrom('我', '嗯，', '改', '快了很多', '。', '3', '天', ' ', '因为', '后来', '😀', 'SQL'),
      {
        minLength: 1,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(
        fc.array(
          texts.map((each) => each.join('')),
          { minLength: 1, maxLength: 3 },
        ),
        fc.array(fc.tuple(fc.constantFrom('说清怎么定位', '结果怎样', '能讲明为什么'), fc.boolean(), fc.nat(2)), {
          maxLength: 4,
        }),
        fc.constantFrom('experience' as const, 'scenario' as const, 'knowledge' as const),
        fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
        fc.subarray([...answerFlags]),
        (said, points, form, score, flags) => {
          const result = resultOf('', {
            score,
            flags,
            points: points.map(([label, met, at]) => {
              const text = said[at] ?? '';
              return { label, met, quote: text === '' ? null : { seq: 3, start: 0, end: text.length, text } };
            }),
          });
          const topics = points.map(([label]) => topicOf(label));
          for (const { piece, text } of rewriteOf(result, { ...asked, form }, said)?.parts ?? []) {
            if (piece === 'own') expect(said.some((each) => each.includes(text) && text !== '')).toBe(true);
            if (piece === 'topic') expect(topics).toContain(text);
            if (piece === 'frame') expect(frameWords).toContain(text);
            if (piece === 'blank') expect(text).toBe(blank);
          }
        },
      ),
    );
  });
});
