import { describe, expect, it } from 'vitest';
import { closeOverdueTask } from '#domains/interview/tasks.ts';
import { personal } from '../personal.ts';
import { companyPayer } from '#domains/billing/index.ts';
import { setAllowance } from '#domains/billing/use/set-allowance.ts';
import { newId } from '#platform/core/ids.ts';
import {
  applyThere,
  asEmployer,
  asSeeker,
  delivered,
  invite,
  pass,
  reject,
  runTask,
  type Delivered,
} from '#testing/application.ts';
import { openingCredits } from '#testing/company.ts';
import { enterRoom, holdInterview, prepare } from '#testing/interview.ts';
import { balanceOf, wrongWithMoney } from '#testing/wallet.ts';
import { useWorld } from '#testing/world.ts';
import { inviteAllToAiInterview } from '../bulk/plan-bulk-move.ts';
import { getBulkMove } from '../bulk/get-bulk-move.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { expireInvitationsTask } from '../tasks.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { inviteToAiInterview } from './invite-to-ai-interview.ts';
import { takeBackInvitation } from './take-back-invitation.ts';

const world = useWorld();
const day = 86_400_000;

/** What the company has spent and what is held of it. */
async function spent({ companyId }: Pick<Delivered, 'companyId'>): Promise<{ taken: number; held: number }> {
  const { available, held } = await balanceOf(world.system(), companyPayer(companyId));
  return { taken: openingCredits - available - held, held };
}

async function invited(): Promise<Delivered & { invitationId: string }> {
  const here = await delivered(world);
  await pass(here);
  return { ...here, invitationId: await invite(here) };
}

async function accept(here: Delivered & { invitationId: string }): Promise<string> {
  const { from, version } = await asSeeker(here);
  return (await acceptInvitation(here.mine, { invitationId: here.invitationId, from, version })).interviewId;
}

const nothing = { taken: 0, held: 0 };

describe('an invitation to an AI interview', () => {
  it('holds five credits, which are taken once the interview was held', async () => {
    const here = await delivered(world);
    await pass(here);
    expect(await spent(here)).toEqual(nothing);
    const chosen = await asEmployer(here);
    await inviteToAiInterview(here.company, chosen);
    await inviteToAiInterview(here.company, chosen);
    expect(await spent(here)).toEqual({ taken: 0, held: 5 });
    const { application } = await asSeeker(here);
    const interviewId = await accept({ ...here, invitationId: application.invitation?.invitationId ?? '' });
    expect(await spent(here)).toEqual({ taken: 0, held: 5 });
    await prepare(here.mine, interviewId);
    await holdInterview(await enterRoom(here.mine, interviewId));
    await world.runTasks();
    await world.deliver();
    expect(await spent(here)).toEqual({ taken: 5, held: 0 });
    const news = { interviewId, applicationId: here.applicationId, complete: true };
    await world.system().transaction((tx) => tx.emit('interview.reportReady', news));
    await world.deliver();
    expect(await spent(here)).toEqual({ taken: 5, held: 0 });
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  const endings: readonly (readonly [
    how: string,
    end: (here: Delivered & { invitationId: string }) => Promise<unknown>,
  ])[] = [
    [
      'declined',
      async (here) => {
        const { from, version } = await asSeeker(here);
        const { invitationId } = here;
        return declineInvitation(here.mine, { invitationId, from, version, note: '' });
      },
    ],
    ['taken back', async (here) => takeBackInvitation(here.company, await asEmployer(here))],
    [
      'not answered for seven days',
      async () => {
        world.clock.advance(7 * day);
        await runTask(world, expireInvitationsTask);
      },
    ],
    [
      'withdrawn',
      async (here) => {
        const { applicationId, from, version } = await asSeeker(here);
        return withdrawApplication(here.mine, { applicationId, from, version });
      },
    ],
    [
      'accepted and withdrawn',
      async (here) => {
        await accept(here);
        const { applicationId, from, version } = await asSeeker(here);
        return withdrawApplication(here.mine, { applicationId, from, version });
      },
    ],
    [
      'accepted and never entered',
      async (here) => {
        await accept(here);
        world.clock.advance(8 * day);
        await runTask(world, closeOverdueTask);
        await world.deliver();
      },
    ],
    ['to somebody who is erased', async (here) => personal.erase(world.system(), here.seeker.userId)],
    [
      'rejected, and told',
      async (here) => {
        await takeBackInvitation(here.company, await asEmployer(here));
        return reject(here, { releaseNow: true });
      },
    ],
  ];

  it.each(endings)('gives them back where it is %s', async (_how, end) => {
    const here = await invited();
    expect(await spent(here)).toEqual({ taken: 0, held: 5 });
    await end(here);
    expect(await spent(here)).toEqual(nothing);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });

  it('holds them again for the next one', async () => {
    const here = await invited();
    await takeBackInvitation(here.company, await asEmployer(here));
    await invite(here);
    expect(await spent(here)).toEqual({ taken: 0, held: 5 });
  });

  it('is not made where credits do not suffice; in bulk those are made that do', async () => {
    const one = await delivered(world);
    const two = await applyThere(one, '周晚');
    for (const here of [one, two]) await pass(here);
    await setAllowance(one.company, { memberId: one.owner.userId, credits: 9 });
    const items = [await asEmployer(one), await asEmployer(two)];
    const { bulkId } = await inviteAllToAiInterview(one.company, { key: newId(), items });
    world.clock.advance(11_000);
    await world.runTasks();
    expect((await getBulkMove(one.company, { bulkId })).rows).toMatchObject([
      { outcome: 'done' },
      { outcome: 'skipped', code: 41102 },
    ]);
    expect(await spent(one)).toEqual({ taken: 0, held: 5 });
    expect(await asEmployer(two)).toMatchObject({ from: 2 });
    await expect(invite(two)).rejects.toMatchObject({ code: 41102 });
  });
});
