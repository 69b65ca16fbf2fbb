import { defaultCity } from '@pinjian/contract/dictionary.ts';
import type { QueryClient } from '@tanstack/react-query';
import { chooseCity, missCity, useCity } from '#lib/city.ts';
import { logWarning } from '#lib/log.ts';
import { citiesQuery, loadLocation } from '../api.ts';
import { loadFailures } from '../start-up/failure.ts';
import { cityOf } from './model.ts';

/** Looks up the city by address, whatever is known; the capital where nothing is when that fails (spec §4). */
export async function locateCity(client: QueryClient): Promise<void> {
  const before = useCity.getState().city;
  try {
    const [found, cities] = await Promise.all([
      loadLocation(),
      // Without the list the found value and label stand for themselves; its failure is stored with the list.
      client.ensureQueryData(citiesQuery).catch(() => null),
    ]);
    // Someone may have chosen by hand meanwhile.
    if (useCity.getState().city === before) chooseCity(cityOf(found, cities));
  } catch (error) {
    logWarning(loadFailures.location, error);
    missCity(loadFailures.location, defaultCity);
  }
}

/** The same when no city is known yet. */
export async function ensureCity(client: QueryClient): Promise<void> {
  if (useCity.getState().city === null) await locateCity(client);
}
