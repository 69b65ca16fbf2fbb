import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { useJourney } from './harness/journey.ts';
import { buildPageClient } from './harness/page-client.ts';
import { signIn, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const tokenPath = '/auth/oauth2/token';
/** A page of the product's own address without the product on it: nothing is sent but what the test asks for. */
const nowhere = '/healthz';
let install: (page: Page) => Promise<void>;

beforeAll(async () => {
  install = await buildPageClient();
});

/**
 * How the tabs of a browser were answered. A token endpoint that was too busy to answer (5xx) is asked once more with
 * the same token (decisions §6): that is still the same refresh.
 */
function watchAnswers(context: BrowserContext, path: string): readonly number[] {
  const answers: number[] = [];
  context.on('response', (response) => {
    const isAsked = new URL(response.url()).pathname === path;
    if (isAsked && response.status() < 500) answers.push(response.status());
  });
  return answers;
}

const storedToken = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-token') ?? '{}') as { state?: { token?: string } }).state?.token,
  );

/** Three tabs of one browser whose access token has just expired. */
async function threeTabs(session: SignedIn, path: string) {
  // Expired and unknown are the same to the server: 401.
  const person = await journey.person({ session: { ...session, accessToken: 'expired' } });
  person.expectComplaint(/401|ERR_FAILED|ERR_ABORTED|ERR_CONNECTION/);
  const tabs = [person.page, await person.context.newPage(), await person.context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(path)));
  return { person, tabs };
}

describe('a token that expires', () => {
  it('under 200 requests of three tabs is refreshed once; all are answered, nobody is logged out', async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000701');
    const { person, tabs } = await threeTabs(session, nowhere);
    await Promise.all(tabs.map(install));
    const refreshes = watchAnswers(person.context, tokenPath);
    const calls = watchAnswers(person.context, '/job/message/markAsRead');
    const shares = [67, 67, 66];
    const answered = await Promise.all(
      tabs.map((tab, index) => tab.evaluate((count) => pageClient.ask(count), shares[index] ?? 0)),
    );
    expect(answered).toEqual(shares);
    // Each of them had left with the token that was no more, and was sent once again with the new one.
    expect([401, 200].map((status) => calls.filter((each) => each === status).length)).toEqual([200, 200]);
    expect(refreshes).toEqual([200]);
    const tokens = new Set(await Promise.all(tabs.map(storedToken)));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain('expired');
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual([nowhere, nowhere, nowhere]);
  });

  it('under three tabs of the product that load at once is refreshed once', async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000702');
    const person = await journey.person({ session: { ...session, accessToken: 'expired' } });
    person.expectComplaint(/401/);
    const refreshes = watchAnswers(person.context, tokenPath);
    const tabs = [person.page, await person.context.newPage(), await person.context.newPage()];
    const paths = ['/seeker/job', '/seeker/home', '/seeker/my/user-settings'];
    await Promise.all(tabs.map((tab, index) => tab.goto(paths[index] ?? '/')));
    await Promise.all(tabs.map((tab) => tab.getByRole('navigation', { name: '主导航' }).first().waitFor()));
    await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
    expect(refreshes).toEqual([200]);
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(paths);
  });

  it('logs nobody out when the answer to the refresh is lost, once or twice', async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000703');
    const { person, tabs } = await threeTabs(session, nowhere);
    await Promise.all(tabs.map(install));
    let lose = 1;
    await person.context.route(`**${tokenPath}`, async (route) => {
      if (lose === 0) return route.continue();
      lose -= 1;
      // The server has done it; its answer never arrives.
      await route.fetch();
      await route.abort();
    });
    expect(await Promise.all(tabs.map((tab) => tab.evaluate(() => pageClient.ask(10))))).toEqual([10, 10, 10]);

    const expire = () =>
      tabs[0]?.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('auth-token') ?? '{}') as { state: { token: string } };
        stored.state.token = 'expired again';
        localStorage.setItem('auth-token', JSON.stringify(stored));
      });
    await expire();
    const [tab] = tabs;
    if (tab === undefined) throw new Error('there are three tabs');
    await tab.reload();
    await install(tab);
    lose = 2;
    expect(await tab.evaluate(() => pageClient.ask(5))).toBe(0);
    expect(await storedToken(tab)).toBe('expired again');
    // The network is back: the same token still opens the door, however often its answer was lost. Until the lock is
    // released the requests share the failure.
    await expect.poll(() => tab.evaluate(() => pageClient.ask(5)), { timeout: 30_000 }).toBe(5);
    expect(new URL(tab.url()).pathname).toBe(nowhere);
  });

  it('whose refresh is refused says so in the tab, logs out and leads every tab to /login', async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000704');
    const person = await journey.person({ session });
    person.expectComplaint(/401/);
    const other = await person.context.newPage();
    await person.page.goto('/seeker/job');
    await other.goto('/seeker/home');
    await other.getByRole('navigation', { name: '主导航' }).first().waitFor();
    // The tab that is told must be the one that asked: the other has nothing left to ask.
    await other.waitForLoadState('networkidle');
    await person.page.evaluate(() => {
      localStorage.setItem(
        'auth-token',
        JSON.stringify({ state: { token: 'expired', refreshToken: 'refused' }, version: 0 }),
      );
    });
    // It goes by itself after five seconds, which a busy machine may need to load /login.
    const told = person.page.getByText('登录过期，请重新登录').waitFor();
    await Promise.all([told, person.page.reload()]);
    await person.page.waitForURL(/\/login\?next=%2Fseeker%2Fjob/);
    await other.waitForURL(/\/login/);
    expect(await storedToken(other)).toBeNull();
  });
});
