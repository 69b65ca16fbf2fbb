import { createHash } from 'node:crypto';
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

  it.each(['/login', '/hire/positionManagement', '/seeker/job', '/demo'])(
    'says at %s what is missing where no script may run, and draws nothing that will never be there',
    async (path) => {
      const { context } = await journey.person();
      const scriptless = await context.browser()?.newContext({ javaScriptEnabled: false });
      const page = await scriptless?.newPage();
      await page?.goto(journey.product.url + path);
      expect((await page?.locator('body').innerText())?.trim()).toBe(
        '聘见需要启用 JavaScript 才能使用，请在浏览器设置中打开后刷新页面。',
      );
      expect(await page?.locator('#root').isVisible()).toBe(false);
      await scriptless?.close();
    },
  );

  // Spec §2: the shell renders nothing without a session. Scripts that never come are the slowest ones there are.
  it.each(['/seeker/job', '/seeker/resume', '/hire/candidateList', '/console'])(
    'draws nothing of the shell at %s for a visitor, though the scripts are slow; all of it with a session',
    async (path) => {
      const { context } = await journey.person();
      for (const late of ['**/assets/*.js', '**/admin/user/info']) await context.route(late, () => undefined);
      const page = await context.newPage();
      const open = () => page.goto(journey.product.url + path, { waitUntil: 'commit' });
      await open();
      await page.locator('[data-drawn=shell]').waitFor({ state: 'attached' });
      expect((await page.locator('body').innerText()).trim()).toBe('');
      expect(await page.locator('[data-drawn=shell]').isVisible()).toBe(false);
      const stored = JSON.stringify({ state: { token: 'access', refreshToken: 'refresh' }, version: 0 });
      await page.evaluate((value) => localStorage.setItem('auth-token', value), stored);
      await open();
      await page.locator('[data-drawn=shell]').waitFor({ state: 'visible' });
      expect(await page.locator('[data-drawn=shell]').innerText()).toContain('沙箱环境');
      await page.close();
    },
  );

  it('answers an unknown call with a 404 envelope', async () => {
    expect(await get('/service/there-is-no-such-call')).toMatchObject({ status: 404, body: { code: 404 } });
  });

  it.each(['/', '/login', '/login?client=admin', '/seeker/job', '/terms', '/console', '/demo', '/there-is-none'])(
    'lets %s run nothing but files of its own',
    async (path) => {
      const answer = await fetch(journey.product.url + path);
      const html = await answer.text();
      const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[^<]*)/g)];
      const inline = scripts.filter(
        (each) => !/\bsrc=|type="application\/json"/.test(each.groups?.['attributes'] ?? ''),
      );
      const hashes = inline.map(
        (each) =>
          ` 'sha256-${createHash('sha256')
            .update(each.groups?.['code'] ?? '')
            .digest('base64')}'`,
      );
      // One sets the theme before the first paint, one asks for the user before the scripts are there; both of the build.
      expect(inline.length).toBeLessThanOrEqual(2);
      expect(html).not.toMatch(/\son\w+="|javascript:/);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-security-policy': [
          "default-src 'self'",
          `script-src 'self' 'wasm-unsafe-eval'${hashes.join('')}`,
          "style-src 'self' 'unsafe-inline'",
          "img-src 'self' data: blob:",
          "font-src 'self' data:",
          "connect-src 'self'",
          "worker-src 'self' blob:",
          "media-src 'self' blob:",
          "object-src 'none'",
          "base-uri 'self'",
          "form-action 'self'",
          "frame-ancestors 'none'",
        ].join('; '),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it.each([
    '/healthz',
    '/service/dict/selectLabel?dictType=education',
    '/admin/user/info',
    '/service/none',
    '/files/x',
  ])('answers the call %s as what it is, with its request named', async (path) => {
    const { headers } = await fetch(journey.product.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
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
