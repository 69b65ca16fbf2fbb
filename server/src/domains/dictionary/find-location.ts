import { defaultCity, type findLocation as endpoint } from '@pinjian/contract/dictionary.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import type { Location } from '#platform/location/port.ts';
import { capitalOf, cityByName, type City } from './data/cities.ts';

/** The city of a location, or its province's capital. */
function cityOf({ province, city }: Location): City | undefined {
  return (city === null ? undefined : cityByName(city)) ?? (province === null ? undefined : capitalOf(province));
}

/** Guesses the caller's city from the network address; 北京 when nothing is known (spec §4, decisions §12). */
export async function findLocation(ctx: Ctx<AnyoneActor>): Promise<Answer<typeof endpoint>> {
  const location = await ctx.ports.location.find(ctx.actor.address);
  const city = (location === null ? undefined : cityOf(location)) ?? defaultCity;
  return { dictValue: city.code, dictLabel: city.name };
}
