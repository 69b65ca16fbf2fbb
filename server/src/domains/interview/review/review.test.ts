import { describe, expect, it } from 'vitest';
import { feedbackReview, reportReview } from '@pinjian/contract/interview-review.ts';
import { eraseApplicationsOf, reported } from '#testing/report.ts';
import { useWorld, type World } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { startSkillInterview } from '../ai/start/start-skill-interview.ts';
import { answerReview } from './answer-review.ts';
import { getFeedbackReview } from './get-feedback-review.ts';
import { getReportReview } from './get-report-review.ts';
import { requestReview } from './request-review.ts';

const world = useWorld();
const day = 86_400_000;
const reason = '第三题我说的是灰度发布，报告理解成了停机发布，请人看一下原话。';
const answer = '已经逐条核对原话，第三题确实是灰度发布，后续面试会按这个理解继续。';

async function messagesOf(here: World, recipientId: string) {
  return here.db
    .selectFrom('message_message')
    .select(['message_type as type', 'content', 'meta'])
    .where('recipient_id', '=', recipientId)
    .where('dedupe_key', 'like', 'interview:%')
    .orderBy('id')
    .execute();
}

describe('a request for a person', () => {
  it('is told to the company, answered, and the candidate is told', async () => {
    const { mine, company, companyId, seeker, interviewId, resumeId, positionId } = await reported(world);
    expect(await getFeedbackReview(mine, { interviewId })).toMatchObject({
      available: true,
      request: null,
      reviewedAt: null,
    });
    const asked = feedbackReview.parse(await requestReview(mine, { interviewId, reason }));
    expect(asked).toMatchObject({ available: false, request: { state: 'pending', reason, answer: null } });
    await world.deliver();
    const target = { kind: 'candidate', ids: { resumeId, positionId } };
    expect(await messagesOf(world, companyId)).toMatchObject([
      { type: '7', content: expect.stringContaining('申请了人工复核') as string, meta: { target } },
    ]);

    const answered = reportReview.parse(await answerReview(company, { interviewId, answer }));
    expect(answered.request).toMatchObject({ state: 'answered', reason, answer });
    expect(await messagesOf(world, seeker.userId)).toMatchObject([
      { type: '7', meta: { target: { kind: 'feedback', ids: { interviewId } } } },
    ]);
    const seen = await getFeedbackReview(mine, { interviewId });
    expect(seen).toMatchObject({ request: { state: 'answered', answer }, reviewedAt: world.clock.now().toISOString() });
    expect(seen.request).not.toHaveProperty('answeredBy');
  });

  it('is not answered with words that may not be said to a candidate', async () => {
    const { mine, company, interviewId } = await reported(world);
    await requestReview(mine, { interviewId, reason });
    const unlawful = '我们这个岗位只招男生，所以没有通过，请谅解。';
    await expect(answerReview(company, { interviewId, answer: unlawful })).rejects.toMatchObject({
      code: 40001,
      data: [{ path: 'answer', message: expect.stringMatching(/^“只招男生”不能发布：不得以性别/) as string }],
    });
    expect(await getFeedbackReview(mine, { interviewId })).toMatchObject({
      request: { state: 'pending', answer: null },
    });
  });

  it('repeated is the same request and the same answer, told once', async () => {
    const { mine, company, companyId, seeker, interviewId } = await reported(world);
    const asked = await requestReview(mine, { interviewId, reason });
    expect(await requestReview(mine, { interviewId, reason })).toEqual(asked);
    await expect(requestReview(mine, { interviewId, reason: `${reason}还有第四题。` })).rejects.toMatchObject({
      code: 40958,
    });
    const answered = await answerReview(company, { interviewId, answer });
    expect(await answerReview(company, { interviewId, answer })).toEqual(answered);
    await expect(answerReview(company, { interviewId, answer: `${answer}再补充。` })).rejects.toMatchObject({
      code: 40960,
    });
    await world.deliver();
    expect(await messagesOf(world, companyId)).toHaveLength(1);
    expect(await messagesOf(world, seeker.userId)).toHaveLength(1);
  });

  it('is the candidate’s own, and answered by members who may see the report', async () => {
    const { mine, company, companyId, interviewId } = await reported(world);
    const stranger = world.as(await world.seeker());
    const gone = { code: 40400 };
    await expect(requestReview(stranger, { interviewId, reason })).rejects.toMatchObject(gone);
    await expect(getFeedbackReview(stranger, { interviewId })).rejects.toMatchObject(gone);
    await expect(answerReview(company, { interviewId, answer })).rejects.toMatchObject({ code: 40959 });
    await requestReview(mine, { interviewId, reason });
    const { companyId: elsewhere } = await reported(world);
    const other = world.as(await world.employer({ companyId: elsewhere }));
    await expect(answerReview(other, { interviewId, answer })).rejects.toMatchObject(gone);
    await expect(getReportReview(other, { interviewId })).rejects.toMatchObject(gone);
    const interviewer = world.as(await world.employer({ companyId, role: 'interviewer' }));
    await expect(answerReview(interviewer, { interviewId, answer })).rejects.toMatchObject({ code: 40311 });
    await expect(getReportReview(interviewer, { interviewId })).rejects.toMatchObject({ code: 40311 });
  });

  it('is possible for thirty days, and not for a practice or an interview without a report', async () => {
    const { mine, interviewId } = await reported(world);
    const practice = await startSkillInterview(mine, { skill: 'TypeScript', level: 'easy' });
    await expect(requestReview(mine, { interviewId: practice.interviewId, reason })).rejects.toMatchObject({
      code: 40956,
    });
    await expect(getFeedbackReview(mine, practice)).rejects.toMatchObject({ code: 40954 });
    world.clock.advance(30 * day);
    expect((await getFeedbackReview(mine, { interviewId })).available).toBe(true);
    world.clock.advance(1);
    expect((await getFeedbackReview(mine, { interviewId })).available).toBe(false);
    await expect(requestReview(mine, { interviewId, reason })).rejects.toMatchObject({ code: 40957 });
  });

  it('is the person’s to take along and is erased with the interview', async () => {
    const { mine, company, seeker, interviewId } = await reported(world);
    await requestReview(mine, { interviewId, reason });
    await answerReview(company, { interviewId, answer });
    expect(await personal.export(world.system(), seeker.userId)).toMatchObject({
      interviews: [{ review: { reason, answer } }],
    });
    await eraseApplicationsOf(world, seeker.userId);
    await personal.erase(world.system(), seeker.userId);
    expect(await world.db.selectFrom('interview_review').selectAll().execute()).toEqual([]);
  });

  it('keeps the answer of a member whose account is erased, without the member', async () => {
    const { mine, company, owner, interviewId } = await reported(world);
    await requestReview(mine, { interviewId, reason });
    await answerReview(company, { interviewId, answer });
    await personal.erase(world.system(), owner.userId);
    expect(await world.db.selectFrom('interview_review').selectAll().execute()).toMatchObject([
      { answer, answered_by: null },
    ]);
  });
});
