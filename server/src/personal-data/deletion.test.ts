import { describe, expect, it } from 'vitest';
import type { PersonalData } from '@pinjian/contract/account-personal-data.ts';
import { listCandidates } from '#domains/application/candidate/list-candidates.ts';
import { applyThere, asEmployer, hiring, pass, runTask } from '#testing/application.ts';
import { useDataFolder } from '#testing/data-folder.ts';
import { callApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { reported } from '#testing/report.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { getInterviewReport } from '#domains/interview/report/get-interview-report.ts';
import { rejectCandidate } from '#domains/application/pipeline/reject-candidate.ts';
import { requestDeletion } from '#domains/account/personal-data/request-deletion.ts';
import { withdrawDeletion } from '#domains/account/personal-data/withdraw-deletion.ts';
import { sendOldPhoneCode } from '#domains/account/phone/send-old-phone-code.ts';
import type { SignedInActor } from '#server/context.ts';
import { eraseDueTask } from './tasks.ts';

const world = useWorld();
useDataFolder(world);
const dayMs = 86_400_000;

const lastCode = () => world.test.sentSms.at(-1)?.code ?? '';

/** Asks with the code that goes to their phone. */
async function leave(actor: SignedInActor): Promise<PersonalData> {
  await sendOldPhoneCode(world.as(actor), {});
  return requestDeletion(world.as(actor), { code: lastCode() });
}

describe('a deletion', () => {
  it('waits seven days, is told, can be taken back, and ends everything after them', async () => {
    const app = await world.app();
    const phone = newPhone();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    world.clock.advance(61_000);
    const as = pair.accessToken;
    await callApp(app, '/admin/user/oldPhone/send', { as, body: {} });
    expect(world.test.sentSms.at(-1)?.text).toContain('注销');
    const wrong = await callApp(app, '/admin/user/deletion/request', { as, body: { code: '000000' } });
    expect(wrong.code).toBe(40101);
    const body = { code: lastCode() };
    const asked = await callApp<PersonalData>(app, '/admin/user/deletion/request', { as, body });
    expect(asked.data.deletion?.dueAt).toBe(new Date(world.clock.now().getTime() + 7 * dayMs).toISOString());
    world.clock.advance(1000);
    // Pressed twice: the day stays.
    expect((await callApp(app, '/admin/user/deletion/request', { as, body })).data).toEqual(asked.data);
    expect((await infoApp(app, as)).data.sysUser).toMatchObject({ deletionDueAt: asked.data.deletion?.dueAt });
    await world.deliver();
    await world.runTasks();
    expect(world.test.sentNotices.map(({ title }) => title)).toEqual(['账号即将注销']);

    await callApp(app, '/admin/user/deletion/withdraw', { as, body: {} });
    world.clock.advance(8 * dayMs);
    await runTask(world, eraseDueTask);
    const again = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    const { data: before } = await infoApp(app, again.accessToken);
    expect(before.sysUser).toMatchObject({ deletionDueAt: null });

    world.clock.advance(61_000);
    await callApp(app, '/admin/user/oldPhone/send', { as: again.accessToken, body: {} });
    await callApp(app, '/admin/user/deletion/request', { as: again.accessToken, body: { code: lastCode() } });
    world.clock.advance(7 * dayMs - 1000);
    await runTask(world, eraseDueTask);
    const late = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    expect((await infoApp(app, late.accessToken)).data.sysUser.userId).toBe(before.sysUser.userId);
    world.clock.advance(1000);
    await runTask(world, eraseDueTask);
    expect((await infoApp(app, late.accessToken)).status).toBe(401);
    // The phone is free: whoever signs in with it is somebody new.
    world.clock.advance(61_000);
    const anew = await signInApp(app, world.test, { client: 'web-job-hunter', phone });
    expect((await infoApp(app, anew.accessToken)).data.sysUser.userId).not.toBe(before.sysUser.userId);
  });

  it('hides a seeker from employers at once, and shows them again when it is taken back', async () => {
    const held = await reported(world);
    const { company, companyId, seeker, mine, interviewId } = held;
    const list = () => listCandidates(company, { state: '0', current: 1, pageSize: 10 } as never);
    const before = await list();
    expect(before.records).toHaveLength(1);
    const chosen = await asEmployer(held);
    await leave(seeker);
    expect(companyId).toBe(held.owner.companyId);
    expect((await list()).records).toEqual([]);
    await expect(getInterviewReport(company, { interviewId })).rejects.toMatchObject({ code: 40400 });
    await expect(rejectCandidate(company, { ...chosen, reason: 3, note: '', releaseNow: false })).rejects.toMatchObject(
      { code: 40400 },
    );
    await withdrawDeletion(mine);
    await withdrawDeletion(mine);
    expect((await list()).records).toEqual(before.records);
    expect(await getInterviewReport(company, { interviewId })).toMatchObject({ interviewId });
  });

  it('is refused to the last administrator of a company with other members, until they hand it over', async () => {
    const here = await applyThere(await hiring(world));
    await pass(here);
    const colleague = await world.employer({ companyId: here.companyId, role: 'recruiter', companyStatus: 1 });
    await expect(leave(here.owner)).rejects.toMatchObject({ code: 40990 });
    await world.db
      .updateTable('account_membership')
      .set({ company_role: 'owner' })
      .where('user_id', '=', colleague.userId)
      .execute();
    world.clock.advance(61_000);
    expect(await leave(here.owner)).toMatchObject({ blockedBy: null, isOnlyMember: false });
  });
});
