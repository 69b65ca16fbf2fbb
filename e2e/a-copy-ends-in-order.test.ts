import { expect, it } from 'vitest';
import { makeDataFolder, removeDataFolder, startProduct } from './harness/product.ts';
import { signIn } from './harness/sign-in.ts';

/** A socket of somebody, open; `closed` settles with the code and the reason that ended it. */
async function openSocket(url: string): Promise<{ readonly closed: Promise<readonly [number, string]> }> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  const closed = new Promise<readonly [number, string]>((resolve) => {
    socket.addEventListener('close', ({ code, reason }) => resolve([code, reason]));
  });
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  return { closed };
}

it('SIGTERM: not ready any more, but answering until the notice is over, then sockets are told why', async () => {
  const product = await startProduct({
    dataFolder: await makeDataFolder(),
    env: { PINJIAN_DRAIN_NOTICE_SECONDS: '6', PINJIAN_DRAIN_SECONDS: '5' },
  });
  const { url } = product;
  const { userId, accessToken } = await signIn(url, 'web-job-hunter', '13800000901');
  const push = await openSocket(`${url}/webSocket?userId=${userId}&access_token=${accessToken}`);
  const stopped = product.stop();
  const answers: number[] = [];
  for (let ready = true; ready;) {
    const answer = await fetch(`${url}/readyz`);
    ready = answer.ok;
    answers.push(answer.status);
    if (!ready) expect(await answer.json()).toMatchObject({ code: 503, data: { reason: 'ending' } });
  }
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await fetch(`${url}/admin/user/info`, { headers })).status).toBe(200);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(await push.closed).toEqual([1012, 'restart']);
  await stopped;
  await removeDataFolder(product.dataFolder);
});
