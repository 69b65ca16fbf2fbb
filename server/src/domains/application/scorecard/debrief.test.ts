import { describe, expect, it } from 'vitest';
import { applicationRow, asEmployer, asSeeker, messagesTo, runTask } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { reported } from '#testing/report.ts';
import { afterTheInterview, handIn, interviewersOf, roundOf, scoredRound } from '#testing/scorecard.ts';
import { useWorld } from '#testing/world.ts';
import { rejectCandidate } from '../pipeline/reject-candidate.ts';
import { undoRejection } from '../pipeline/undo-rejection.ts';
import { releaseRejectionsTask, remindOwingTask } from '../tasks.ts';
import { decideDebrief } from './decide-debrief.ts';
import { draftGoodbye } from './draft-goodbye.ts';
import { getDebrief } from './get-debrief.ts';

const world = useWorld();

async function toMembers(recipientId: string) {
  const rows = await world.db
    .selectFrom('message_message')
    .select(['title', 'meta', 'about'])
    .where('recipient_id', '=', recipientId)
    .where('dedupe_key', 'like', 'scorecard:%')
    .orderBy('id')
    .execute();
  return rows;
}

describe('a debrief', () => {
  it('is read by an interviewer only after their own card, and tells what each one saw', async () => {
    const candidate = await reported(world);
    const here = await roundOf(await interviewersOf(candidate));
    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId, { all: 4, recommendation: 'strongYes', summary: '面试官的话' });
    await expect(getDebrief(here.colleagueing, here)).rejects.toMatchObject({ code: 41055 });
    // The owner is none of them, and reads notes.
    expect(await getDebrief(here.company, here)).toMatchObject({
      cards: [{ mine: false, content: { summary: '面试官的话' } }],
      mayDecide: true,
    });
    await handIn(here.colleagueing, here.roundId, { all: 2, recommendation: 'no' });
    const debrief = await getDebrief(here.colleagueing, here);
    expect(debrief.comparisons).toHaveLength(4);
    expect(debrief.comparisons[0]).toMatchObject({ answers: [4, 2], mean: 3, spread: 2, agreement: 'apart' });
    expect(debrief.recommendations).toMatchObject({ spread: 2, agreement: 'apart' });
    expect(debrief.ai).toMatchObject({ interviewId: candidate.interviewId, mark: 'AI 生成' });
    expect(debrief.comparisons.some(({ ai }) => ai !== null)).toBe(true);
    expect(debrief.waitingFor).toEqual([]);
    expect(await getDebrief(here.interviewing, here)).toMatchObject({ mayDecide: false });
    expect(await toMembers(here.companyId)).toMatchObject([
      { title: '评分表已齐', about: 'notes', meta: { target: { kind: 'debrief', ids: { roundId: here.roundId } } } },
    ]);
  });

  it('is nobody else’s', async () => {
    const here = await scoredRound(world);
    const { companyId } = here;
    const unasked = await world.employer({ companyId, role: 'interviewer', companyStatus: 1 });
    await expect(getDebrief(world.as(unasked), here)).rejects.toMatchObject({ code: 40311 });
    const other = await verifiedOwner(world, { name: '远山贸易' });
    await expect(getDebrief(world.as(other), here)).rejects.toMatchObject({ code: 40400 });
    await expect(getDebrief(world.as(await world.employer()), here)).rejects.toMatchObject({ code: 40310 });
  });

  it('ends in decisions that all stay, each made over those that were seen', async () => {
    const here = await scoredRound(world);
    const { roundId } = here;
    const first = { roundId, seen: 0, decision: 'discuss' as const, reason: '等另一位的意见' };
    await expect(decideDebrief(here.company, first)).rejects.toMatchObject({ code: 41060 });
    afterTheInterview(world);
    await handIn(here.interviewing, roundId);
    const decided = await decideDebrief(here.company, first);
    expect(decided.decisions).toMatchObject([{ decision: 'discuss', reason: '等另一位的意见' }]);
    expect((await decideDebrief(here.company, first)).decisions).toHaveLength(1);
    const other = { roundId, seen: 0, decision: 'offer' as const, reason: '大家都同意' };
    await expect(decideDebrief(here.company, other)).rejects.toMatchObject({ code: 40900 });
    const { decisions } = await decideDebrief(here.company, { ...other, seen: 1 });
    expect(decisions.map(({ decision }) => decision)).toEqual(['offer', 'discuss']);
    await expect(decideDebrief(here.interviewing, { ...other, seen: 2 })).rejects.toMatchObject({ code: 40311 });
    // It moves nobody: the candidate stands where they stood.
    expect((await applicationRow(world, here.applicationId)).status).toBe(41);
  });
});

describe('a reminder', () => {
  it('comes an hour after the interview and the next working morning, once each, to who owes', async () => {
    // The clock of the tests stands at Friday the 20th, 10:00 in Beijing: the interview is on Saturday, until 11:00.
    const here = await scoredRound(world);
    afterTheInterview(world, 59);
    await runTask(world, remindOwingTask);
    expect(await toMembers(here.interviewer.userId)).toEqual([]);
    world.clock.advance(60_000);
    for (let run = 0; run < 3; run += 1) await runTask(world, remindOwingTask);
    expect(await toMembers(here.interviewer.userId)).toMatchObject([
      { title: '请填写面试评分表', meta: { target: { kind: 'scorecard', ids: { roundId: here.roundId } } } },
    ]);
    await handIn(here.colleagueing, here.roundId);
    world.clock.advance(24 * 3_600_000);
    await runTask(world, remindOwingTask);
    expect(await toMembers(here.interviewer.userId)).toHaveLength(1);
    world.clock.advance(22 * 3_600_000);
    for (let run = 0; run < 3; run += 1) await runTask(world, remindOwingTask);
    expect((await toMembers(here.interviewer.userId)).map(({ title }) => title)).toEqual([
      '请填写面试评分表',
      '评分表还没有提交',
    ]);
    expect(await toMembers(here.colleague.userId)).toHaveLength(1);
  });
});

describe('a goodbye', () => {
  it('is drafted from the cards, edited, told at the release and read on the application', async () => {
    const here = await scoredRound(world);
    expect(await draftGoodbye(here.company, here)).toEqual({ words: '', cards: 0 });
    afterTheInterview(world);
    await handIn(here.interviewing, here.roundId, { all: 2, summary: '内部的话' });
    const { words, cards } = await draftGoodbye(here.company, here);
    expect(cards).toBe(1);
    expect(words).toContain('感谢您参加「后端工程师」的面试');
    expect(words).not.toContain('内部的话');
    await expect(draftGoodbye(here.colleagueing, here)).rejects.toMatchObject({ code: 41055 });
    await expect(draftGoodbye(here.interviewing, here)).rejects.toMatchObject({ code: 40311 });

    const goodbye = `${words}\n祝您顺利。`;
    const rejection = { reason: 3, note: '', releaseNow: false, goodbye };
    const chosen = await asEmployer(here);
    expect(await rejectCandidate(here.company, { ...chosen, ...rejection })).toMatchObject({ rejection: { goodbye } });
    expect(await rejectCandidate(here.company, { ...chosen, ...rejection })).toMatchObject({ rejection: { goodbye } });
    expect((await asSeeker(here)).application.goodbye).toBeNull();
    world.clock.advance(25 * 3_600_000);
    await runTask(world, releaseRejectionsTask);
    expect((await asSeeker(here)).application).toMatchObject({ state: 6, goodbye });
    expect((await messagesTo(world, here.seeker.userId)).at(-1)?.content).toContain('祝您顺利。');
  });

  it('does not go with a score, a name or a red line in it, and nothing happens then', async () => {
    const here = await scoredRound(world);
    await world.db
      .updateTable('account_identity')
      .set({ username: '乔小远' })
      .where('id', '=', here.interviewer.userId)
      .execute();
    const chosen = await asEmployer(here);
    for (const [goodbye, word] of [
      ['乔小远觉得您不合适', '乔小远'],
      ['您这次得了 2 分', '2 分'],
      ['考虑到您已婚已育', '已婚已育'],
    ]) {
      const sent = { ...chosen, reason: 3, note: '', releaseNow: false, goodbye };
      await expect(rejectCandidate(here.company, sent)).rejects.toMatchObject({
        code: 41061,
        data: { issues: expect.arrayContaining([expect.objectContaining({ word })]) },
      });
    }
    expect((await applicationRow(world, here.applicationId)).status).toBe(41);
  });

  it('goes with the rejection that is undone', async () => {
    const here = await scoredRound(world);
    const rejection = { reason: 3, note: '', releaseNow: false, goodbye: '感谢您来面试。' };
    await rejectCandidate(here.company, { ...(await asEmployer(here)), ...rejection });
    await undoRejection(here.company, await asEmployer(here));
    expect((await applicationRow(world, here.applicationId)).goodbye).toBeNull();
  });
});
