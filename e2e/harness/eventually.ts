import { setTimeout as delay } from 'node:timers/promises';

const usualLimit = 20_000;
const between = 25;

/** Asks again and again until there is an answer; throws when there is none in time, saying what was waited for. */
export async function eventually<T>(what: string, ask: () => Promise<T | undefined>, limit = usualLimit): Promise<T> {
  for (const deadline = Date.now() + limit; Date.now() < deadline; await delay(between)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`waited ${limit / 1000} s in vain for ${what}`);
}
