import { describe, expect, it } from 'vitest';
import { useJourney } from './harness/journey.ts';
import { callProduct, signIn } from './harness/sign-in.ts';

const journey = useJourney();

async function get(path: string): Promise<{ readonly status: number; readonly body: unknown; readonly type: string }> {
  const answer = await fetch(journey.product.url + path);
  return { status: answer.status, body: await answer.json(), type: answer.headers.get('content-type') ?? '' };
}

describe('the product serves', () => {
  it('answers /healthz, /readyz and /openapi.json', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: { code: 200 } });
    expect(await get('/readyz')).toMatchObject({ status: 200, body: { code: 200 } });
    const { status, body } = await get('/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\./),
      paths: { '/auth/oauth2/token': { post: {} } },
    });
  });

  it('answers an unknown call with a 404 envelope', async () => {
    expect(await get('/service/there-is-no-such-call')).toMatchObject({ status: 404, body: { code: 404 } });
  });

  it.each(['desktop', 'phone'] as const)('shows /login on a %s without a complaint', async (device) => {
    const person = await journey.person({ device });
    await person.visit('/login');
    expect(await person.page.title()).not.toBe('');
    expect(await person.page.getByRole('tab').count()).toBe(2);
  });

  it.each(['stop', 'kill'] as const)('knows who is signed in after a %s and a new start', async (how) => {
    const phone = how === 'stop' ? '13800000021' : '13800000022';
    const { accessToken, userId } = await signIn(journey.product.url, 'web-job-hunter', phone);
    await journey.restart(how);
    const authorization = `Bearer ${accessToken}`;
    expect(await callProduct(journey.product.url, '/admin/user/info', { authorization })).toMatchObject({
      sysUser: { userId, clientId: 'web-job-hunter' },
    });
  });
});
