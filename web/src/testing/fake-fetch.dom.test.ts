import { afterEach, expect, it, vi } from 'vitest';
import { uploadWithProgress } from '#lib/client/upload.ts';
import { serveFetch } from './fake-fetch.ts';
import { envelope, newerEnvelope } from './fake-server.ts';
import { takeUploads } from './fake-upload.ts';

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

it.fails('fails the test for an answer that breaks its call', async () => {
  serveFetch(() => envelope([{ id: 'm1' }]));
  expect((await fetch('/job/message/list', {})).ok).toBe(true);
});

it.fails('fails the test for a refusal by a code that the contract does not have', async () => {
  serveFetch(() => envelope(null, { code: 49_999, message: '不行' }));
  expect((await fetch('/job/message/list', {})).ok).toBe(true);
});

it.fails('fails the test for an upload that is answered what breaks its call', async () => {
  takeUploads({ name: '简历.pdf' });
  const request = { url: '/admin/oss/upload', method: 'POST', headers: new Headers(), body: new FormData() };
  expect((await uploadWithProgress(request, null, () => {})).ok).toBe(true);
});

it('leaves the answer of a later server to the page', async () => {
  serveFetch(() => newerEnvelope({ kind: 'new' }));
  const response = await fetch('/job/message/list', {});
  expect(await response.json()).toMatchObject({ code: 200, data: { kind: 'new' } });
});
