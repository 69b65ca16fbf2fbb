import { describe, expect, it } from 'vitest';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { seekerWithResume } from '#testing/application.ts';
import { enterRoom, goodAnswer, holdInterview, prepare } from '#testing/interview.ts';
import { reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { startJobSimulationInterview } from '../practice/start-job-simulation-interview.ts';
import { getInterviewFeedback } from '../report/get-interview-feedback.ts';
import { answerAgain } from './answer-again.ts';
import { getAnswerTries } from './get-answer-tries.ts';

const world = useWorld();
const day = 86_400_000;
const poor = (at: number): string => `第${at + 1}件事我就是正常做的，领导怎么说就怎么弄，没什么特别的。`;

/** A practice that was held with answers that show little. */
async function practised(answer = poor): Promise<{ mine: Ctx<SeekerActor>; interviewId: string }> {
  const { mine } = await seekerWithResume(world);
  const { interviewId } = await startJobSimulationInterview(mine, { positionCode: '100102', difficulty: 'easy' });
  await prepare(mine, interviewId, 'simulate');
  await holdInterview(await enterRoom(mine, interviewId), answer);
  await world.runTasks();
  return { mine, interviewId };
}

const reportsOf = (interviewId: string) =>
  world.db.selectFrom('interview_report').selectAll().where('interview_id', '=', interviewId).execute();

describe('an answer given again', () => {
  it('is scored beside the first one, and leaves feedback and report as they were', async () => {
    const { mine, interviewId } = await practised();
    const feedback = await getInterviewFeedback(mine, { interviewId });
    const report = await reportsOf(interviewId);
    const { available, questions, left } = await answerAgain(mine, { interviewId, question: 0, text: goodAnswer(7) });
    expect(available).toBe(true);
    expect(left).toBe(49);
    const [again] = questions[0]?.tries ?? [];
    expect(again).toMatchObject({ ordinal: 1, text: goodAnswer(7), before: feedback.questions[0]?.level ?? null });
    expect(again?.level ?? 0).toBeGreaterThan(again?.before ?? 0);
    expect(await getInterviewFeedback(mine, { interviewId })).toEqual(feedback);
    expect(await reportsOf(interviewId)).toEqual(report);
  });

  it('keeps every try, the newest first, and names what it gained', async () => {
    const { mine, interviewId } = await practised();
    await answerAgain(mine, { interviewId, question: 1, text: poor(90) });
    const { questions } = await answerAgain(mine, { interviewId, question: 1, text: goodAnswer(8) });
    expect(questions).toMatchObject([{ index: 1, tries: [{ ordinal: 2 }, { ordinal: 1 }] }]);
    expect(await getAnswerTries(mine, { interviewId })).toMatchObject({ questions, left: 48 });
  });

  it('counts once however often it is sent, also at the same time', async () => {
    const { mine, interviewId } = await practised();
    const sent = { interviewId, question: 0, text: goodAnswer(7) };
    const first = await answerAgain(mine, sent);
    expect(await answerAgain(mine, sent)).toEqual(first);
    expect(await world.db.selectFrom('interview_try').select('id').execute()).toHaveLength(1);
  });

  it('is the answer of the person alone', async () => {
    const { mine, interviewId } = await practised();
    const stranger = world.as(await world.seeker());
    const gone = { code: 40400 };
    await expect(answerAgain(stranger, { interviewId, question: 0, text: goodAnswer(7) })).rejects.toMatchObject(gone);
    await expect(getAnswerTries(stranger, { interviewId })).rejects.toMatchObject(gone);
    await expect(answerAgain(mine, { interviewId, question: 99, text: goodAnswer(7) })).rejects.toMatchObject(gone);
  });

  it('is refused where a company asked: its report is of what was said then', async () => {
    const { mine, interviewId } = await reported(world);
    await expect(answerAgain(mine, { interviewId, question: 0, text: goodAnswer(7) })).rejects.toMatchObject({
      code: 40967,
    });
    expect(await getAnswerTries(mine, { interviewId })).toMatchObject({ available: false, questions: [] });
  });

  it('is refused after so many in a day, and possible again the day after', async () => {
    const { mine, interviewId } = await practised();
    for (let at = 0; at < 50; at += 1) await answerAgain(mine, { interviewId, question: 0, text: poor(100 + at) });
    await expect(answerAgain(mine, { interviewId, question: 0, text: goodAnswer(7) })).rejects.toMatchObject({
      code: 42952,
      data: { perDay: 50 },
    });
    // What was given already is still that answer.
    await answerAgain(mine, { interviewId, question: 0, text: poor(100) });
    world.clock.advance(day + 1000);
    await answerAgain(mine, { interviewId, question: 0, text: goodAnswer(7) });
  });

  it('of somebody in need is not rated, and names who listens', async () => {
    const { mine, interviewId } = await practised();
    const { questions } = await answerAgain(mine, { interviewId, question: 0, text: '我不想活了，撑不下去了。' });
    const [again] = questions[0]?.tries ?? [];
    expect(again).toMatchObject({ level: null, rewrite: null, missing: [], advice: expect.stringContaining('12356') });
  });

  it('is taken along with one’s data, and erased with it', async () => {
    const { mine, interviewId } = await practised();
    await answerAgain(mine, { interviewId, question: 0, text: goodAnswer(7) });
    expect(JSON.stringify(await personal.export(mine, mine.actor.userId))).toContain(goodAnswer(7));
    await personal.erase(world.system(), mine.actor.userId);
    expect(await world.db.selectFrom('interview_try').select('id').execute()).toEqual([]);
  });
});
