import { afterEach, expect, it, vi } from 'vitest';
import { envelope } from './fake-server.ts';
import { serveFetch } from './fake-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

it('answers the calls of the contract', async () => {
  const seen = serveFetch(() => envelope([]));
  await fetch('/job/message/list?messageType=1', {});
  expect(seen.map(({ path, query }) => [path, query['messageType']])).toEqual([['/job/message/list', '1']]);
});

it.fails('fails the test for what is no call of the contract', async () => {
  serveFetch(() => envelope([]));
  expect((await fetch('/job/mesage/list', {})).ok).toBe(true);
});
