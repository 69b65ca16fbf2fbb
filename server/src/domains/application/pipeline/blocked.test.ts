import { describe, expect, it } from 'vitest';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { unblockCompany } from '#domains/company/block/unblock-company.ts';
import { asEmployer, applicationRow, delivered, hiring, pass, seekerWithResume } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { agreeToBeFound, hideResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { getTalentDetail } from '../candidate/get-talent-detail.ts';
import { listActiveDeliveries } from '../candidate/list-candidates.ts';
import { inviteToAiInterview } from '../invitation/invite-to-ai-interview.ts';
import { applyToPosition } from './apply-to-position.ts';
import { makeMove } from './move.ts';
import { findOrInsertApplication } from './queries.ts';
import { isUnasked, untouched } from './rules.ts';

const world = useWorld();

describe('reaching a seeker unasked', () => {
  const appliedAt = new Date(0);
  it.each([
    ['addTalent', untouched, true],
    ['addTalent', { ...untouched, step: step.recommended }, true],
    ['inviteToAiInterview', { ...untouched, step: step.candidate }, true],
    ['inviteToRealInterview', { ...untouched, step: step.candidate }, true],
    ['inviteToAiInterview', { ...untouched, step: step.candidate, appliedAt }, false],
    ['inviteToAiInterview', { ...untouched, step: step.aiEnded }, false],
    ['passResume', { ...untouched, step: step.applied, appliedAt }, false],
    ['recommend', untouched, false],
  ] as const)('%s is, by whether they applied or took part', (move, standing, is) => {
    expect(isUnasked(standing, move)).toBe(is);
  });

  /** A company that looks at somebody who has not applied, and what happens when it adds them. */
  async function outside() {
    const here = await hiring(world);
    const someone = await seekerWithResume(world);
    const { seeker, mine, resumeId } = someone;
    await agreeToBeFound(mine);
    const of = { seekerId: seeker.userId, positionId: here.positionId, companyId: here.companyId };
    const applicationId = await findOrInsertApplication(world.system(), of);
    const columns = {
      resume_id: resumeId,
      resume_title: '我的简历',
      resume_snapshot: JSON.stringify(sampleContent()),
    };
    const add = (version = 1) =>
      here.company.transaction((tx) =>
        makeMove(tx, { applicationId, move: 'addTalent', seen: { from: 0, version }, columns }),
      );
    return { ...here, ...someone, applicationId, add };
  }

  it('is refused to a blocked company as if there were nobody, whatever it says of the row', async () => {
    const here = await outside();
    await blockCompany(here.mine, { companyId: here.companyId });
    for (const version of [1, 7]) await expect(here.add(version)).rejects.toMatchObject(errors.notFound);
    expect(await applicationRow(world, here.applicationId)).toMatchObject({ status: 0, version: 1 });
    await unblockCompany(here.mine, { companyId: here.companyId });
    expect((await here.add()).row).toMatchObject({ status: 2 });
  });

  it('is refused to every company where only those applied to may see the resume', async () => {
    const here = await outside();
    await hideResume(here.mine);
    await expect(here.add()).rejects.toMatchObject(errors.notFound);
  });

  it('ends for who was added before: they cannot be invited any more', async () => {
    const here = await outside();
    await here.add();
    await blockCompany(here.mine, { companyId: here.companyId });
    await expect(inviteToAiInterview(here.company, await asEmployer(here))).rejects.toMatchObject(errors.notFound);
  });
});

describe('what a seeker sends themselves', () => {
  it('stays with that company when they block it and hide their resume', async () => {
    const here = await delivered(world);
    await blockCompany(here.mine, { companyId: here.companyId });
    await hideResume(here.mine);
    const page = { q: '', current: 1, pageSize: 10 } as const;
    expect((await listActiveDeliveries(here.company, page)).records).toMatchObject([{ resumeId: here.resumeId }]);
    expect(await getTalentDetail(here.company, here)).toMatchObject({ resume: { contactShown: true } });
    await pass(here);
    expect(await inviteToAiInterview(here.company, await asEmployer(here))).toMatchObject({ state: 3 });
  });

  it('goes to a blocked company only when it is meant; the block stays', async () => {
    const { positionId, companyId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    await blockCompany(mine, { companyId });
    const refusal = { code: applicationErrors.companyBlocked.code, data: { companyName: '青禾科技', own: true } };
    await expect(applyToPosition(mine, { positionId })).rejects.toMatchObject(refusal);
    const rows = () =>
      world.db.selectFrom('application_application').select('status').where('seeker_id', '=', seeker.userId).execute();
    expect(await rows()).toEqual([]);
    expect(await applyToPosition(mine, { positionId, despiteBlock: true })).toMatchObject({ state: 1 });
    // Applying where one has applied is the same result, without another question.
    expect(await applyToPosition(mine, { positionId })).toMatchObject({ state: 1 });
    expect(await blockCompany(mine, { companyId })).toMatchObject({ name: '青禾科技' });
  });

  it('is asked about for an affiliate too, which is named', async () => {
    const { companyId } = await hiring(world);
    const sister = await verifiedOwner(world, { name: '青禾网络技术（杭州）有限公司' });
    const positionId = await openPosition(world, sister);
    const { mine } = await seekerWithResume(world);
    await blockCompany(mine, { companyId });
    await expect(applyToPosition(mine, { positionId })).rejects.toMatchObject({
      message: '这家公司是您屏蔽的「青禾科技」的关联公司，确认后才会投递',
      data: { companyName: '青禾科技', own: false },
    });
  });
});
