import { describe, expect, it } from 'vitest';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { closePosition } from '#domains/position/close.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { findPositionsFor } from './find-positions-for.ts';

const world = useWorld();

async function recruiting(...changes: Partial<PositionContent>[]) {
  const owner = await verifiedOwner(world, { name: '青禾科技' });
  const ids: string[] = [];
  for (const change of changes) ids.push(await openPosition(world, owner, change));
  await world.deliver();
  return { owner, ids };
}

async function frontend(changes: Parameters<typeof talentContent>[0] = {}) {
  const seeker = await world.seeker();
  await confirmedResume(world, seeker, talentContent(changes));
  const mine = world.as(seeker);
  const found = async (wanted: Partial<Parameters<typeof findPositionsFor>[2]> = {}) =>
    (await findPositionsFor(mine, seeker.userId, { limit: 20, ...wanted })).map(({ positionId }) => positionId);
  return { seeker, mine, found };
}

describe('positions for somebody', () => {
  it('are those whose gates are open, the best first', async () => {
    const { ids } = await recruiting(
      { title: '前端开发工程师' },
      { title: '前端开发工程师', cityCode: '101020100', districtCode: null },
      { title: '前端开发工程师', salaryMin: 500_000, salaryMax: 800_000 },
      { title: '前端开发工程师', experience: 7 },
      { title: '前端开发工程师', education: 7 },
      { title: 'Java 开发工程师', categoryId: '100101' },
      { title: '护士', categoryId: '240401', requirements: [] },
    );
    const { found, seeker, mine } = await frontend();
    const [best] = ids;
    const list = await found();
    expect(list[0]).toBe(best);
    expect(list).not.toContain(ids[1]);
    expect(list).not.toContain(ids[2]);
    expect(list).not.toContain(ids[4]);
    expect(list).not.toContain(ids[6]);
    const matches = (await findPositionsFor(mine, seeker.userId, { limit: 20 })).map(({ match }) => match);
    expect(matches.map(({ score }) => score)).toEqual(matches.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(await found({ limit: 1 })).toEqual([best]);
  });

  it('are asked for in cities, and of given ones', async () => {
    const { ids } = await recruiting({}, { workMode: 3, cityCode: '101020100', districtCode: null });
    const [here, remote] = ids;
    const { found } = await frontend();
    expect(new Set(await found())).toEqual(new Set([here, remote]));
    expect(await found({ cityCodes: ['101020100'] })).toEqual([remote]);
    expect(await found({ positionIds: [here ?? ''] })).toEqual([here]);
    expect(await found({ positionIds: [] })).toEqual([]);
  });

  it('work from the wishes alone, and not at all for whoever says nothing or wants no order of their own', async () => {
    const { ids } = await recruiting({});
    const seeker = await world.seeker();
    const mine = world.as(seeker);
    const found = async () =>
      (await findPositionsFor(mine, seeker.userId, { limit: 5 })).map(({ positionId }) => positionId);
    expect(await found()).toEqual([]);
    const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
    await saveWishes(mine, { version: 0, content: { wishes } });
    expect(await found()).toEqual(ids);
    await saveWishes(mine, { version: 1, content: { wishes }, personalOrder: false });
    expect(await found()).toEqual([]);
  });

  it('are none of a company that was blocked, or where they work, or that closed the position a moment ago', async () => {
    const { owner, ids } = await recruiting({});
    const { mine, found } = await frontend();
    expect(await found()).toEqual(ids);
    await blockCompany(mine, { companyId: owner.companyId });
    expect(await found()).toEqual([]);
    const [job] = talentContent().work;
    if (job === undefined) throw new Error('there is one');
    const there = await frontend({
      work: [{ company: '青禾科技', roles: job.roles.map((role) => ({ ...role, current: true, end: null })) }],
    });
    expect(await there.found()).toEqual([]);
    const other = await frontend();
    await closePosition(world.as(owner), { positionId: ids[0] ?? '' });
    expect(await other.found()).toEqual([]);
  });
});
