import { expect, it } from 'vitest';
import { topicOf } from '../ai/bank/question.ts';
import { reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { getInterviewFeedback } from './get-interview-feedback.ts';
import { getInterviewReport } from './get-interview-report.ts';

const world = useWorld();

it('tells a candidate no point of a company’s own questions, and the employer all of them', async () => {
  const { mine, company, interviewId } = await reported(world);
  const told = await getInterviewFeedback(mine, { interviewId });
  expect(told.strengths.length).toBeGreaterThan(0);
  const { plan } = await world.db
    .selectFrom('interview_interview')
    .select('plan')
    .where('id', '=', interviewId)
    .executeTakeFirstOrThrow();
  const questions = plan.questions.map((each) => ({ ...each, source: 'company' as const }));
  await world.db
    .updateTable('interview_interview')
    .set({ plan: JSON.stringify({ ...plan, questions }) })
    .where('id', '=', interviewId)
    .execute();
  const { transcript, ...feedback } = await getInterviewFeedback(mine, { interviewId });
  expect(transcript).toEqual(told.transcript);
  expect(feedback.strengths.length).toBeGreaterThan(0);
  expect(feedback.questions.flatMap(({ shown, missing }) => [...shown, ...missing])).toEqual([]);
  const advice = JSON.stringify([
    feedback.nextStep,
    feedback.strengths.map(({ topic }) => topic),
    feedback.competencies.map(({ howTo }) => howTo),
    feedback.questions.map((each) => each.advice),
  ]);
  for (const { label, ask } of questions.flatMap(({ points }) => points)) {
    expect(advice).not.toContain(`“${topicOf(label)}”`);
    expect(advice).not.toContain(`"${topicOf(label)}"`);
    expect(advice).not.toContain(ask);
  }
  const report = await getInterviewReport(company, { interviewId });
  expect(report.questions.flatMap(({ points }) => points).length).toBeGreaterThan(0);
});
