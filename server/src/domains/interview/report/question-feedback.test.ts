import { describe, expect, it } from 'vitest';
import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import { questionFeedback } from './question-feedback.ts';

const quote = (text: string) => ({ seq: 3, start: 0, end: text.length, text });

const answer: QuestionResult = {
  index: 0,
  text: '服务卡住了，您先做什么？',
  competency: 'craft',
  outcome: 'answered',
  followUps: 0,
  state: 'scored',
  score: 2.4,
  anchor: null,
  points: [{ label: '先留现场', met: true, quote: quote('先导出线程') }],
  flags: [],
};
const fromBank = { source: 'bank', form: 'scenario' } as const;
const wrongs = [{ label: '直接重启', quote: quote('一般直接重启就行。') }];

describe('what a candidate reads of a question', () => {
  it('doubts a claim that limited the score, and says that a person can look again', () => {
    expect(questionFeedback({ ...answer, wrongs }, fromBank, false).advice).toBe(
      '“一般直接重启就行”这个说法可能有问题，可以再核对一下；您认为没有说错，可以申请人工复核。',
    );
  });

  it('names nobody to ask in a practice', () => {
    expect(questionFeedback({ ...answer, wrongs }, fromBank, true).advice).toBe(
      '“一般直接重启就行”这个说法可能有问题，可以再核对一下。',
    );
  });

  it('doubts nothing where nothing wrong was claimed', () => {
    expect(questionFeedback(answer, fromBank, false).advice).toBe('该讲的都讲到了，可以再练练讲得更简短。');
  });
});

describe('what a candidate reads of a company’s own question', () => {
  const partly = { ...answer, points: [...answer.points, { label: '说清谁来值守', met: false, quote: null }] };

  it.each([
    ['experience', '情况'],
    ['scenario', '怎么做'],
    ['knowledge', '为什么'],
  ] as const)('tells nothing of what is listened for, only how such an answer is told: %s', (form, words) => {
    const feedback = questionFeedback(partly, { source: 'company', form }, false);
    expect(feedback).toMatchObject({ shown: [], missing: [], advice: expect.stringContaining(words) });
    expect(JSON.stringify(feedback)).not.toMatch(/现场|值守/u);
  });

  it('is in full where the question is of the bank', () => {
    expect(questionFeedback(partly, fromBank, false).missing).toHaveLength(1);
  });
});
