import { describe, expect, it } from 'vitest';
import { positionErrors } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { objectionEdition } from '#domains/dictionary/index.ts';
import type { Ctx, EmployerActor, SystemActor } from '#server/context.ts';
import { anyAdmin } from '#testing/any-admin.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getPositionForEdit } from '../get-for-edit.ts';
import { listPositions } from '../list.ts';
import { publishPosition } from '../publish.ts';
import { reopenPosition } from '../reopen.ts';
import { savePosition } from '../save.ts';
import { decidePositionReview } from './decide-review.ts';
import { findReviewCase, listPositionReviews } from './find-reviews.ts';
import { lookAgain } from './look-again.ts';
import { submitPositionForReview } from './submit-for-review.ts';
import { withdrawPositionReview } from './withdraw-review.ts';

const world = useWorld();
const again = () => lookAgain(world.system() as Ctx<SystemActor>);
const page = { current: 1, pageSize: 10 };
const objected = '门店销售，35岁以下';

/** A position that was put on show while the rules let its title pass. */
async function shownBefore(owner: EmployerActor, title = objected): Promise<string> {
  const positionId = await openPosition(world, owner);
  await world.db
    .updateTable('position_position')
    .set({ title, content: JSON.stringify(publishableContent({ title })), checked_edition: 0 })
    .where('id', '=', positionId)
    .execute();
  return positionId;
}

async function rowOf(positionId: string) {
  return world.db
    .selectFrom('position_position as position')
    .leftJoin('position_search as search', 'search.position_id', 'position.id')
    .select(['position.status', 'position.checked_edition', 'search.status as found'])
    .where('position.id', '=', positionId)
    .executeTakeFirstOrThrow();
}

async function toldTo({ companyId }: EmployerActor): Promise<string[]> {
  const rows = world.db.selectFrom('message_message').select('title').where('recipient_id', '=', companyId);
  return (await rows.where('message_type', '=', '2').orderBy('id').execute()).map(({ title }) => title);
}

async function waiting() {
  return listPositionReviews(world.system(), page);
}

describe('lookAgain', () => {
  it('asks a person about words on show that the rules object to by now, once; they stay on show', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await shownBefore(owner);
    const fine = await shownBefore(owner, '门店销售');
    await again();
    await again();
    const [review, ...others] = await waiting();
    expect([review?.title, others]).toEqual([objected, []]);
    expect(await findReviewCase(world.system(), review?.reviewId ?? '')).toMatchObject({
      lookedAgain: true,
      objections: [{ path: 'title', word: '35岁以下', reason: 'age' }],
    });
    for (const id of [positionId, fine])
      expect(await rowOf(id)).toMatchObject({ status: positionStatus.open, checked_edition: objectionEdition });
    expect(await toldTo(owner)).toEqual(['职位需要人工复查']);
  });

  it('leaves its company free to write on; what is published instead ends it', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await shownBefore(owner);
    await again();
    expect((await listPositions(ctx, { q: '', current: 1, pageSize: 10 })).records[0]).toMatchObject({
      inReview: false,
    });
    expect(await getPositionForEdit(ctx, { positionId })).toMatchObject({
      review: null,
      objections: [{ reason: 'age' }],
    });
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: '门店销售' }) });
    await publishPosition(ctx, { positionId, version: 2 });
    expect(await waiting()).toEqual([]);
  });

  it('is not its company’s to take back; asking for something else has what is on show looked at later', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await shownBefore(owner);
    await again();
    await withdrawPositionReview(ctx, { positionId });
    expect(await waiting()).toHaveLength(1);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: '限女性' }) });
    await submitPositionForReview(ctx, { positionId, version: 2, note: '' });
    expect((await waiting()).map(({ title }) => title)).toHaveLength(1);
    expect(await rowOf(positionId)).toMatchObject({ status: positionStatus.open, checked_edition: 0 });
    await withdrawPositionReview(ctx, { positionId });
    await again();
    expect(await waiting()).toHaveLength(1);
  });

  it('lets stand what a person lets stand, and never asks about it again', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await shownBefore(owner);
    await again();
    const [review] = await waiting();
    await decidePositionReview(world.as(anyAdmin()), { reviewId: review?.reviewId ?? '', outcome: 'approved' });
    await world.db.updateTable('position_position').set({ checked_edition: 0 }).where('id', '=', positionId).execute();
    await again();
    expect(await waiting()).toEqual([]);
    expect(await rowOf(positionId)).toMatchObject({ status: positionStatus.open, found: positionStatus.open });
    expect(await toldTo(owner)).toEqual(['职位需要人工复查', '职位复查通过']);
  });

  it('shows no longer what a person says no to, with the reason; corrected it is published again', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await shownBefore(owner);
    await again();
    const [review] = await waiting();
    const decision = { reviewId: review?.reviewId ?? '', outcome: 'rejected', reason: '请删去年龄' } as const;
    await decidePositionReview(world.as(anyAdmin()), decision);
    expect(await rowOf(positionId)).toMatchObject({ status: positionStatus.rejected });
    expect((await rowOf(positionId)).found).not.toBe(positionStatus.open);
    expect(await getPositionForEdit(ctx, { positionId })).toMatchObject({ review: { reason: '请删去年龄' } });
    await expect(reopenPosition(ctx, { positionId })).rejects.toMatchObject(positionErrors.moveNotAllowed);
    await savePosition(ctx, { positionId, version: 1, content: publishableContent({ title: '门店销售' }) });
    await publishPosition(ctx, { positionId, version: 2 });
    expect(await rowOf(positionId)).toMatchObject({ status: positionStatus.open, checked_edition: objectionEdition });
    expect(await toldTo(owner)).toEqual(['职位需要人工复查', '职位复查未通过']);
  });
});
