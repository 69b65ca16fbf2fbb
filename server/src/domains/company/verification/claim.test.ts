import { describe, expect, it } from 'vitest';
import { anyAdmin } from '#testing/any-admin.ts';
import { companyInput, companyOwner, newCreditCode, submitCompany, verifiedOwner } from '#testing/company.ts';
import { useWorld, type World } from '#testing/world.ts';
import {
  countVerificationsToReview,
  decideVerification,
  findVerificationCase,
  isVerified,
  listVerificationsToReview,
} from '../index.ts';
import { createCompany } from '../profile/create-company.ts';
import { verificationInfo } from './get-verification-info.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

async function messagesTo(companyId: string): Promise<string[]> {
  const rows = await world.db
    .selectFrom('message_message')
    .select('title')
    .where('recipient_id', '=', companyId)
    .orderBy('id')
    .execute();
  return rows.map(({ title }) => title);
}

/** A verified company, and another one that claims its credit code; answers the claim. */
async function claimed(from: World) {
  const creditCode = newCreditCode();
  const holder = await verifiedOwner(from, { name: '持有企业有限公司', creditCode });
  const claimant = await companyOwner(from, { name: '认领企业有限公司' });
  const verificationId = await submitCompany(from, claimant, {
    companyName: '认领企业有限公司',
    creditCode,
    claim: true,
  });
  return { creditCode, holder, claimant, verificationId };
}

describe('a credit code that is taken', () => {
  it('is asked about first: without a claim whoever comes later is told to join', async () => {
    const creditCode = newCreditCode();
    await verifiedOwner(world, { creditCode });
    const later = await world.employer();
    const input = companyInput({ creditCode });
    await expect(createCompany(world.as(later), input)).rejects.toMatchObject({ code: 40921 });
    const { companyId } = await createCompany(world.as(later), { ...input, claim: true });
    expect(await isVerified(world.system(), companyId)).toBe(false);
  });

  it('is claimed: the claim waits for a person, whatever the licence check says', async () => {
    const { holder, claimant, verificationId } = await claimed(world);
    expect(await verificationInfo(world.as(claimant))).toMatchObject({ status: 0, claim: true });
    world.test.licenceAnswer = { outcome: 'passed' };
    await world.runTasks();
    expect(await verificationInfo(world.as(claimant))).toMatchObject({ status: 0, claim: true });
    expect(await listVerificationsToReview(world.system(), page)).toMatchObject([{ verificationId, cause: 'claim' }]);
    expect(await findVerificationCase(world.system(), verificationId)).toMatchObject({
      companyName: '认领企业有限公司',
      licenceAnswer: 'passed',
      holder: { company: { id: holder.companyId }, verificationId: expect.any(String) as string },
    });
  });

  it('is refused to the claimant, who is told', async () => {
    const { holder, claimant, verificationId } = await claimed(world);
    const ctx = world.as(anyAdmin());
    await decideVerification(ctx, { verificationId, outcome: 'failed', reason: '请联系该企业的管理员加入' });
    expect(await verificationInfo(world.as(claimant))).toMatchObject({ status: 2, reason: '请联系该企业的管理员加入' });
    expect(await messagesTo(claimant.companyId)).toEqual(['企业认证未通过']);
    expect(await isVerified(ctx, holder.companyId)).toBe(true);
    expect(await countVerificationsToReview(ctx)).toEqual({ count: 0, oldest: null });
  });

  it('is handed over: one gains what the other loses, and both are told', async () => {
    const { creditCode, holder, claimant, verificationId } = await claimed(world);
    const admin = anyAdmin();
    const decision = { verificationId, outcome: 'passed', handOverFrom: holder.companyId } as const;
    const ctx = world.as(admin);
    expect([await decideVerification(ctx, decision), await decideVerification(ctx, decision)]).toEqual([1, 1]);
    expect(await verificationInfo(world.as(claimant))).toMatchObject({ status: 1, creditCode, claim: false });
    expect(await verificationInfo(world.as(holder))).toMatchObject({
      status: 2,
      reason: expect.stringMatching(/移交给另一家企业/),
    });
    expect(await messagesTo(claimant.companyId)).toEqual(['企业认证已通过']);
    expect(await messagesTo(holder.companyId)).toEqual(['企业认证已通过', '企业认证已撤销']);
    await submitCompany(world, holder, { creditCode, claim: true });
    expect(await listVerificationsToReview(ctx, page)).toMatchObject([{ companyId: holder.companyId, cause: 'claim' }]);
  });

  it('is handed over by an admin who has seen from whom, and by nobody else', async () => {
    const { claimant, verificationId } = await claimed(world);
    const other = await companyOwner(world);
    const ctx = world.as(anyAdmin());
    const refused = { code: 40900 };
    await expect(decideVerification(ctx, { verificationId, outcome: 'passed' })).rejects.toMatchObject(refused);
    await expect(
      decideVerification(ctx, { verificationId, outcome: 'passed', handOverFrom: other.companyId }),
    ).rejects.toMatchObject(refused);
    expect(await decideVerification(world.system(), { verificationId, outcome: 'passed' })).toBe(0);
    expect(await verificationInfo(world.as(claimant))).toMatchObject({ status: 0, claim: true });
  });
});

describe('a submission that the licence check left unsure', () => {
  it('waits, oldest first, and is decided by one admin: the other one is told', async () => {
    const [first, second] = [await companyOwner(world), await companyOwner(world)];
    world.test.licenceAnswer = { outcome: 'unsure' };
    const verificationId = await submitCompany(world, first);
    const since = world.clock.now();
    await world.runTasks();
    world.clock.advance(60_000);
    await submitCompany(world, second);
    await world.runTasks();
    const [one, two] = [world.as(anyAdmin()), world.as(anyAdmin())];
    expect(await countVerificationsToReview(one)).toEqual({ count: 2, oldest: since });
    expect((await listVerificationsToReview(one, page)).map((each) => each.verificationId)[0]).toBe(verificationId);
    await decideVerification(one, { verificationId, outcome: 'passed' });
    expect(await decideVerification(one, { verificationId, outcome: 'passed' })).toBe(1);
    await expect(decideVerification(two, { verificationId, outcome: 'passed' })).rejects.toMatchObject({
      code: 40900,
      message: '状态已变化，请刷新',
    });
    expect((await findVerificationCase(two, verificationId))?.decidedBy).toBe(one.actor.userId);
  });

  it('does not come here before the check has answered', async () => {
    await submitCompany(world, await companyOwner(world));
    expect(await listVerificationsToReview(world.system(), page)).toEqual([]);
  });
});

describe('at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('two claims to one code: it goes to one of them, the other admin is told', async () => {
    const { creditCode, holder, verificationId } = await claimed(world);
    const later = await companyOwner(world);
    const other = await submitCompany(world, later, { creditCode, claim: true });
    const results = await Promise.allSettled(
      [verificationId, other].map((each) =>
        decideVerification(world.as(anyAdmin()), {
          verificationId: each,
          outcome: 'passed',
          handOverFrom: holder.companyId,
        }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((each) => each.status === 'rejected')?.reason).toMatchObject({ code: 40900 });
    const verified = await world.db
      .selectFrom('company_company')
      .select('id')
      .where('verification_status', '=', 1)
      .execute();
    expect(verified).toHaveLength(1);
  });
});
