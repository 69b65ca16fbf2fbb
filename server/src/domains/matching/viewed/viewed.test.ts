import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { mostViewed, viewedDays } from '@pinjian/contract/matching-position-list.ts';
import { verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { listViewedPositions } from './list-viewed.ts';
import { trimViewed, upsertViewed } from './queries.ts';
import { clearViewed, forgetViewed, viewPosition } from './note-viewed.ts';

const world = useWorld();
const system = () => world.system() as Parameters<typeof forgetViewed>[0];

async function place() {
  const owner = await verifiedOwner(world);
  const [first, second] = [await openPosition(world, owner), await openPosition(world, owner)];
  const seeker = await world.seeker();
  const mine = world.as(seeker);
  const list = async (as = mine) =>
    (await listViewedPositions(as, { current: 1, pageSize: 10 })).records.map(({ position }) => position.positionId);
  return { owner, first, second, seeker, mine, list };
}

describe('最近看过', () => {
  it('has what was opened last at the top, each once, for its person alone', async () => {
    const { first, second, mine, list } = await place();
    for (const positionId of [first, second, first]) {
      await viewPosition(mine, { positionId });
      world.clock.advance(60_000);
    }
    expect(await list()).toEqual([first, second]);
    expect(await list(world.as(await world.seeker()))).toEqual([]);
    await clearViewed(mine);
    await clearViewed(mine);
    expect(await list()).toEqual([]);
  });

  it('notes nothing that seekers do not see', async () => {
    const { owner, mine } = await place();
    await expect(viewPosition(mine, { positionId: await draftPosition(world, owner) })).rejects.toMatchObject(
      errors.notFound,
    );
  });

  it('notes nothing for who wants no order of their own', async () => {
    const { first, mine, list } = await place();
    await saveWishes(mine, { version: 0, content: {}, personalOrder: false });
    await viewPosition(mine, { positionId: first });
    expect(await list()).toEqual([]);
    expect(await listViewedPositions(mine, { current: 1, pageSize: 10 })).toMatchObject({ notes: false });
    await saveWishes(mine, { version: 1, content: {}, personalOrder: true });
    await viewPosition(mine, { positionId: first });
    expect(await list()).toEqual([first]);
  });

  it('keeps thirty days and fifty positions', async () => {
    const { owner, first, second, seeker, mine, list } = await place();
    await viewPosition(mine, { positionId: first });
    world.clock.advance(60_000);
    for (let count = 0; count < mostViewed; count += 1)
      await upsertViewed(world.system(), seeker.userId, await draftPosition(world, owner));
    await trimViewed(world.system(), seeker.userId);
    const rows = await world.db.selectFrom('matching_viewed').select('position_id').execute();
    expect(rows).toHaveLength(mostViewed);
    expect(rows.map(({ position_id }) => position_id)).not.toContain(first);
    await viewPosition(mine, { positionId: second });
    world.clock.advance(viewedDays * 86_400_000);
    expect(await list()).toEqual([]);
    await forgetViewed(system());
    expect(await world.db.selectFrom('matching_viewed').selectAll().execute()).toEqual([]);
  });

  it('is taken along, and erased with its person', async () => {
    const { first, seeker, mine, list } = await place();
    await viewPosition(mine, { positionId: first });
    expect(await personal.export(world.system(), seeker.userId)).toMatchObject({
      viewedPositions: [{ position: '前端开发工程师', viewedAt: world.clock.now().toISOString() }],
    });
    await personal.erase(world.system(), seeker.userId);
    expect(await list()).toEqual([]);
  });
});
