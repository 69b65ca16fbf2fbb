import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { listNearbyPositions as endpoint } from '@pinjian/contract/matching-position-list.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { listNearbyPositions } from './list-nearby.ts';
import { commutingCities, nearbyPlaceOf } from './rules.ts';

const world = useWorld();
const [guangzhou, foshan, hangzhou] = ['101280100', '101280800', '101210100'] as const;
const tianhe = '440106';
const nothing = { cityCode: undefined, districtCode: undefined, wished: undefined, home: undefined };

describe('where 附近 looks', () => {
  it.each([
    [{ ...nothing, cityCode: foshan, wished: guangzhou, home: hangzhou }, 'chosen', '佛山'],
    [{ ...nothing, wished: guangzhou, home: hangzhou }, 'wish', '广州'],
    [{ ...nothing, home: hangzhou }, 'resume', '杭州'],
    [{ ...nothing, cityCode: '999999999', home: hangzhou }, 'resume', '杭州'],
  ] as const)('%j is from %s: %s', (known, from, name) =>
    expect(nearbyPlaceOf(known)).toMatchObject({ from, city: { name }, district: null }),
  );

  it('is nowhere where nobody knows, and has a district of its own city alone', () => {
    expect(nearbyPlaceOf(nothing)).toBeNull();
    expect(nearbyPlaceOf({ ...nothing, cityCode: guangzhou, districtCode: tianhe })?.district?.name).toBe('天河区');
    expect(nearbyPlaceOf({ ...nothing, cityCode: hangzhou, districtCode: tianhe })?.district).toBeNull();
    expect(commutingCities(guangzhou)).toEqual([{ code: foshan, name: '佛山' }]);
    expect(commutingCities(hangzhou)).toEqual([]);
  });
});

describe('附近', () => {
  const asked = (query: Partial<Received<typeof endpoint>> = {}): Received<typeof endpoint> => ({
    salaryRange: [],
    categoryId: [],
    industryCode: [],
    experience: [],
    education: [],
    jobType: [],
    recruitType: [],
    workMode: [],
    postSource: [],
    staffSize: [],
    financingStage: [],
    current: 1,
    pageSize: 10,
    ...query,
  });

  it('has the district first, then the city, then where people commute from; page by page, each once', async () => {
    const owner = await verifiedOwner(world);
    const open = async (cityCode: string, districtCode: string | null) => {
      world.clock.advance(1000);
      return openPosition(world, owner, { cityCode, districtCode });
    };
    const inDistrict = await open(guangzhou, tianhe);
    const inCity = await open(guangzhou, '440104');
    const near = await open(foshan, null);
    const laterInDistrict = await open(guangzhou, tianhe);
    await open(hangzhou, null);
    const mine = world.as(await world.seeker());
    const expected = [laterInDistrict, inDistrict, inCity, near];
    const whole = await listNearbyPositions(mine, asked({ cityCode: guangzhou, districtCode: tianhe }));
    expect(whole.records.map(({ positionId }) => positionId)).toEqual(expected);
    expect(whole).toMatchObject({ total: 4, nextCursor: null, place: { commuting: [{ name: '佛山' }] } });
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null && found.length < 9;) {
      const page = await listNearbyPositions(
        mine,
        asked({ cityCode: guangzhou, districtCode: tianhe, pageSize: 1, ...(cursor === undefined ? {} : { cursor }) }),
      );
      found.push(...page.records.map(({ positionId }) => positionId));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(expected);
    await expect(listNearbyPositions(mine, asked({ cityCode: guangzhou, cursor: 'none' }))).rejects.toMatchObject({
      code: errors.invalidInput.code,
    });
  });

  it('begins at the first city wished for, else at that of the resume, else it lists nothing', async () => {
    const owner = await verifiedOwner(world);
    const here = await openPosition(world, owner);
    const mine = world.as(await world.seeker());
    expect(await listNearbyPositions(mine, asked())).toMatchObject({ place: null, records: [], total: 0 });
    const { basics, ...rest } = talentContent();
    const city = { code: hangzhou, name: '杭州' };
    await confirmedResume(world, mine.actor, { ...rest, basics: { ...basics, city }, intentions: [] });
    expect(await listNearbyPositions(mine, asked())).toMatchObject({
      place: { from: 'resume', city: { name: '杭州' } },
      records: [{ positionId: here }],
    });
    const wishes = [{ ...emptyWish(), position: '前端', cityCodes: [guangzhou] }];
    await saveWishes(mine, { version: 0, content: { wishes } });
    expect(await listNearbyPositions(mine, asked())).toMatchObject({ place: { from: 'wish' }, records: [] });
  });

  it('is narrowed by the other filters', async () => {
    const owner = await verifiedOwner(world);
    const intern = await openPosition(world, owner, { recruitType: 2 });
    await openPosition(world, owner);
    const mine = world.as(await world.seeker());
    const found = await listNearbyPositions(mine, asked({ cityCode: hangzhou, recruitType: [2] }));
    expect(found.records.map(({ positionId }) => positionId)).toEqual([intern]);
  });
});
