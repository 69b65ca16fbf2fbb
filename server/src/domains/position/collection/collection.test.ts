import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { closePosition } from '../close.ts';
import { getPosition } from '../get.ts';
import { collectedIds, countCollected, positionCards } from '../index.ts';
import { collectPosition } from './collect.ts';
import { uncollectPosition } from './remove.ts';

const world = useWorld();
const all = { offset: 0, limit: 100 };

describe('collecting', () => {
  it('keeps and lets go, each once', async () => {
    const positionId = await openPosition(world, await verifiedOwner(world));
    const seeker = await world.seeker();
    const ctx = world.as(seeker);
    expect(await collectPosition(ctx, { positionId })).toEqual({ positionId, collected: true });
    expect(await collectPosition(ctx, { positionId })).toEqual({ positionId, collected: true });
    expect(await countCollected(ctx, seeker.userId)).toBe(1);
    expect(await getPosition(ctx, { positionId })).toMatchObject({ collected: true });
    expect(await uncollectPosition(ctx, { positionId })).toEqual({ positionId, collected: false });
    expect(await uncollectPosition(ctx, { positionId })).toEqual({ positionId, collected: false });
    expect(await collectedIds(ctx, seeker.userId, all)).toEqual([]);
  });

  it('is each seeker’s own', async () => {
    const positionId = await openPosition(world, await verifiedOwner(world));
    const [one, other] = [await world.seeker(), await world.seeker()];
    await collectPosition(world.as(one), { positionId });
    expect(await getPosition(world.as(other), { positionId })).toMatchObject({ collected: false });
    await uncollectPosition(world.as(other), { positionId });
    expect(await collectedIds(world.as(one), one.userId, all)).toEqual([positionId]);
  });

  it('is refused for what a seeker may not see', async () => {
    const draft = await draftPosition(world, await verifiedOwner(world));
    const ctx = world.as(await world.seeker());
    await expect(collectPosition(ctx, { positionId: draft })).rejects.toMatchObject(errors.notFound);
    await expect(collectPosition(ctx, { positionId: newId() })).rejects.toMatchObject(errors.notFound);
  });

  it('keeps what has closed, and says so; the counter is the length of the list', async () => {
    const owner = await verifiedOwner(world);
    const seeker = await world.seeker();
    const ctx = world.as(seeker);
    const closed = await openPosition(world, owner);
    const takenDown = await openPosition(world, owner);
    for (const positionId of [closed, takenDown]) {
      await collectPosition(ctx, { positionId });
      world.clock.advance(1000);
    }
    await closePosition(world.as(owner), { positionId: closed });
    await world.db.updateTable('position_position').set({ status: 10 }).where('id', '=', takenDown).execute();
    const ids = await collectedIds(ctx, seeker.userId, all);
    expect(ids).toEqual([closed]);
    expect(await countCollected(ctx, seeker.userId)).toBe(1);
    expect(await positionCards(ctx, seeker.userId, [takenDown, closed, newId()])).toMatchObject([
      { positionId: closed, status: { label: '已关闭' }, collected: true },
    ]);
  });
});

describe('getPosition', () => {
  it('is the whole position, with its labels', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner, { jobType: 3, weeklyWorkDays: 4, workCycle: 3 });
    expect(await getPosition(world.as(await world.seeker()), { positionId })).toMatchObject({
      title: '前端开发工程师',
      status: { value: 3, label: '招聘中' },
      category: { id: '100201', path: ['互联网/AI技术', '前端与移动开发', 'Web前端开发工程师'] },
      address: '文三路一号',
      headCount: 2,
      weeklyWorkDays: { value: 4, label: '4天' },
      workCycle: { value: 3, label: '1-3个月' },
      paymentMethod: null,
      postSource: { value: 1, label: '企业直招' },
      company: { companyId: owner.companyId, industryName: '互联网平台', staffSize: '20-99人' },
    });
  });

  it('is refused for a draft and for one that was taken down', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(await world.seeker());
    const draft = await draftPosition(world, owner);
    await expect(getPosition(ctx, { positionId: draft })).rejects.toMatchObject(errors.notFound);
    const takenDown = await openPosition(world, owner);
    await world.db.updateTable('position_position').set({ status: 10 }).where('id', '=', takenDown).execute();
    await expect(getPosition(ctx, { positionId: takenDown })).rejects.toMatchObject(errors.notFound);
  });
});
