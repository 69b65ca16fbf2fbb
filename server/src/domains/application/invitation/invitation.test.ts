import { describe, expect, it } from 'vitest';
import { asEmployer, asSeeker, delivered, eventsOf, invite, messagesTo, pass, runTask } from '#testing/application.ts';
import type { Delivered } from '#testing/application.ts';
import { closeOverdueTask } from '#domains/interview/tasks.ts';
import { useWorld } from '#testing/world.ts';
import { recordClosedInterview, recordReport } from '../pipeline/follow-interview.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { expireInvitationsTask } from '../tasks.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { takeBackInvitation } from './take-back-invitation.ts';

const world = useWorld();
const day = 86_400_000;
const system = () => world.as({ kind: 'system' as const });

async function accept(here: Delivered, invitationId: string) {
  const { from, version } = await asSeeker(here);
  return acceptInvitation(here.mine, { invitationId, from, version });
}

describe('an AI interview', () => {
  it('is invited to, accepted, held and reported', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { application } = await asSeeker(here);
    expect(application).toMatchObject({ state: 3, invitation: { invitationId, state: 'pending', interviewStatus: 0 } });
    expect(application.allowedMoves).toEqual(['acceptAiInterview', 'declineAiInterview', 'withdraw']);
    expect((await messagesTo(world, here.seeker.userId)).at(-1)).toMatchObject({
      type: '11',
      content: expect.stringMatching(/^青禾科技邀请您参加AI面试/),
      meta: { companyName: '青禾科技', interviewTime: '11月27日 10:00 前答复', interviewType: 'AI面试' },
    });

    const { interviewId, application: accepted } = await accept(here, invitationId);
    expect(accepted).toMatchObject({ state: 31, invitation: { state: 'accepted', interviewId, interviewStatus: 2 } });
    const told = (await messagesTo(world, here.seeker.userId)).at(-1);
    expect(told).toMatchObject({ type: '21', meta: { interviewType: 'AI面试' } });
    expect(told?.content).toMatch(/^您已接受青禾科技的面试邀请\n面试时间：.+\n面试形式：AI面试$/);
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({ type: '1' });

    const news = { interviewId, applicationId: here.applicationId, complete: true };
    for (const told of [news, news]) await system().transaction((tx) => tx.emit('interview.reportReady', told));
    await world.deliver();
    expect(await asSeeker(here)).toMatchObject({ from: 32 });
    expect(await eventsOf(here)).toEqual([
      'apply 0>1 seeker',
      'passResume 1>2 employer',
      'inviteToAiInterview 2>3 employer',
      'acceptAiInterview 3>31 seeker',
      'recordReport 31>32 system',
    ]);
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({
      type: '7',
      content: expect.stringContaining('报告已生成'),
    });
  });

  it('accepted twice is one interview', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { from, version } = await asSeeker(here);
    const first = await acceptInvitation(here.mine, { invitationId, from, version });
    expect(await acceptInvitation(here.mine, { invitationId, from, version })).toEqual(first);
    expect(await eventsOf(here)).toHaveLength(4);
  });

  it('declined or taken back leads to where the invitation came from, and may be offered again', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { from, version } = await asSeeker(here);
    const declined = await declineInvitation(here.mine, { invitationId, from, version, note: '已入职其他公司' });
    expect(declined).toMatchObject({ state: 2, invitation: { state: 'declined', interviewStatus: 3 } });
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({
      type: '1',
      content: '林小满谢绝了「后端工程师」的AI面试邀请。说明：已入职其他公司',
    });
    const second = await invite(here);
    expect(await takeBackInvitation(here.company, await asEmployer(here))).toMatchObject({
      state: 2,
      invitation: { invitationId: second, state: 'takenBack' },
    });
    const stale = await asSeeker(here);
    await expect(
      acceptInvitation(here.mine, { invitationId: second, from: stale.from, version: stale.version }),
    ).rejects.toMatchObject({ code: 40943 });
    await invite(here);
    const present = await asSeeker(here);
    await expect(
      acceptInvitation(here.mine, { invitationId: second, from: present.from, version: present.version }),
    ).rejects.toMatchObject({ code: 40944 });
  });

  it('is somebody else’s to nobody else', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { from, version } = await asSeeker(here);
    const other = world.as(await world.seeker());
    await expect(acceptInvitation(other, { invitationId, from, version })).rejects.toMatchObject({ code: 40400 });
    await expect(declineInvitation(other, { invitationId, from, version, note: '' })).rejects.toMatchObject({
      code: 40400,
    });
    await expect(
      withdrawApplication(other, { applicationId: here.applicationId, from, version }),
    ).rejects.toMatchObject({ code: 40400 });
  });

  it('expires after seven days, once, and cannot be accepted from the moment on', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    world.clock.advance(7 * day - 1);
    await runTask(world, expireInvitationsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 3 });
    world.clock.advance(1);
    const { from, version, application } = await asSeeker(here);
    expect(application).toMatchObject({ state: 3, invitation: { state: 'expired' }, allowedMoves: ['withdraw'] });
    await expect(acceptInvitation(here.mine, { invitationId, from, version })).rejects.toMatchObject({ code: 40944 });
    await runTask(world, expireInvitationsTask);
    await runTask(world, expireInvitationsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 2, application: { invitation: { state: 'expired' } } });
    expect((await eventsOf(here)).filter((event) => event.startsWith('expire'))).toHaveLength(1);
  });

  it('whose window closed unused leads back; news of a past one moves nothing', async () => {
    const here = await delivered(world);
    await pass(here);
    const first = await accept(here, await invite(here));
    world.clock.advance(7 * day);
    await runTask(world, closeOverdueTask);
    await world.deliver();
    expect(await asSeeker(here)).toMatchObject({ from: 2, application: { invitation: { interviewStatus: 3 } } });
    const second = await accept(here, await invite(here));
    expect(second.interviewId).not.toBe(first.interviewId);
    const closed = { interviewId: first.interviewId, applicationId: here.applicationId, reason: 'failed' as const };
    await system().transaction((tx) => recordClosedInterview(tx, closed));
    expect(await asSeeker(here)).toMatchObject({ from: 31 });
    await system().transaction((tx) =>
      recordReport(tx, { interviewId: 'of nobody', applicationId: null, complete: true }),
    );
  });
});
