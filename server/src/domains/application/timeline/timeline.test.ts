import { describe, expect, it } from 'vitest';
import { applyThere, asEmployer, asSeeker, delivered, invite, pass, reject } from '#testing/application.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { acceptInvitation } from '../invitation/accept-invitation.ts';
import { declineInvitation } from '../invitation/decline-invitation.ts';
import { undoRejection } from '../pipeline/undo-rejection.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { getMyTimeline } from './get-my-timeline.ts';
import { getSentResume } from './get-sent-resume.ts';

const world = useWorld();

describe("a seeker's timeline", () => {
  it('tells what happened, newest first, who acts next and by when', async () => {
    const here = await delivered(world);
    const read = () => getMyTimeline(here.mine, here);
    expect(await read()).toMatchObject({
      positionTitle: '后端工程师',
      companyName: '青禾科技',
      next: { what: 'screen', until: null },
      entries: [{ what: 'apply', by: { kind: 'seeker', name: null }, from: 0, to: 1, why: '' }],
    });

    await getTalentDetail(here.company, here);
    await pass(here);
    const invitationId = await invite(here);
    const invited = await read();
    expect(invited.entries.map(({ what }) => what)).toEqual(['inviteToAiInterview', 'passResume', 'view', 'apply']);
    const { application, from, version } = await asSeeker(here);
    expect(invited.next).toEqual({ what: 'answerAiInvitation', until: application.invitation?.expiresAt });

    await acceptInvitation(here.mine, { invitationId, from, version });
    const { next } = await read();
    expect(next?.what).toBe('holdAiInterview');
    expect(next?.until).not.toBeNull();
    const { next: seen } = await getTalentDetail(here.company, here);
    expect(seen).toEqual(next);
  });

  it('names nobody of the company, and holds no words but their own', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { from, version } = await asSeeker(here);
    await declineInvitation(here.mine, { invitationId, from, version, note: '这周出差' });
    await reject(here, { releaseNow: true });

    const { entries } = await getMyTimeline(here.mine, here);
    expect(entries.map(({ what, why }) => [what, why])).toEqual([
      ['releaseRejection', ''],
      ['declineAiInterview', '这周出差'],
      ['inviteToAiInterview', ''],
      ['passResume', ''],
      ['apply', ''],
    ]);
    expect(entries.every(({ by }) => by.name === null)).toBe(true);
    expect(JSON.stringify(entries)).not.toContain('缺少并发经验');
  });

  it('shows no trace of a rejection before its release, nor of one that was undone', async () => {
    const here = await delivered(world);
    await pass(here);
    const before = await getMyTimeline(here.mine, here);
    await reject(here);
    expect(await getMyTimeline(here.mine, here)).toEqual(before);
    expect((await getTalentDetail(here.company, here)).next).toBeNull();
    await undoRejection(here.company, await asEmployer(here));
    expect(await getMyTimeline(here.mine, here)).toEqual(before);
  });

  it('is nobody else’s: not another seeker’s of the same position', async () => {
    const here = await delivered(world);
    const other = await applyThere(here, '何知远');
    await expect(getMyTimeline(other.mine, here)).rejects.toMatchObject({ code: 40400 });
    await expect(getSentResume(other.mine, here)).rejects.toMatchObject({ code: 40400 });
  });
});

describe('the copy that was sent', () => {
  it('is the one that the company reads, and goes with the application', async () => {
    const here = await delivered(world);
    const { sent } = await getMyTimeline(here.mine, here);
    const copy = await getSentResume(here.mine, here);
    expect({ title: copy.title, sentAt: copy.sentAt }).toEqual(sent);
    const { resume } = await getTalentDetail(here.company, here);
    expect(copy.resume).toEqual(resume);
    expect(copy.resume.content.basics.name).toBe('林小满');

    const { applicationId, from, version } = await asSeeker(here);
    await withdrawApplication(here.mine, { applicationId, from, version });
    expect(await getMyTimeline(here.mine, here)).toMatchObject({ sent: null, next: null });
    await expect(getSentResume(here.mine, here)).rejects.toMatchObject({ code: 40400 });
  });
});
