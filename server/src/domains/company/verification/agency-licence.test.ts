import { describe, expect, it } from 'vitest';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { companyErrors } from '@pinjian/contract/company.ts';
import type { EmployerActor } from '#server/context.ts';
import { anyAdmin } from '#testing/any-admin.ts';
import { companyOwner, pictureUpload, verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { decideVerification, isVerified, listVerificationsToReview } from '../index.ts';
import { companyDetail } from '../profile/get-company-detail.ts';
import { uploadCompanyFile } from '../profile/upload-company-file.ts';
import { agencyLicenceInfo } from './get-agency-licence-info.ts';
import { submitAgencyLicence } from './submit-agency-licence.ts';

const world = useWorld();
const number = '（沪）人服证字〔2026〕第 0105001234 号';
const validUntil = '2031-06-30';
const day = 86_400_000;

async function submit(owner: EmployerActor, changes: { validUntil?: string } = {}) {
  const { fileId: licenceFileId } = await uploadCompanyFile(world.as(owner), { file: pictureUpload() });
  return submitAgencyLicence(world.as(owner), { number, validUntil, licenceFileId, ...changes });
}

const waiting = async () => listVerificationsToReview(world.system(), { current: 1, pageSize: 10 });

async function decide(outcome: 'passed' | 'failed', reason?: string) {
  const [first] = await waiting();
  return decideVerification(world.as(anyAdmin()), { verificationId: first?.verificationId ?? '', outcome, reason });
}

describe('submitAgencyLicence', () => {
  it('waits for an admin, passes, and shows on the company', async () => {
    const owner = await verifiedOwner(world);
    expect(await submit(owner)).toEqual({ status: 0 });
    expect(await waiting()).toMatchObject([{ kind: 'agency', cause: 'unsure' }]);
    expect(await agencyLicenceInfo(world.as(owner))).toMatchObject({ status: 0, number, validUntil, current: null });
    await expect(submit(owner)).rejects.toMatchObject(companyErrors.inReview);

    await decide('passed');
    const current = { number, validUntil };
    expect(await agencyLicenceInfo(world.as(owner))).toMatchObject({ status: 1, reason: null, current });
    const seen = await companyDetail(world.as(await world.seeker()), { companyId: owner.companyId });
    expect(seen.agencyLicence).toEqual(current);
    expect(await waiting()).toEqual([]);
  });

  it('is told why it failed, stays verified, and may hand in another', async () => {
    const owner = await verifiedOwner(world);
    await submit(owner);
    await decide('failed', '照片不清晰');
    expect(await agencyLicenceInfo(world.as(owner))).toMatchObject({ status: 2, reason: '照片不清晰', current: null });
    expect(await isVerified(world.system(), owner.companyId)).toBe(true);
    expect(await submit(owner)).toEqual({ status: 0 });
  });

  it('holds to its last day in China, and while a new one is looked at', async () => {
    const owner = await verifiedOwner(world);
    const today = new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    await submit(owner, { validUntil: today });
    await decide('passed');
    await submit(owner);
    expect(await agencyLicenceInfo(world.as(owner))).toMatchObject({ status: 0, current: { validUntil: today } });
    world.clock.advance(day);
    expect(await agencyLicenceInfo(world.as(owner))).toMatchObject({ status: 0, current: null });
  });

  it('is refused to who may not, without a verified company, and for one that is over', async () => {
    const owner = await verifiedOwner(world);
    const interviewer = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    const { fileId: licenceFileId } = await uploadCompanyFile(world.as(owner), { file: pictureUpload() });
    await expect(
      submitAgencyLicence(world.as(interviewer), { number, validUntil, licenceFileId }),
    ).rejects.toMatchObject(accountErrors.noPermission);
    await expect(submit(await companyOwner(world))).rejects.toMatchObject(companyErrors.notVerified);
    await expect(submit(owner, { validUntil: '2020-01-01' })).rejects.toMatchObject({
      data: [{ path: 'validUntil', message: '许可证已过有效期' }],
    });
  });
});
