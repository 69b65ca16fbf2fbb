import { defaultCity, findLocation, listCities } from '@pinjian/contract/dictionary.ts';
import { call } from '#lib/client.ts';
import { chooseCity, useCity } from '#lib/city.ts';
import { logWarning } from '#lib/log.ts';
import { cityOf } from './model.ts';

/** Looks up the city by address when none is known yet; the capital when that fails (spec §4). */
export async function ensureCity(): Promise<void> {
  if (useCity.getState().city !== null) return;
  try {
    const [found, cities] = await Promise.all([
      call(findLocation, {}, { quiet: true }),
      call(listCities, {}, { quiet: true }),
    ]);
    // Someone may have chosen by hand meanwhile.
    if (useCity.getState().city === null) chooseCity(cityOf(found, cities));
  } catch (error) {
    logWarning('获取城市失败', error);
    if (useCity.getState().city === null) chooseCity(defaultCity);
  }
}
