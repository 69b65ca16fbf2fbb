import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandFloors, bands } from '@pinjian/contract/interview-report.ts';
import { reportReview } from '@pinjian/contract/interview-review.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { withdrawDeletion } from '#domains/account/personal-data/withdraw-deletion.ts';
import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import { eraseApplicationsOf, reported } from '#testing/report.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { getInterviewFeedback } from '../report/get-interview-feedback.ts';
import { getInterviewReport } from '../report/get-interview-report.ts';
import { answerReview } from './answer-review.ts';
import { getFeedbackReview } from './get-feedback-review.ts';
import { getReportReview } from './get-report-review.ts';
import { overrideScore } from './override-score.ts';
import { requestReview } from './request-review.ts';
import { judgementOf } from './rules.ts';

const world = useWorld();
const reason = '原话里讲清了容量估算和回滚方案，程序只认出了其中一部分，所以调高。';

describe('a member’s own judgement', () => {
  it('stands beside the engine’s, with who, when and why; earlier ones stay, and the candidate’s result does not change', async () => {
    const { mine, company, companyId, interviewId } = await reported(world);
    const report = await getInterviewReport(company, { interviewId });
    const feedback = await getInterviewFeedback(mine, { interviewId });
    const [first] = report.competencies;
    if (first === undefined) throw new Error('there is no competency');
    const about = { interviewId, reason, revision: report.revision };

    await overrideScore(company, { ...about, target: 'overall', band: 'strong' });
    world.clock.advance(60_000);
    await overrideScore(company, { ...about, target: first.competency, score: 4.5 });
    world.clock.advance(60_000);
    const colleague = await world.employer({ companyId, role: 'recruiter' });
    await world.db
      .updateTable('account_identity')
      .set({ username: '周敏' })
      .where('id', '=', colleague.userId)
      .execute();
    const review = reportReview.parse(
      await overrideScore(world.as(colleague), { ...about, target: 'overall', score: 60 }),
    );
    expect(review.overrides).toMatchObject([
      { target: 'overall', targetName: '总评', band: 'recommended', score: 60, by: '周敏', reason, revision: 1 },
      { target: first.competency, targetName: first.name, band: null, score: 4.5, by: null },
      { target: 'overall', band: 'strong', score: null },
    ]);
    expect(review.overrides[0]?.at).toBe(world.clock.now().toISOString());
    expect(await getInterviewReport(company, { interviewId })).toEqual(report);
    expect(await getInterviewFeedback(mine, { interviewId })).toEqual(feedback);
    const seen = await getFeedbackReview(mine, { interviewId });
    expect(seen).toMatchObject({ reviewedAt: world.clock.now().toISOString(), request: null });
    expect(JSON.stringify(seen)).not.toContain(reason);
  });

  it('and their answer are made about nobody who is leaving, and again once they stay', async () => {
    const { mine, seeker, company, interviewId } = await reported(world);
    await requestReview(mine, { interviewId, reason: '有一题的回答没有算进去，请再看一次。' });
    const judge = () => overrideScore(company, { interviewId, reason, revision: 1, target: 'overall', band: 'strong' });
    const answer = () => answerReview(company, { interviewId, answer: '已经重新看过，评分没有变化。' });
    world.clock.advance(61_000);
    await sendOldPhoneCode(mine, {});
    await requestDeletion(world.as(seeker), { code: world.test.sentSms.at(-1)?.code ?? '' });
    await expect(judge()).rejects.toMatchObject({ code: 40400 });
    await expect(answer()).rejects.toMatchObject({ code: 40400 });
    await withdrawDeletion(mine);
    expect((await judge()).overrides).toHaveLength(1);
    await answer();
  });

  it('sent twice is one, changed back and forth is a history', async () => {
    const { company, interviewId } = await reported(world);
    const about = { interviewId, reason, revision: 1, target: 'overall' };
    await overrideScore(company, { ...about, band: 'strong' });
    await overrideScore(company, { ...about, band: 'strong' });
    expect((await getReportReview(company, { interviewId })).overrides).toHaveLength(1);
    await overrideScore(company, { ...about, band: 'undecided' });
    await overrideScore(company, { ...about, band: 'strong' });
    expect((await getReportReview(company, { interviewId })).overrides.map((each) => each.band)).toEqual([
      'strong',
      'undecided',
      'strong',
    ]);
  });

  it('is refused to everybody who may not see the report, and for what is no judgement', async () => {
    const { company, companyId, interviewId } = await reported(world);
    const chosen = { interviewId, reason, revision: 1, target: 'overall', band: 'strong' } as const;
    const { companyId: elsewhere } = await reported(world);
    const other = world.as(await world.employer({ companyId: elsewhere }));
    await expect(overrideScore(other, chosen)).rejects.toMatchObject({ code: 40400 });
    const interviewer = world.as(await world.employer({ companyId, role: 'interviewer' }));
    await expect(overrideScore(interviewer, chosen)).rejects.toMatchObject({ code: 40311 });
    await expect(overrideScore(company, { ...chosen, revision: 2 })).rejects.toMatchObject({ code: 40961 });
    await expect(overrideScore(company, { ...chosen, target: 'nothing' })).rejects.toMatchObject({
      code: 40001,
      data: [{ path: 'target' }],
    });
    expect((await getReportReview(company, { interviewId })).overrides).toEqual([]);
  });

  it('stays without its member, and goes with the interview', async () => {
    const { company, owner, seeker, interviewId } = await reported(world);
    await overrideScore(company, { interviewId, reason, revision: 1, target: 'overall', band: 'strong' });
    await personal.erase(world.system(), owner.userId);
    expect(await world.db.selectFrom('interview_override').select(['made_by', 'reason']).execute()).toEqual([
      { made_by: null, reason },
    ]);
    await eraseApplicationsOf(world, seeker.userId);
    await personal.erase(world.system(), seeker.userId);
    expect(await world.db.selectFrom('interview_override').selectAll().execute()).toEqual([]);
  });
});

describe('judgementOf', () => {
  const content = { competencies: [{ competency: 'craft' }] } as never;

  it.each([
    [{ target: 'overall' }, 'band'],
    [{ target: 'overall', score: 60.5 }, 'score'],
    [{ target: 'overall', score: 80, band: 'undecided' }, 'band'],
    [{ target: 'craft' }, 'score'],
    [{ target: 'craft', score: 3.3 }, 'score'],
    [{ target: 'craft', score: 5.5 }, 'score'],
    [{ target: 'craft', score: 0.5 }, 'score'],
    [{ target: 'else', score: 3 }, 'target'],
  ] as const)('refuses %j at %s', (chosen, path) => {
    expect(judgementOf(chosen, content)).toMatchObject({ path });
  });

  it('gives a whole score the band that it reaches', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (score) => {
        const made = judgementOf({ target: 'overall', score }, content);
        if ('path' in made || made.band === null) throw new Error('refused');
        expect(bandFloors[made.band]).toBeLessThanOrEqual(score);
        const better = bands[bands.indexOf(made.band) - 1];
        if (better !== undefined) expect(score).toBeLessThan(bandFloors[better]);
      }),
    );
  });
});
