import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { decideVerification as decideLicence } from '#domains/company/index.ts';
import { companyOwner, newCreditCode, submitCompany, verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { positionInReview } from '#testing/position-review.ts';
import { handInDocument, realNameStateOf, startFace } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { decideVerification } from './company-queue/decide-verification.ts';
import { getVerification } from './company-queue/get-verification.ts';
import { listVerifications } from './company-queue/list-verifications.ts';
import { showLicencePicture } from './company-queue/show-licence-picture.ts';
import { decideDocument } from './document-queue/decide-document.ts';
import { getDocument } from './document-queue/get-document.ts';
import { listDocuments } from './document-queue/list-documents.ts';
import { showDocumentPicture } from './document-queue/show-document-picture.ts';
import { unmaskDocument } from './document-queue/unmask-document.ts';
import { getOverview } from './overview/get-overview.ts';
import { decidePositionReview } from './position-queue/decide-position-review.ts';
import { getPositionReview } from './position-queue/get-position-review.ts';
import { listPositionReviews } from './position-queue/list-position-reviews.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

async function acts(from: { db: Ctx['db'] } = world) {
  return from.db
    .selectFrom('console_audit')
    .select(['act', 'admin_id', 'object_kind', 'object_id', 'reason', 'facts'])
    .orderBy('id')
    .execute();
}

async function unsure(): Promise<string> {
  const verificationId = await submitCompany(world, await companyOwner(world));
  await decideLicence(world.system(), { verificationId, outcome: 'unsure' });
  return verificationId;
}

async function documentOf(): Promise<{ checkId: string; seeker: Awaited<ReturnType<typeof world.seeker>> }> {
  const seeker = await world.seeker();
  await handInDocument(world, seeker);
  const [waiting] = (await listDocuments(world.as(await world.admin()), page)).records;
  return { checkId: waiting?.checkId ?? '', seeker };
}

describe('企业认证', () => {
  it('shows what was written beside the licence, with what came before', async () => {
    const ctx = world.as(await world.admin());
    const owner = await companyOwner(world, { name: '青山软件有限公司' });
    const first = await submitCompany(world, owner);
    await decideLicence(world.system(), { verificationId: first, outcome: 'failed', reason: '照片不清晰' });
    world.clock.advance(60_000);
    const creditCode = newCreditCode();
    const verificationId = await submitCompany(world, owner, { companyName: '青山软件（北京）有限公司', creditCode });
    expect((await listVerifications(ctx, page)).records).toEqual([]);
    await decideLicence(world.system(), { verificationId, outcome: 'unsure' });
    expect(await listVerifications(ctx, page)).toMatchObject({
      records: [{ verificationId, cause: 'unsure' }],
      total: 1,
    });
    const shown = await getVerification(ctx, { verificationId });
    expect(JSON.stringify(shown)).not.toMatch(/files|signature/);
    expect(shown).toMatchObject({
      companyName: '青山软件（北京）有限公司',
      creditCode,
      licenceAnswer: 'unsure',
      company: { companyId: owner.companyId, name: '青山软件有限公司', cityName: '北京' },
      holder: null,
      earlier: [{ verificationId: first, reason: '照片不清晰', byAdmin: false }],
    });
    await expect(getVerification(ctx, { verificationId: newId() })).rejects.toMatchObject(errors.notFound);
  });

  it('is decided once, with a record in the same transaction; a second admin is told', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const verificationId = await unsure();
    const no = { verificationId, outcome: 'failed', reason: '执照照片不清晰，请重新上传' } as const;
    await expect(decideVerification(world.as(one), { ...no, reason: '' })).rejects.toMatchObject({
      code: 40001,
      data: [{ path: 'reason', message: '请填写不通过的原因，对方会看到' }],
    });
    expect(await decideVerification(world.as(one), no)).toEqual({ status: 2 });
    expect(await decideVerification(world.as(one), no)).toEqual({ status: 2 });
    await expect(decideVerification(world.as(two), no)).rejects.toMatchObject(errors.stateChanged);
    expect(await acts()).toEqual([
      {
        act: 'verificationFailed',
        admin_id: one.userId,
        object_kind: 'verification',
        object_id: verificationId,
        reason: no.reason,
        facts: {},
      },
    ]);
    expect((await getVerification(world.as(two), { verificationId })).byAdmin).toBe(true);
  });

  it('shows its licence to who asks for it, and that is written down; nobody passes it without', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const verificationId = await unsure();
    const yes = { verificationId, outcome: 'passed' } as const;
    const looks = async () => (await acts()).map((each) => [each.act, each.object_kind, each.object_id, each.admin_id]);
    const look = ['licenceShown', 'verification', verificationId];
    const { url } = await showLicencePicture(world.as(one), { verificationId });
    const app = await world.app();
    expect((await app.inject({ url })).headers['content-type']).toBe('image/png');
    world.clock.advance(9 * 60_000);
    await showLicencePicture(world.as(one), { verificationId });
    expect(await looks()).toEqual([[...look, one.userId]]);
    world.clock.advance(2 * 60_000);
    await showLicencePicture(world.as(one), { verificationId });
    expect(await looks()).toHaveLength(2);
    // What another admin has seen vouches for nothing.
    await expect(decideVerification(world.as(two), yes)).rejects.toMatchObject({
      code: 40994,
      message: expect.stringContaining('营业执照') as string,
    });
    expect((await getVerification(world.as(two), { verificationId })).status).toBe(0);
    await showLicencePicture(world.as(two), { verificationId });
    expect(await decideVerification(world.as(two), yes)).toEqual({ status: 1 });
    // Decided, it can be looked at again, and that too is on record.
    await showLicencePicture(world.as(await world.admin()), { verificationId });
    expect((await acts()).filter(({ act }) => act === 'licenceShown')).toHaveLength(4);
    for (const actor of [await world.seeker(), await world.employer()]) {
      const ctx = world.as(actor) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
      await expect(showLicencePicture(ctx, { verificationId })).rejects.toMatchObject({ code: 403 });
    }
    await expect(showLicencePicture(world.as(one), { verificationId: newId() })).rejects.toMatchObject(errors.notFound);
    expect((await acts()).filter(({ act }) => act === 'licenceShown')).toHaveLength(4);
  });

  it('hands a credit code over when the admin has seen from whom', async () => {
    const ctx = world.as(await world.admin());
    const creditCode = newCreditCode();
    const holder = await verifiedOwner(world, { creditCode });
    await openPosition(world, holder);
    const claimant = await companyOwner(world);
    const verificationId = await submitCompany(world, claimant, { creditCode, claim: true });
    const shown = await getVerification(ctx, { verificationId });
    expect(shown).toMatchObject({ holder: { companyId: holder.companyId, creditCode, openPositions: 1 } });
    // The licence of who holds the code is looked at in the same way, which says nothing of the one handed in.
    const held = { verificationId: shown.holder?.verificationId ?? '' };
    expect(await showLicencePicture(ctx, held)).toEqual({ url: expect.stringMatching(/^\/files\//) as string });
    await expect(
      decideVerification(ctx, { verificationId, outcome: 'passed', handOverFrom: holder.companyId }),
    ).rejects.toMatchObject({ code: 40994 });
    await showLicencePicture(ctx, { verificationId });
    const yes = { verificationId, outcome: 'passed' } as const;
    await expect(decideVerification(ctx, yes)).rejects.toMatchObject(errors.stateChanged);
    expect(await decideVerification(ctx, { ...yes, handOverFrom: holder.companyId })).toEqual({ status: 1 });
    expect(await acts()).toMatchObject([
      { act: 'licenceShown', object_id: held.verificationId },
      { act: 'licenceShown', object_id: verificationId },
      { act: 'verificationPassed', facts: { handedOverFrom: holder.companyId } },
    ]);
  });
});

describe('实名材料', () => {
  it('are masked until somebody says why they look, which is written down', async () => {
    const admin = await world.admin();
    const ctx = world.as(admin);
    const { checkId, seeker } = await documentOf();
    const shown = await getDocument(ctx, { checkId });
    expect(shown).toMatchObject({
      maskedName: '林**',
      maskedNumber: 'E*******8',
      personId: seeker.personId,
      hasPicture: true,
      status: 0,
    });
    expect(JSON.stringify([shown, await listDocuments(ctx, page)])).not.toMatch(/林示例|E12345678|files|signature/);
    expect(await acts()).toEqual([]);
    expect(await unmaskDocument(ctx, { checkId, reason: '核对证件号码' })).toEqual({
      name: '林示例',
      number: 'E12345678',
    });
    const written = await acts();
    expect(written).toMatchObject([
      { act: 'unmasked', admin_id: admin.userId, object_id: checkId, reason: '核对证件号码' },
    ]);
    expect(JSON.stringify(written)).not.toMatch(/林示例|E12345678/);
  });

  it('show their picture to who asks for it, and that is written down; a look that goes on is one look', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const { checkId, seeker } = await documentOf();
    const looks = async () => (await acts()).map((each) => [each.act, each.object_kind, each.object_id, each.admin_id]);
    const look = ['pictureShown', 'realName', checkId];
    const { url } = await showDocumentPicture(world.as(one), { checkId });
    const app = await world.app();
    expect((await app.inject({ url })).headers['content-type']).toBe('image/png');
    expect(await looks()).toEqual([[...look, one.userId]]);
    world.clock.advance(9 * 60_000);
    await showDocumentPicture(world.as(one), { checkId });
    expect(await looks()).toHaveLength(1);
    // The first record does not cover for ever, nor for anybody else.
    world.clock.advance(2 * 60_000);
    await showDocumentPicture(world.as(one), { checkId });
    await showDocumentPicture(world.as(two), { checkId });
    expect(await looks()).toEqual([
      [...look, one.userId],
      [...look, one.userId],
      [...look, two.userId],
    ]);
    for (const actor of [seeker, await world.employer()]) {
      const ctx = world.as(actor) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
      await expect(showDocumentPicture(ctx, { checkId })).rejects.toMatchObject({ code: 403 });
    }
    expect(await looks()).toHaveLength(3);
  });

  it('are decided once, and shown no more afterwards', async () => {
    const [one, two] = [world.as(await world.admin()), world.as(await world.admin())];
    const { checkId, seeker } = await documentOf();
    // What another admin has seen vouches for nothing.
    await showDocumentPicture(two, { checkId });
    await expect(decideDocument(one, { checkId, outcome: 'passed' })).rejects.toMatchObject({ code: 40994 });
    expect(await realNameStateOf(world, seeker)).toBe(1);
    await showDocumentPicture(one, { checkId });
    expect(await decideDocument(one, { checkId, outcome: 'passed' })).toEqual({ status: 1 });
    expect(await decideDocument(one, { checkId, outcome: 'passed' })).toEqual({ status: 1 });
    await expect(decideDocument(two, { checkId, outcome: 'passed' })).rejects.toMatchObject(errors.stateChanged);
    expect(await realNameStateOf(world, seeker)).toBe(2);
    expect(await getDocument(two, { checkId })).toMatchObject({ status: 1, hasPicture: false });
    await expect(showDocumentPicture(two, { checkId })).rejects.toMatchObject(errors.notFound);
    await expect(unmaskDocument(two, { checkId, reason: '再看一眼' })).rejects.toMatchObject(errors.notFound);
    expect((await acts()).map(({ act }) => act)).toEqual(['pictureShown', 'pictureShown', 'realNamePassed']);
  });

  it('say why they failed, and faces are no business of this room', async () => {
    const ctx = world.as(await world.admin());
    const seeker = await world.seeker();
    const checkId = await startFace(world, seeker);
    expect((await listDocuments(ctx, page)).records).toEqual([]);
    for (const call of [
      () => getDocument(ctx, { checkId }),
      () => showDocumentPicture(ctx, { checkId }),
      () => unmaskDocument(ctx, { checkId, reason: '核对证件号码' }),
      () => decideDocument(ctx, { checkId, outcome: 'passed' }),
    ])
      await expect(call()).rejects.toMatchObject(errors.notFound);
    const other = await documentOf();
    await decideDocument(ctx, { checkId: other.checkId, outcome: 'failed', reason: '照片四角不完整' });
    expect(await realNameStateOf(world, other.seeker)).toBe(3);
  });
});

describe('职位审核', () => {
  it('shows every text with the words objected to, and puts it on show with a record', async () => {
    const ctx = world.as(await world.admin());
    const owner = await verifiedOwner(world);
    const { reviewId, positionId } = await positionInReview(world, owner);
    expect(await listPositionReviews(ctx, page)).toMatchObject({ records: [{ reviewId }], total: 1 });
    expect(await getPositionReview(ctx, { reviewId })).toMatchObject({
      positionId,
      state: 'pending',
      objections: [{ path: 'title', word: '限女性' }],
      passages: expect.arrayContaining([{ path: 'title', text: '宿舍管理员，限女性' }]),
    });
    expect(await decidePositionReview(ctx, { reviewId, outcome: 'approved' })).toEqual({ state: 'approved' });
    expect(await decidePositionReview(ctx, { reviewId, outcome: 'approved' })).toEqual({ state: 'approved' });
    expect(await acts()).toMatchObject([{ act: 'positionApproved', object_id: reviewId }]);
  });

  it('sends back with a reason', async () => {
    const ctx = world.as(await world.admin());
    const { reviewId } = await positionInReview(world, await verifiedOwner(world));
    await expect(decidePositionReview(ctx, { reviewId, outcome: 'rejected' })).rejects.toMatchObject({ code: 40001 });
    await decidePositionReview(ctx, { reviewId, outcome: 'rejected', reason: '请删去性别要求' });
    expect(await acts()).toMatchObject([{ act: 'positionRejected', reason: '请删去性别要求' }]);
  });
});

it('the overview counts what waits in each room', async () => {
  const ctx = world.as(await world.admin());
  await unsure();
  await documentOf();
  await positionInReview(world, await verifiedOwner(world));
  const { queues } = await getOverview(ctx);
  expect(queues.slice(0, 3).map(({ kind, count }) => [kind, count])).toEqual([
    ['verification', 1],
    ['realName', 1],
    ['positionReview', 1],
  ]);
});

describe('two admins at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('make one decision and leave one record', async () => {
    const verificationId = await submitCompany(world, await companyOwner(world));
    await decideLicence(world.system(), { verificationId, outcome: 'unsure' });
    const admins = [await world.admin(), await world.admin(), await world.admin()];
    for (const admin of admins) await showLicencePicture(world.as(admin), { verificationId });
    const results = await Promise.allSettled(
      admins.map((admin) => decideVerification(world.as(admin), { verificationId, outcome: 'passed' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of results) if (each.status === 'rejected') expect(each.reason).toMatchObject(errors.stateChanged);
    expect((await acts(world)).map(({ act }) => act).toSorted()).toEqual([
      ...admins.map(() => 'licenceShown'),
      'verificationPassed',
    ]);
    const again = await world.admin();
    await Promise.all([1, 2, 3].map(() => showLicencePicture(world.as(again), { verificationId })));
    expect(await acts(world)).toHaveLength(admins.length + 2);
  });
});
