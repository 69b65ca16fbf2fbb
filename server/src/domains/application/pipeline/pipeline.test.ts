import { describe, expect, it } from 'vitest';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { closePosition } from '#domains/position/close.ts';
import type { SeekerActor } from '#server/context.ts';
import {
  applicationRow,
  asEmployer,
  asSeeker,
  delivered,
  eventsOf,
  hiring,
  invite,
  messagesTo,
  pass,
  seekerWithResume,
} from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { getHomeCounters } from '../home/get-home-counters.ts';
import { getMyApplication } from '../home/get-my-application.ts';
import { inviteToAiInterview } from '../invitation/invite-to-ai-interview.ts';
import { applyToPosition } from './apply-to-position.ts';
import { passResume } from './pass-resume.ts';
import { rejectCandidate } from './reject-candidate.ts';
import { withdrawApplication } from './withdraw-application.ts';

const world = useWorld();

describe('applying', () => {
  it('sends the default resume as it is now and tells the company', async () => {
    const here = await delivered(world);
    const { application, applicationId, resumeId, seeker, companyId, positionId } = here;
    expect(application).toMatchObject({ positionId, state: 1, viewStatus: 1, resume: { resumeId, title: '我的简历' } });
    expect(application.allowedMoves).toEqual(['withdraw']);
    expect(await applicationRow(world, applicationId)).toMatchObject({
      status: 1,
      seeker_id: seeker.userId,
      company_id: companyId,
      resume_snapshot: { basics: { name: '林小满', phone: '13800138000' } },
    });
    expect(await messagesTo(world, companyId)).toEqual([
      {
        type: '7',
        content: '林小满投递了「后端工程师」，请及时查看。',
        meta: { companyName: '青禾科技', target: { kind: 'delivery', ids: { resumeId, positionId } } },
      },
    ]);
    expect(await eventsOf(here)).toEqual(['apply 0>1 seeker']);
  });

  it('twice is the same application, one event, one message', async () => {
    const here = await delivered(world);
    const again = await applyToPosition(here.mine, { positionId: here.positionId });
    expect(again).toEqual(here.application);
    expect(await eventsOf(here)).toHaveLength(1);
    expect(await messagesTo(world, here.companyId)).toHaveLength(1);
  });

  it('needs an open position, a confirmed resume of one’s own, and a verified name where it is asked for', async () => {
    const { owner, company, positionId } = await hiring(world);
    const { seeker, mine, resumeId } = await seekerWithResume(world);
    const other = await seekerWithResume(world, '周子墨');
    const closed = await openPosition(world, owner);
    await closePosition(company, { positionId: closed });
    const named = await openPosition(world, owner, { realNameRequired: true });
    const bare = world.as(await world.seeker());

    await expect(applyToPosition(mine, { positionId: closed })).rejects.toMatchObject({ code: 40940 });
    await expect(applyToPosition(mine, { positionId: owner.userId })).rejects.toMatchObject({ code: 40400 });
    await expect(applyToPosition(bare, { positionId })).rejects.toMatchObject({ code: 40941 });
    await expect(applyToPosition(mine, { positionId, resumeId: other.resumeId })).rejects.toMatchObject({
      code: 40400,
    });
    await expect(applyToPosition(mine, { positionId: named })).rejects.toMatchObject({ code: 40340 });
    await world.db
      .updateTable('account_identity')
      .set({ real_name_state: 2 })
      .where('id', '=', seeker.userId)
      .execute();
    expect(await applyToPosition(mine, { positionId: named, resumeId })).toMatchObject({ state: 1 });
    // A refused application leaves no row behind.
    const rows = await world.db.selectFrom('application_application').select('position_id').execute();
    expect(rows).toEqual([{ position_id: named }]);
  });

  it('keeps what was sent when the resume changes', async () => {
    const { applicationId } = await delivered(world);
    const changed = sampleContent({ selfEvaluation: '后来写的' });
    await world.db
      .updateTable('resume_resume')
      .set({ content: JSON.stringify(changed) })
      .execute();
    expect((await applicationRow(world, applicationId)).resume_snapshot?.selfEvaluation).toBe('');
  });

  it('where the company already has them as a candidate moves nothing', async () => {
    const here = await hiring(world);
    const { seeker, mine, resumeId } = await seekerWithResume(world);
    const id = await addedTalent(here, seeker, resumeId, sampleContent());
    expect((await getMyApplication(mine, here)).canApply).toBe(true);
    const application = await applyToPosition(mine, here);
    expect(application).toMatchObject({ applicationId: id, state: 2, viewStatus: 3 });
    expect(application.appliedAt).not.toBeNull();
    expect((await getHomeCounters(mine)).activeJobCount).toBe(1);
    expect(await messagesTo(world, here.companyId)).toHaveLength(1);
  });
});

/** A row as adding a talent leaves it: a candidate who has not applied. */
async function addedTalent(
  here: { companyId: string; positionId: string },
  seeker: SeekerActor,
  resumeId: string,
  content: ResumeContent,
): Promise<string> {
  const id = here.positionId.replace(/^.{8}/, '01999999');
  const now = world.clock.now();
  await world.db
    .insertInto('application_application')
    .values({
      id,
      seeker_id: seeker.userId,
      position_id: here.positionId,
      company_id: here.companyId,
      status: 2,
      version: 2,
      seeker_version: 2,
      resume_id: resumeId,
      resume_title: '简历',
      resume_snapshot: JSON.stringify(content),
      created_at: now,
      updated_at: now,
      seeker_updated_at: now,
    })
    .execute();
  return id;
}

describe('screening', () => {
  it('marks a resume as viewed at its first opening, once', async () => {
    const here = await delivered(world);
    const detail = () => getTalentDetail(here.company, { resumeId: here.resumeId, positionId: here.positionId });
    expect((await detail()).application).toMatchObject({ state: 1, viewStatus: 2 });
    await detail();
    expect(await asSeeker(here)).toMatchObject({ application: { viewStatus: 2 } });
    expect(await messagesTo(world, here.seeker.userId)).toEqual([
      expect.objectContaining({ type: '7', content: '青禾科技查看了您投递「后端工程师」的简历。' }),
    ]);
    // The list that was loaded before the opening is not stale by it.
    expect(await passResume(here.company, { applicationId: here.applicationId, from: 1, version: 2 })).toMatchObject({
      state: 2,
    });
  });

  it('passes a resume: view status 3, one event, the seeker is told', async () => {
    const here = await delivered(world);
    expect(await pass(here)).toMatchObject({
      state: 2,
      viewStatus: 3,
      allowedMoves: expect.arrayContaining(['reject']),
    });
    expect(await messagesTo(world, here.seeker.userId)).toEqual([
      expect.objectContaining({ type: '7', content: '青禾科技通过了您投递「后端工程师」的简历，请留意后续通知。' }),
    ]);
  });

  it('the same move twice is the same result; another move from there is refused', async () => {
    const here = await delivered(world);
    const chosen = await asEmployer(here);
    const first = await passResume(here.company, chosen);
    expect(await passResume(here.company, chosen)).toEqual(first);
    expect(await eventsOf(here)).toHaveLength(2);
    expect(await messagesTo(world, here.seeker.userId)).toHaveLength(1);
    await expect(
      rejectCandidate(here.company, { ...chosen, reason: 1, note: '', releaseNow: false }),
    ).rejects.toMatchObject({ code: 40900, message: '状态已变化，请刷新' });
    await expect(inviteToAiInterview(here.company, { ...chosen, from: 2 })).rejects.toMatchObject({ code: 40900 });
    const now = await asEmployer(here);
    await expect(passResume(here.company, now)).rejects.toMatchObject({ code: 40943 });
  });

  it('is for members of this company who may move candidates', async () => {
    const here = await delivered(world);
    const chosen = await asEmployer(here);
    const stranger = world.as(await verifiedOwner(world, { name: '另一家' }));
    const loner = world.as(await world.employer());
    const interviewer = world.as(await world.employer({ companyId: here.companyId, role: 'interviewer' }));
    await expect(passResume(stranger, chosen)).rejects.toMatchObject({ code: 40400 });
    await expect(passResume(loner, chosen)).rejects.toMatchObject({ code: 40310 });
    await expect(passResume(interviewer, chosen)).rejects.toMatchObject({ code: 40311 });
    await expect(getTalentDetail(stranger, { resumeId: here.resumeId })).rejects.toMatchObject({ code: 40400 });
    expect(await eventsOf(here)).toHaveLength(1);
  });
});

describe('withdrawing', () => {
  it('takes the resume back, ends invitations, tells the company, and leaves the way open', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const chosen = await asSeeker(here);
    const seen = { applicationId: here.applicationId, from: chosen.from, version: chosen.version };
    const withdrawn = await withdrawApplication(here.mine, seen);
    expect(withdrawn).toMatchObject({ state: 0, appliedAt: null, invitation: { invitationId, state: 'declined' } });
    expect(await withdrawApplication(here.mine, seen)).toEqual(withdrawn);
    expect(await applicationRow(world, here.applicationId)).toMatchObject({
      resume_snapshot: null,
      resume_id: null,
      view_status: null,
    });
    expect((await messagesTo(world, here.companyId)).at(-1)).toMatchObject({
      type: '1',
      content: '林小满撤回了「后端工程师」的投递，面试随之取消。',
    });
    await expect(
      getTalentDetail(here.company, { resumeId: here.resumeId, positionId: here.positionId }),
    ).rejects.toMatchObject({ code: 40400 });
    expect(await applyToPosition(here.mine, here)).toMatchObject({ state: 1 });
  });

  it('from a page that is stale is refused', async () => {
    const here = await delivered(world);
    const { applicationId, from, version } = await asSeeker(here);
    await pass(here);
    await expect(withdrawApplication(here.mine, { applicationId, from, version })).rejects.toMatchObject({
      code: 40900,
    });
  });
});
