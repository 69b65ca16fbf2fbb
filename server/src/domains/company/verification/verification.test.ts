import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { companyOwner, newCreditCode, pictureUpload, submitCompany, verifiedOwner } from '#testing/company.ts';
import { useWorld, type World } from '#testing/world.ts';
import { decideVerification, isVerified, listPendingVerifications, requireVerifiedCompany } from '../index.ts';
import { companyDetail } from '../profile/get-company-detail.ts';
import { uploadCompanyFile } from '../profile/upload-company-file.ts';
import { verificationInfo } from './get-verification-info.ts';
import { submitVerification } from './submit-verification.ts';

const world = useWorld();
const refused = (code: number, data: unknown = null) => expect.objectContaining({ name: 'Refusal', code, data });
const at = (path: string) => [expect.objectContaining({ path })];

async function messagesOf(from: World, companyId: string) {
  return from.db
    .selectFrom('message_message')
    .select(['message_type', 'title', 'content'])
    .where('recipient_id', '=', companyId)
    .orderBy('id')
    .execute();
}

async function memberStatus(userId: string) {
  const membership = world.db.selectFrom('account_membership').select('company_status').where('user_id', '=', userId);
  return (await membership.executeTakeFirstOrThrow()).company_status;
}

describe('submitVerification', () => {
  it('is in review until the licence check answers', async () => {
    const owner = await companyOwner(world);
    const creditCode = newCreditCode();
    await submitCompany(world, owner, { companyName: '丁科技有限公司', creditCode });
    expect(await verificationInfo(world.as(owner))).toEqual({
      status: 0,
      companyName: '丁科技有限公司',
      creditCode,
      submittedAt: world.clock.now().toISOString(),
      decidedAt: null,
      reason: null,
      claim: false,
    });
    expect(await memberStatus(owner.userId)).toBe(0);
    expect(await listPendingVerifications(world.system())).toMatchObject([
      { companyName: '丁科技有限公司', creditCode, licenceUrl: expect.stringMatching(/^\/files\//), unsure: false },
    ]);
    await world.runTasks();
    expect(await verificationInfo(world.as(owner))).toMatchObject({ status: 0 });
  });

  it.each([
    [{ outcome: 'passed' as const }, { status: 1, reason: null }],
    [
      { outcome: 'failed' as const, reason: '执照已注销' },
      { status: 2, reason: '执照已注销' },
    ],
    [{ outcome: 'unsure' as const }, { status: 0, reason: null }],
  ])('after the check says %j the company sees %j', async (answer, seen) => {
    const owner = await companyOwner(world);
    await submitCompany(world, owner);
    world.test.licenceAnswer = answer;
    await world.runTasks();
    expect(await verificationInfo(world.as(owner))).toMatchObject(seen);
    const unsure = (await listPendingVerifications(world.system())).map((each) => each.unsure);
    expect(unsure).toEqual(answer.outcome === 'unsure' ? [true] : []);
  });

  it('leaves alone what a person decided before the check came to it', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    await decideVerification(world.system(), { verificationId, outcome: 'passed' });
    world.test.licenceAnswer = { outcome: 'failed', reason: '太晚' };
    await world.runTasks();
    expect(await verificationInfo(world.as(owner))).toMatchObject({ status: 1 });
  });

  it('waits while in review, may be repeated after a failure, and is of no effect once verified', async () => {
    const owner = await companyOwner(world);
    const first = await submitCompany(world, owner);
    await expect(submitCompany(world, owner)).rejects.toEqual(refused(40922));
    await decideVerification(world.system(), { verificationId: first, outcome: 'failed' });
    const second = await submitCompany(world, owner);
    expect(second).not.toBe(first);
    await decideVerification(world.system(), { verificationId: second, outcome: 'passed' });
    const { fileId } = await uploadCompanyFile(world.as(owner), { file: pictureUpload() });
    const again = { companyName: '换个名字有限公司', creditCode: newCreditCode(), licenceFileId: fileId };
    expect(await submitVerification(world.as(owner), again)).toEqual({ status: 1 });
    expect(await companyDetail(world.as(owner), {})).toMatchObject({ name: '测试科技有限公司', verificationStatus: 1 });
    expect(await world.db.selectFrom('company_verification').select('id').execute()).toHaveLength(2);
  });

  it('refuses a wrong check character, a picture of others, and a code that a verified company holds', async () => {
    const creditCode = newCreditCode();
    const holder = await verifiedOwner(world, { creditCode });
    const owner = await companyOwner(world);
    const foreign = await uploadCompanyFile(world.as(holder), { file: pictureUpload() });
    const licenceFileId = foreign.fileId;
    const submit = (code: string) =>
      submitVerification(world.as(owner), { companyName: '戊有限公司', creditCode: code, licenceFileId });
    await expect(submit('91350100M000100Y44')).rejects.toEqual(refused(40020));
    await expect(submit(newCreditCode())).rejects.toEqual(refused(40001, at('licenceFileId')));
    await expect(submitCompany(world, owner, { creditCode })).rejects.toEqual(refused(40921));
    expect(await verificationInfo(world.as(owner))).toMatchObject({ status: null, submittedAt: null });
  });

  it('is for owners', async () => {
    const { companyId } = await companyOwner(world);
    const input = { companyName: '己有限公司', creditCode: newCreditCode(), licenceFileId: newId() };
    const recruiter = world.as(await world.employer({ companyId, role: 'recruiter' }));
    await expect(submitVerification(recruiter, input)).rejects.toEqual(refused(40311));
    await expect(submitVerification(world.as(await world.employer()), input)).rejects.toEqual(refused(40310));
    await expect(verificationInfo(world.as(await world.employer()))).rejects.toEqual(refused(40310));
    expect(await verificationInfo(recruiter)).toMatchObject({ status: null });
  });
});

describe('decideVerification', () => {
  it('verifies: status, name, credit code, members and message in one', async () => {
    const owner = await companyOwner(world, { name: '旧名有限公司' });
    const creditCode = newCreditCode();
    const verificationId = await submitCompany(world, owner, { companyName: '新名有限公司', creditCode });
    await expect(requireVerifiedCompany(world.system(), owner.companyId)).rejects.toEqual(refused(40320));
    expect(await decideVerification(world.system(), { verificationId, outcome: 'passed' })).toBe(1);
    expect(await companyDetail(world.as(owner), {})).toMatchObject({
      name: '新名有限公司',
      creditCode,
      verificationStatus: 1,
    });
    expect(await memberStatus(owner.userId)).toBe(1);
    expect(await isVerified(world.system(), owner.companyId)).toBe(true);
    await expect(requireVerifiedCompany(world.system(), owner.companyId)).resolves.toBeUndefined();
    expect(await messagesOf(world, owner.companyId)).toEqual([
      { message_type: '7', title: '企业认证已通过', content: '新名有限公司已通过企业认证，现在可以发布职位了。' },
    ]);
  });

  it('fails with a reason for the company, in words of ours where none is given', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    expect(await decideVerification(world.system(), { verificationId, outcome: 'failed', reason: '' })).toBe(2);
    const { reason } = await verificationInfo(world.as(owner));
    expect(reason).toMatch(/请核对后重新提交/);
    expect(await messagesOf(world, owner.companyId)).toMatchObject([{ title: '企业认证未通过' }]);
    expect(await memberStatus(owner.userId)).toBe(2);
    expect(await isVerified(world.system(), owner.companyId)).toBe(false);
  });

  it('is the same when repeated, tells once, and is not turned round', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    const decide = (outcome: 'passed' | 'failed' | 'unsure') =>
      decideVerification(world.system(), { verificationId, outcome });
    expect([await decide('unsure'), await decide('unsure'), await decide('passed'), await decide('passed')]).toEqual([
      0, 0, 1, 1,
    ]);
    await expect(decide('failed')).rejects.toEqual(refused(40900));
    await expect(decide('unsure')).rejects.toEqual(refused(40900));
    expect(await messagesOf(world, owner.companyId)).toHaveLength(1);
    const unknown = decideVerification(world.system(), { verificationId: newId(), outcome: 'passed' });
    await expect(unknown).rejects.toEqual(refused(40400));
  });

  it('lets the first verified company keep its credit code', async () => {
    const creditCode = newCreditCode();
    const [first, second] = [await companyOwner(world, { creditCode }), await companyOwner(world, { creditCode })];
    const [one, two] = [
      await submitCompany(world, first, { creditCode }),
      await submitCompany(world, second, { creditCode }),
    ];
    expect(await decideVerification(world.system(), { verificationId: two, outcome: 'passed' })).toBe(1);
    expect(await decideVerification(world.system(), { verificationId: one, outcome: 'passed' })).toBe(0);
    expect(await verificationInfo(world.as(first))).toMatchObject({ status: 0, claim: true });
    expect(await isVerified(world.system(), second.companyId)).toBe(true);
  });
});

describe('at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });
  const together = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
  const refusals = (results: readonly PromiseSettledResult<unknown>[]) =>
    results.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: unknown }).code] : []));

  it('one of several claimants of a credit code is verified', async () => {
    const creditCode = newCreditCode();
    // Submitted together too, so that every connection of the decisions is open when they begin.
    const submitted = await together(6, async () =>
      submitCompany(world, await companyOwner(world, { creditCode }), { creditCode }),
    );
    const ids = submitted.map((each) => (each.status === 'fulfilled' ? each.value : ''));
    const results = await together(6, (index) =>
      decideVerification(world.system(), { verificationId: ids[index] ?? '', outcome: 'passed' }),
    );
    expect(refusals(results)).toEqual([]);
    const statuses = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('several submissions of one company are one', async () => {
    const owner = await companyOwner(world);
    const results = await together(6, () => submitCompany(world, owner));
    expect(refusals(results)).toEqual([40922, 40922, 40922, 40922, 40922]);
    expect(await listPendingVerifications(world.system())).toHaveLength(1);
  });

  it('of opposite decisions one is made', async () => {
    const owner = await companyOwner(world);
    const verificationId = await submitCompany(world, owner);
    const results = await together(6, (index) =>
      decideVerification(world.system(), { verificationId, outcome: index % 2 === 0 ? 'passed' : 'failed' }),
    );
    expect(refusals(results)).toEqual([40900, 40900, 40900]);
    expect(await messagesOf(world, owner.companyId)).toHaveLength(1);
  });
});
