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
const asked = { form: 'scenario', anchors: { 1: '说不清', 3: '能说清', 5: '能说清为什么' }, points: [] } as const;
const fromBank = { ...asked, source: 'bank' } as const;
const asPractice = { practice: true, said: ['先导出线程，再看日志。'] };
const forCompany = { ...asPractice, practice: false };
const wrongs = [{ label: '直接重启', quote: quote('一般直接重启就行。') }];

describe('what a candidate reads of a question', () => {
  it('doubts a claim that limited the score, and says that a person can look again', () => {
    expect(questionFeedback({ ...answer, wrongs }, fromBank, forCompany).advice).toBe(
      '“一般直接重启就行”这个说法可能有问题，可以再核对一下；您认为没有说错，可以申请人工复核。',
    );
  });

  it('names nobody to ask in a practice', () => {
    expect(questionFeedback({ ...answer, wrongs }, fromBank, asPractice).advice).toBe(
      '“一般直接重启就行”这个说法可能有问题，可以再核对一下。',
    );
  });

  it('doubts nothing where nothing wrong was claimed, and calls enough only what is', () => {
    expect(questionFeedback({ ...answer, score: 3.6 }, fromBank, forCompany).advice).toBe(
      '该讲的都讲到了，可以再练练讲得更简短。',
    );
    expect(questionFeedback(answer, fromBank, forCompany).advice).toContain('再具体一些');
  });

  it('shows a step in one’s own practice alone', () => {
    expect(questionFeedback(answer, fromBank, asPractice)).toMatchObject({ level: 2, said: asPractice.said });
    expect(questionFeedback(answer, fromBank, forCompany).level).toBeNull();
  });
});

describe('what a candidate reads of a company’s own question', () => {
  const partly = { ...answer, points: [...answer.points, { label: '说清谁来值守', met: false, quote: null }] };

  it.each([
    ['experience', '情况'],
    ['scenario', '怎么做'],
    ['knowledge', '为什么'],
  ] as const)('tells nothing of what is listened for, only how such an answer is told: %s', (form, words) => {
    const feedback = questionFeedback(partly, { ...asked, source: 'company', form }, forCompany);
    expect(feedback).toMatchObject({ shown: [], missing: [], rewrite: null, advice: expect.stringContaining(words) });
    expect(JSON.stringify(feedback)).not.toMatch(/现场|值守/u);
  });

  it('is in full where the question is of the bank', () => {
    expect(questionFeedback(partly, fromBank, forCompany).missing).toHaveLength(1);
  });
});
