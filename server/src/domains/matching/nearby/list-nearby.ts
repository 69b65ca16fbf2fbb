import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { listNearbyPositions as endpoint } from '@pinjian/contract/matching-position-list.ts';
import { findPositionsInPlaces } from '#domains/position/index.ts';
import { defaultSnapshots } from '#domains/resume/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { nearbyPlaceOf } from './rules.ts';

/** Open positions where the caller looks for work: the district, then the city, then the cities that commute with it. */
export async function listNearbyPositions(
  ctx: Ctx<SeekerActor>,
  { cityCode, districtCode, ...input }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const seekerId = ctx.actor.userId;
  const wishes = (await findWishes(ctx, [seekerId])).get(seekerId)?.wishes ?? [];
  const place = nearbyPlaceOf({
    cityCode,
    districtCode,
    wished: wishes.flatMap(({ cityCodes }) => cityCodes)[0],
    home: (await defaultSnapshots(ctx, [seekerId])).get(seekerId)?.content.basics.city?.code,
  });
  const { city, district, commuting } = place ?? { city: null, district: null, commuting: [] };
  const places = [
    ...(city === null || district === null ? [] : [{ cityCode: city.code, districtCode: district.code }]),
    ...(city === null ? [] : [{ cityCode: city.code }]),
    ...commuting.map(({ code }) => ({ cityCode: code })),
  ];
  return { ...(await findPositionsInPlaces(ctx, places, input)), place };
}
