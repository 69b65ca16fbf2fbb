import type { QueryClient } from '@tanstack/react-query';
import { citiesQuery, industryTreeQuery, jobTreeQuery, startUpDictionariesQuery } from '../api.ts';
import { ensureCity } from '../location/api.ts';

/** How often it looks whether the page has all that it asked for, milliseconds. */
const lookMs = 250;
/** A page that is never quiet has to share after this long, milliseconds. */
const latestMs = 10_000;

/** Dictionaries, cities, job tree, industry tree and location (spec §4). A failure stays with its query as text. */
export async function loadStartUpData(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(startUpDictionariesQuery),
    client.prefetchQuery(citiesQuery),
    client.prefetchQuery(jobTreeQuery),
    client.prefetchQuery(industryTreeQuery),
    ensureCity(client),
  ]);
}

/** Runs `job` when the page has what it asked for itself and the browser has nothing to do; answers how to call it off. */
export function whenQuiet(client: QueryClient, job: () => void): () => void {
  const until = performance.now() + latestMs;
  let timer: ReturnType<typeof setTimeout>;
  let idle: number | undefined;
  const look = () => {
    const busy = document.readyState !== 'complete' || client.isFetching() > 0;
    if (busy && performance.now() < until) timer = setTimeout(look, lookMs);
    else if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(job, { timeout: lookMs * 8 });
    else job();
  };
  timer = setTimeout(look, lookMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
