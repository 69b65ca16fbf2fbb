import type {
  DictItem,
  getDictLabels as endpoint,
  getDictLabelsByType as endpointByType,
} from '@pinjian/contract/dictionary.ts';
import type { Received } from '@pinjian/contract/endpoint.ts';
import type { AnyoneActor, Ctx } from '#server/context.ts';
import { dictItems } from './data/labels.ts';

/** All values of one dictionary (spec §7, selectLabel). */
export function getDictLabels(_ctx: Ctx<AnyoneActor>, input: Received<typeof endpoint>): Promise<DictItem[]> {
  return Promise.resolve(dictItems(input.dictType));
}

/** All values of several dictionaries, by type (spec §7, selectLabelByTypeList). */
export function getDictLabelsByType(
  _ctx: Ctx<AnyoneActor>,
  input: Received<typeof endpointByType>,
): Promise<Record<string, DictItem[]>> {
  return Promise.resolve(Object.fromEntries(input.dictTypes.map((type) => [type, dictItems(type)])));
}
