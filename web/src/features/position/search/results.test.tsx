import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { serveFetch } from '#web/testing/fake-fetch.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';

const noPositions = {
  ...pageOf(),
  nextCursor: null,
  words: [],
  understood: [],
  relaxed: null,
  suggestions: [],
};
const script = '../../../../build/early-user.js';

afterEach(() => {
  closeApp();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
  globalThis.pinjianEarly = undefined;
});

/** What the page asks for before its scripts have loaded, in order. */
async function askedEarly(): Promise<string[]> {
  localStorage.setItem('auth-token', JSON.stringify({ state: { token: 'access-1' } }));
  history.replaceState(null, '', '/seeker/job');
  const seen = serveFetch(({ path }) => envelope(path === '/job/search' ? noPositions : userInfoOf('seeker')));
  // By a name of its own it runs, whoever has run it before in this worker.
  await import(/* @vite-ignore */ `${script}?first-list`);
  await vi.waitFor(() => expect(seen).toHaveLength(2), patience);
  globalThis.pinjianEarly = undefined;
  return seen.map((one) => one.path + one.search);
}

describe('the first list', () => {
  it('is asked for just as the page has begun to ask for it by itself', async () => {
    const [, early] = await askedEarly();
    const { seen } = openApp('/seeker/job', { as: 'seeker' });
    // The page and all of antd are loaded first, which is most of a minute where every core is busy.
    await waitFor(() => expect(seen.some((one) => one.path === '/job/search')).toBe(true), { timeout: 50_000 });
    const asked = seen.find((one) => one.path === '/job/search');
    expect(early).toBe(`${asked?.path ?? ''}${asked?.search ?? ''}`);
  });
});
