import { describe, expect, it } from 'vitest';
import { bank } from '../../server/src/domains/interview/ai/bank/bank.ts';
import { topicOf } from '../../server/src/domains/interview/ai/bank/question.ts';
import { scoreQuestion } from '../../server/src/domains/interview/ai/scoring/question-result.ts';
import { questionFeedback } from '../../server/src/domains/interview/report/question-feedback.ts';
import { blank, frameWords } from '../../server/src/domains/interview/report/rewrite.ts';
import { writtenAnswers } from './read-answers.ts';

/** Words by which an answer is called good. */
const praise = /该讲的都讲到|讲得(?:很|真|最|不错|好)|很好|出色|优秀|不错|完整地|清楚地/u;
/** From this step on an answer may be called good. */
const goodFrom = 3;

/** Every answer that may be looked at, with its feedback as a practice shows it. */
const told = writtenAnswers('tuned').flatMap((answer) => {
  const question = bank.find(({ id }) => id === answer.q);
  if (question === undefined) return [];
  const planned = { ...question, source: 'bank' as const, requirements: [], weight: 1 };
  const { result } = scoreQuestion({
    index: 0,
    question: planned,
    asked: { outcome: 'answered', turns: [1], followUps: 0 },
    turns: [{ seq: 1, speaker: 'candidate', kind: 'said', text: answer.text, question: 0 }],
    description: [],
    earlier: [],
  });
  return [
    { answer, result, question, feedback: questionFeedback(result, planned, { practice: true, said: [answer.text] }) },
  ];
});

describe('what people read of their answers', () => {
  it('is looked at over the whole corpus', () => {
    expect(told.length).toBeGreaterThan(1800);
  });

  it('praises nothing that was scored low', () => {
    const praised = told.filter(
      ({ result, feedback }) => (result.score ?? 1) < goodFrom && praise.test(feedback.advice),
    );
    expect(praised.map(({ answer, feedback }) => `${answer.text} → ${feedback.advice}`)).toEqual([]);
  });

  it('rewrites with nothing that was not said, named by the rubric or fixed before', () => {
    const parts = told.flatMap(({ answer, question, feedback: { rewrite } }) =>
      (rewrite?.parts ?? []).map((part) => ({ ...part, answer: answer.text, question })),
    );
    expect(parts.filter(({ piece }) => piece === 'own').length).toBeGreaterThan(300);
    const added = parts.filter(({ piece, text, answer, question }) => {
      if (piece === 'own') return !answer.includes(text);
      if (piece === 'topic') return !question.points.some(({ label }) => topicOf(label) === text);
      return piece === 'frame' ? !frameWords.includes(text) : text !== blank;
    });
    expect(added).toEqual([]);
  });

  it('builds on nothing told of another matter', () => {
    const beside = told.filter(
      ({ result, feedback }) => result.flags.includes('offTopic') && feedback.rewrite !== null,
    );
    expect(beside.some(({ feedback }) => feedback.rewrite?.parts.some(({ piece }) => piece === 'own'))).toBe(false);
  });
});
