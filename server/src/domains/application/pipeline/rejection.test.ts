import { describe, expect, it } from 'vitest';
import {
  applicationRow,
  asEmployer,
  asSeeker,
  delivered,
  eventsOf,
  invite,
  messagesTo,
  pass,
  reject,
  runTask,
} from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { getHomeCounters } from '../home/get-home-counters.ts';
import { getMyApplication } from '../home/get-my-application.ts';
import { listTargetJobs } from '../home/list-target-jobs.ts';
import { acceptInvitation } from '../invitation/accept-invitation.ts';
import { releaseRejectionsTask } from '../tasks.ts';
import { applyToPosition } from './apply-to-position.ts';
import { recordReport } from './follow-interview.ts';
import { rejectCandidate } from './reject-candidate.ts';
import { releaseRejection } from './release-rejection.ts';
import { undoRejection } from './undo-rejection.ts';
import { withdrawApplication } from './withdraw-application.ts';

const world = useWorld();
const day = 86_400_000;

describe('a rejection', () => {
  it('is 6 to the company and nothing to the seeker until its release after 24 h', async () => {
    const here = await delivered(world);
    const seen = async () => ({
      application: await asSeeker(here),
      canApply: (await getMyApplication(here.mine, here)).canApply,
      counters: await getHomeCounters(here.mine),
      tabs: await Promise.all(
        ([1, 2, 3, 4, 5, 6, 7] as const).map((tab) => listTargetJobs(here.mine, { tab, current: 1, pageSize: 10 })),
      ),
      applied: await applyToPosition(here.mine, here),
    });
    const before = await seen();
    world.clock.advance(1000);
    const rejected = await reject(here);
    expect(rejected).toMatchObject({
      state: 6,
      viewStatus: 1,
      rejection: { reason: { value: 3, label: '技能不匹配' }, note: '缺少并发经验', released: false },
      allowedMoves: ['undoRejection'],
    });
    // Not a trace: state, version, times, messages, counters.
    expect(await seen()).toEqual(before);
    expect(await messagesTo(world, here.seeker.userId)).toEqual([]);

    world.clock.advance(day - 1);
    await runTask(world, releaseRejectionsTask);
    expect(await seen()).toEqual(before);
    world.clock.advance(1);
    await runTask(world, releaseRejectionsTask);
    await runTask(world, releaseRejectionsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 6, application: { viewStatus: 4, allowedMoves: [] } });
    expect(await getHomeCounters(here.mine)).toMatchObject({ activeJobCount: 1, noPassCount: 1 });
    expect(await messagesTo(world, here.seeker.userId)).toEqual([expect.objectContaining({ type: '7' })]);
    expect((await eventsOf(here)).slice(1)).toEqual(['reject 1>6 employer', 'releaseRejection 6>6 system']);
  });

  it('can be undone until then, and not after', async () => {
    const here = await delivered(world);
    const before = await asSeeker(here);
    await reject(here);
    world.clock.advance(day - 1);
    expect(await undoRejection(here.company, await asEmployer(here))).toMatchObject({ state: 1, rejection: null });
    expect(await asSeeker(here)).toEqual(before);
    expect((await applicationRow(world, here.applicationId)).reject_note).toBeNull();
    world.clock.advance(day);
    await runTask(world, releaseRejectionsTask);
    expect(await asSeeker(here)).toEqual(before);

    await reject(here);
    world.clock.advance(day);
    await runTask(world, releaseRejectionsTask);
    await expect(undoRejection(here.company, await asEmployer(here))).rejects.toMatchObject({ code: 40945 });
  });

  it('can be told at once, and is final then', async () => {
    const here = await delivered(world);
    const chosen = await asEmployer(here);
    const now = { ...chosen, reason: 8, note: '', releaseNow: true };
    const first = await rejectCandidate(here.company, now);
    expect(first).toMatchObject({ state: 6, viewStatus: 4, rejection: { released: true }, allowedMoves: [] });
    expect(await rejectCandidate(here.company, now)).toEqual(first);
    expect(await messagesTo(world, here.seeker.userId)).toHaveLength(1);
  });

  it('is not released before its time by a run that saw an earlier one', async () => {
    const here = await delivered(world);
    await reject(here);
    const system = world.as({ kind: 'system' as const });
    await system.transaction((tx) => releaseRejection(tx, here.applicationId));
    expect(await asSeeker(here)).toMatchObject({ from: 1 });
  });

  it('for another reason is another move', async () => {
    const here = await delivered(world);
    const chosen = await asEmployer(here);
    const first = { ...chosen, reason: 3, note: '', releaseNow: false };
    expect(await rejectCandidate(here.company, first)).toEqual(await rejectCandidate(here.company, first));
    await expect(rejectCandidate(here.company, { ...first, reason: 4 })).rejects.toMatchObject({ code: 40900 });
  });

  it('refuses a reason that is none', async () => {
    const here = await delivered(world);
    const chosen = await asEmployer(here);
    await expect(
      rejectCandidate(here.company, { ...chosen, reason: 77, note: '', releaseNow: false }),
    ).rejects.toMatchObject({ code: 40001, data: [{ path: 'reason', message: '请选择原因' }] });
  });

  it('lets an interview go on behind it, and undo restores where that led', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    await reject(here);
    const { from, version } = await asSeeker(here);
    const { interviewId, application } = await acceptInvitation(here.mine, { invitationId, from, version });
    expect(application).toMatchObject({ state: 31 });
    expect((await applicationRow(world, here.applicationId)).status).toBe(6);
    await world
      .as({ kind: 'system' as const })
      .transaction((tx) => recordReport(tx, { interviewId, applicationId: here.applicationId, complete: true }));
    expect(await asSeeker(here)).toMatchObject({ from: 32 });
    expect(await undoRejection(here.company, await asEmployer(here))).toMatchObject({ state: 32 });
  });

  it('ends what is open when it is released', async () => {
    const here = await delivered(world);
    await pass(here);
    await invite(here);
    await reject(here);
    world.clock.advance(day);
    await runTask(world, releaseRejectionsTask);
    expect(await asSeeker(here)).toMatchObject({ from: 6, application: { invitation: { state: 'takenBack' } } });
  });

  it('ends unsaid when the seeker withdraws', async () => {
    const here = await delivered(world);
    await reject(here);
    const { applicationId, from, version } = await asSeeker(here);
    expect(await withdrawApplication(here.mine, { applicationId, from, version })).toMatchObject({ state: 0 });
    world.clock.advance(2 * day);
    await runTask(world, releaseRejectionsTask);
    expect(await getHomeCounters(here.mine)).toMatchObject({ activeJobCount: 0, noPassCount: 0 });
    expect(await messagesTo(world, here.seeker.userId)).toEqual([]);
  });

  it('bars the position for 90 days, then the seeker applies afresh', async () => {
    const here = await delivered(world);
    await reject(here, { releaseNow: true });
    world.clock.advance(90 * day - 1);
    const again = world.clock.now().getTime() + 1;
    await expect(applyToPosition(here.mine, here)).rejects.toMatchObject({
      code: 40942,
      data: { applyAgainAt: new Date(again).toISOString() },
    });
    world.clock.advance(1);
    expect((await getMyApplication(here.mine, here)).canApply).toBe(true);
    expect(await applyToPosition(here.mine, here)).toMatchObject({ state: 1, viewStatus: 1, applyAgainAt: null });
    expect(await asEmployer(here)).toMatchObject({ from: 1 });
  });
});
