import { positionCategory, termEdition } from '#domains/dictionary/index.ts';
import type { Ctx } from '#server/context.ts';
import { roleNameOf } from '../facts/role-name.ts';
import { lockMaking } from '../index/queries.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { deleteWanted, upsertWanted, type Wanted } from './wanted-queries.ts';

/** Of the reading of wishes and the job tree it reads. */
export const wantedEdition = 1000 + termEdition;

/** What people look for, made anew from the truth: who wants nothing recommended, or names no position, is not in it. */
export async function refreshWanted(tx: Ctx, seekerIds: readonly string[]): Promise<void> {
  await lockMaking(tx, 'wanted', seekerIds);
  const wishes = await findWishes(tx, seekerIds);
  const wanted = [...wishes].flatMap(([seekerId, { wishes: all, personalOrder }]): Wanted[] => {
    const categories = new Set(
      all.flatMap(({ position, positionCode }) => {
        const { category } = roleNameOf(position, positionCode);
        return category === null ? [] : (positionCategory(category)?.ids ?? []).slice(-2);
      }),
    );
    if (!personalOrder || categories.size === 0) return [];
    const cities = new Set(all.flatMap(({ cityCodes }) => cityCodes));
    // Who names no city is asked where they live: that is the engine's to read.
    const anywhere = all.some(({ anyCity, cityCodes }) => anyCity || cityCodes.length === 0);
    return [{ seekerId, categories: [...categories].toSorted(), cities: [...cities].toSorted(), anywhere }];
  });
  const there = new Set(wanted.map(({ seekerId }) => seekerId));
  await upsertWanted(tx, wanted);
  await deleteWanted(
    tx,
    seekerIds.filter((id) => !there.has(id)),
  );
}
