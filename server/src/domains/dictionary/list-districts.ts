import type { listDistricts as endpoint, NamedCode } from '@pinjian/contract/dictionary.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { districtsOf } from './data/cities.ts';

/** Districts of a city; [] for one that has none or does not exist. */
export function listDistricts(_ctx: Ctx<AnyoneActor>, input: Received<typeof endpoint>): Promise<NamedCode[]> {
  return Promise.resolve(districtsOf(input.cityCode).map(({ code, name }) => ({ code, name })));
}
