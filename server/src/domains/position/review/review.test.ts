import { describe, expect, it } from 'vitest';
import { companyErrors } from '@pinjian/contract/company.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { newId } from '#platform/core/ids.ts';
import { decideVerification } from '#domains/company/index.ts';
import { anyAdmin } from '#testing/any-admin.ts';
import { companyOwner, newCreditCode, submitCompany, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition, publishableContent } from '#testing/position.ts';
import { positionInReview } from '#testing/position-review.ts';
import { useWorld } from '#testing/world.ts';
import { closePosition } from '../close.ts';
import { deletePosition } from '../delete.ts';
import { getPositionForEdit } from '../get-for-edit.ts';
import { listPositions } from '../list.ts';
import { pausePosition } from '../pause.ts';
import { publishPosition } from '../publish.ts';
import { reopenPosition } from '../reopen.ts';
import { savePosition } from '../save.ts';
import { decidePositionReview } from './decide-review.ts';
import { countPositionReviews, findReviewCase, listPositionReviews } from './find-reviews.ts';
import { submitPositionForReview } from './submit-for-review.ts';
import { withdrawPositionReview } from './withdraw-review.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };
const objected = '宿舍管理员，限女性';

async function statusOf(positionId: string): Promise<number> {
  const position = world.db.selectFrom('position_position').select('status').where('id', '=', positionId);
  return (await position.executeTakeFirstOrThrow()).status;
}

async function messagesTo(companyId: string) {
  return world.db
    .selectFrom('message_message')
    .select(['message_type', 'title', 'content'])
    .where('recipient_id', '=', companyId)
    .where('message_type', '=', '2')
    .orderBy('id')
    .execute();
}

describe('submitPositionForReview', () => {
  it('lets a new position wait, once, with the words objected to', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await draftPosition(world, owner, { title: objected });
    const submitted = await submitPositionForReview(ctx, { positionId, version: 1, note: '依法只招女性' });
    expect(submitted.status).toEqual({ value: positionStatus.review, label: '待审核' });
    await submitPositionForReview(ctx, { positionId, version: 1, note: '' });
    const [waiting, ...others] = await listPositionReviews(world.system(), page);
    expect([waiting?.title, others]).toEqual([objected, []]);
    expect(await findReviewCase(world.system(), waiting?.reviewId ?? '')).toMatchObject({
      state: 'pending',
      note: '依法只招女性',
      objections: [{ path: 'title', word: '限女性', reason: 'gender' }],
      passages: expect.arrayContaining([{ path: 'title', text: objected }]),
      company: { companyId: owner.companyId },
      earlier: [],
    });
    expect(await getPositionForEdit(ctx, { positionId })).toMatchObject({ review: { state: 'pending', version: 1 } });
  });

  it('leaves what is on show as it is', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: objected }) });
    await submitPositionForReview(ctx, { positionId, version: 2, note: '' });
    expect(await statusOf(positionId)).toBe(positionStatus.open);
    const [row] = (await listPositions(ctx, { q: '', ...page })).records;
    expect(row).toMatchObject({ inReview: true, hasChanges: true, status: { value: positionStatus.open } });
  });

  it('is refused where nothing is objected to, for what was saved over, unverified, and to strangers', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const harmless = await draftPosition(world, owner);
    const harmful = await draftPosition(world, owner, { title: objected });
    const submit = (positionId: string, version = 1) => submitPositionForReview(ctx, { positionId, version, note: '' });
    await expect(submit(harmless)).rejects.toMatchObject(positionErrors.nothingToReview);
    await expect(submit(harmful, 2)).rejects.toMatchObject(positionErrors.editedElsewhere);
    const other = await companyOwner(world);
    const theirs = await draftPosition(world, other, { title: objected });
    await expect(submit(theirs)).rejects.toMatchObject(errors.notFound);
    await expect(submit(newId())).rejects.toMatchObject(errors.notFound);
    await expect(
      submitPositionForReview(world.as(other), { positionId: theirs, version: 1, note: '' }),
    ).rejects.toMatchObject(companyErrors.notVerified);
  });

  it('keeps what was handed in as it is until it is taken back', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const { positionId } = await positionInReview(world, owner);
    const save = () => savePosition(ctx, { positionId, version: 1, content: publishableContent() });
    await expect(save()).rejects.toMatchObject(positionErrors.inReview);
    await expect(publishPosition(ctx, { positionId, version: 1 })).rejects.toMatchObject(positionErrors.inReview);
    await expect(deletePosition(ctx, { positionId })).rejects.toMatchObject(positionErrors.moveNotAllowed);
    const back = await withdrawPositionReview(ctx, { positionId });
    expect(back.status.value).toBe(positionStatus.draft);
    expect(await withdrawPositionReview(ctx, { positionId })).toEqual(back);
    expect(await countPositionReviews(world.system())).toEqual({ count: 0, oldest: null });
    await save();
    await publishPosition(ctx, { positionId, version: 2 });
    const stranger = world.as(await companyOwner(world));
    await expect(withdrawPositionReview(stranger, { positionId })).rejects.toMatchObject(errors.notFound);
  });
});

describe('decidePositionReview', () => {
  it('puts on show what was handed in, tells the company, and lets it stand until it is changed', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const { positionId, reviewId } = await positionInReview(world, owner);
    const admin = world.as(anyAdmin());
    const decision = { reviewId, outcome: 'approved' } as const;
    expect([await decidePositionReview(admin, decision), await decidePositionReview(admin, decision)]).toEqual([
      'approved',
      'approved',
    ]);
    expect(await statusOf(positionId)).toBe(positionStatus.open);
    expect(await messagesTo(owner.companyId)).toMatchObject([{ message_type: '2', title: '职位审核通过' }]);
    await pausePosition(ctx, { positionId });
    expect((await reopenPosition(ctx, { positionId })).status.value).toBe(positionStatus.open);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: `${objected}优先` }) });
    await expect(publishPosition(ctx, { positionId, version: 2 })).rejects.toMatchObject(positionErrors.objected);
  });

  it('sends back with a reason; what is corrected is published at once', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const { positionId, reviewId } = await positionInReview(world, owner);
    await decidePositionReview(world.as(anyAdmin()), { reviewId, outcome: 'rejected', reason: '请删去性别要求' });
    expect(await getPositionForEdit(ctx, { positionId })).toMatchObject({
      status: { value: positionStatus.rejected },
      review: { state: 'rejected', reason: '请删去性别要求' },
    });
    expect((await messagesTo(owner.companyId))[0]?.content).toMatch(/没有通过审核。原因：请删去性别要求。/);
    await expect(publishPosition(ctx, { positionId, version: 1 })).rejects.toMatchObject(positionErrors.objected);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent() });
    await publishPosition(ctx, { positionId, version: 2 });
    expect(await statusOf(positionId)).toBe(positionStatus.open);
  });

  it('of an open position leaves the old content when it says no, and shows the new when it says yes', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: objected }) });
    const title = async () => {
      const row = world.db.selectFrom('position_position').select('content').where('id', '=', positionId);
      return (await row.executeTakeFirstOrThrow()).content?.title;
    };
    for (const [outcome, shown] of [
      ['rejected', '前端开发工程师'],
      ['approved', objected],
    ] as const) {
      await submitPositionForReview(ctx, { positionId, version: 2, note: '' });
      const [waiting] = await listPositionReviews(world.system(), page);
      await decidePositionReview(world.as(anyAdmin()), { reviewId: waiting?.reviewId ?? '', outcome });
      expect([await statusOf(positionId), await title()]).toEqual([positionStatus.open, shown]);
      world.clock.advance(60_000);
    }
    expect(await getPositionForEdit(ctx, { positionId })).toMatchObject({ hasChanges: false });
  });

  it('stands as the first one made it; a second admin is told, and so is who comes after it was taken back', async () => {
    const owner = await verifiedOwner(world);
    const { reviewId, positionId } = await positionInReview(world, owner);
    const [one, two] = [world.as(anyAdmin()), world.as(anyAdmin())];
    await decidePositionReview(one, { reviewId, outcome: 'rejected', reason: '一' });
    for (const outcome of ['approved', 'rejected'] as const)
      await expect(decidePositionReview(two, { reviewId, outcome })).rejects.toMatchObject(errors.stateChanged);
    await expect(decidePositionReview(two, { reviewId: newId(), outcome: 'rejected' })).rejects.toMatchObject(
      errors.notFound,
    );
    await submitPositionForReview(world.as(owner), { positionId, version: 1, note: '' });
    const [again] = await listPositionReviews(two, page);
    await withdrawPositionReview(world.as(owner), { positionId });
    await expect(
      decidePositionReview(two, { reviewId: again?.reviewId ?? '', outcome: 'approved' }),
    ).rejects.toMatchObject(errors.stateChanged);
    expect(await messagesTo(owner.companyId)).toHaveLength(1);
  });

  it('is taken back with the position: a yes never puts a closed one on show', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: objected }) });
    await submitPositionForReview(ctx, { positionId, version: 2, note: '' });
    const [waiting] = await listPositionReviews(world.system(), page);
    await closePosition(ctx, { positionId });
    await expect(
      decidePositionReview(world.as(anyAdmin()), { reviewId: waiting?.reviewId ?? '', outcome: 'approved' }),
    ).rejects.toMatchObject(errors.stateChanged);
    expect(await statusOf(positionId)).toBe(positionStatus.closed);
  });
});

describe('a company whose credit code was handed over', () => {
  it('shows no positions any more', async () => {
    const creditCode = newCreditCode();
    const holder = await verifiedOwner(world, { creditCode });
    const positionId = await openPosition(world, holder);
    const { reviewId } = await positionInReview(world, holder);
    const claimant = await companyOwner(world);
    const verificationId = await submitCompany(world, claimant, { creditCode, claim: true });
    const admin = world.as(anyAdmin());
    await decideVerification(admin, { verificationId, outcome: 'passed', handOverFrom: holder.companyId });
    await world.deliver();
    expect(await statusOf(positionId)).toBe(positionStatus.paused);
    await expect(decidePositionReview(admin, { reviewId, outcome: 'approved' })).rejects.toMatchObject({
      code: 40900,
      message: '这家公司的认证已失效，不能发布职位，请驳回',
    });
  });
});

describe('at the same moment', () => {
  const world = useWorld({ isolation: 'commit' });

  it('of opposite decisions one is made', async () => {
    const owner = await verifiedOwner(world);
    const { reviewId } = await positionInReview(world, owner);
    const results = await Promise.allSettled(
      (['approved', 'rejected', 'approved', 'rejected'] as const).map((outcome) =>
        decidePositionReview(world.as(anyAdmin()), { reviewId, outcome }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of results) if (each.status === 'rejected') expect(each.reason).toMatchObject(errors.stateChanged);
    const told = await world.db.selectFrom('message_message').select('id').where('message_type', '=', '2').execute();
    expect(told).toHaveLength(1);
  });
});
