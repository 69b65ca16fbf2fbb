import { describe, expect, it } from 'vitest';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getPosition } from '../get.ts';
import { publishPosition } from '../publish.ts';
import { savePosition } from '../save.ts';
import { publishableContent } from '#testing/position.ts';
import { activityOf } from './rules.ts';

const world = useWorld();
const now = new Date('2026-11-23T04:00:00Z');

describe('how lately somebody was here', () => {
  it.each([
    ['2026-11-23T03:45:00Z', 'now'],
    ['2026-11-23T03:20:00Z', 'today'],
    // Yesterday in Beijing.
    ['2026-11-22T15:00:00Z', 'threeDays'],
    ['2026-11-19T04:00:00Z', 'week'],
    ['2026-11-15T04:00:00Z', null],
  ])('at %s is %s', (at, activity) => expect(activityOf(new Date(at), now)).toBe(activity));

  it('is not said of who was never here', () => expect(activityOf(null, now)).toBeNull());
});

describe('who recruits', () => {
  it('is the member who wrote it, by a masked name, until they are none any more', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const mine = world.as(await world.seeker());
    const read = async () => (await getPosition(mine, { positionId })).recruiter;
    expect(await read()).toMatchObject({ name: null, role: 'owner' });
    await world.db.updateTable('account_identity').set({ username: '林示例' }).where('id', '=', owner.userId).execute();
    expect(await read()).toMatchObject({ name: '林**', role: 'owner' });
    await world.db.deleteFrom('account_membership').where('user_id', '=', owner.userId).execute();
    expect(await read()).toBeNull();
  });
});

describe('when a position changed', () => {
  it('is when its words became others after it was shown, not when it was saved or shown again', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const mine = world.as(await world.seeker());
    const changedAt = async () => (await getPosition(mine, { positionId })).changedAt;
    expect(await changedAt()).toBeNull();
    world.clock.advance(60_000);
    const content = publishableContent({ headCount: 5 });
    const { version } = await savePosition(world.as(owner), { positionId, version: 1, content });
    expect(await changedAt()).toBeNull();
    world.clock.advance(60_000);
    await publishPosition(world.as(owner), { positionId, version });
    const at = world.clock.now().toISOString();
    expect(await changedAt()).toBe(at);
    world.clock.advance(60_000);
    await publishPosition(world.as(owner), { positionId, version });
    expect(await changedAt()).toBe(at);
  });
});
