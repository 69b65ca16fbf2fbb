import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoTotp, signInAdmin } from './harness/admin.ts';
import { demoPhones, demoReady } from './harness/demo.ts';
import { openPosition, preparedInterview, resumeFile, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { allScreens, emptyPath, pathAmong, type Role } from './harness/screens.ts';
import { signIn, type SignedIn } from './harness/sign-in.ts';
import { shiftProblems, smallTargets, watchShifts } from './harness/still.ts';

const journey = useJourney({ PINJIAN_DEMO: '1' });

const clients = { seeker: 'web-job-hunter', employer: 'web-company' } as const;
/** Nobody knows them yet; the employer has no company. */
const newPhones = { seeker: '13800000451', employer: '13800000452' } as const;

async function sessionOf(role: Role): Promise<SignedIn | undefined> {
  const { url } = journey.product;
  if (role === 'visitor') return undefined;
  if (role === 'admin') return signInAdmin(url, demoPhones.admin, () => demoTotp(url, demoPhones.admin));
  return signIn(url, clients[role], demoPhones[role]);
}

function linksOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
}

async function patient(session: SignedIn | undefined, device: 'desktop' | 'phone') {
  const person = await journey.person({ device, ...(session && { session }) });
  await watchShifts(person);
  return person;
}

describe('every screen of the demo world', () => {
  it.each(['visitor', 'seeker', 'employer', 'admin'] as const)(
    'of a %s stands still while it loads, and has no target too small for a finger',
    { timeout: 420_000 },
    async (role) => {
      await demoReady(journey.product.url);
      const session = await sessionOf(role);
      const routes = allScreens().flatMap((screen) => (screen.role === role ? [screen.route] : []));
      expect(routes.length).toBeGreaterThan(5);
      const walk = async (device: 'desktop' | 'phone') => {
        const { page } = await patient(session, device);
        const links: string[] = [];
        const problems: string[] = [];
        const open = async (path: string) => {
          await page.goto(path);
          problems.push(...(await shiftProblems(page)));
          if (device === 'phone') problems.push(...(await smallTargets(page)));
          links.push(...(await linksOn(page)));
        };
        for (const route of routes.filter((each) => !each.includes('$'))) await open(route);
        // Then what those lead to: pages of one thing, which say in their address of which.
        for (const route of routes) {
          const path = pathAmong(route, links);
          if (path !== null && path !== route) await open(path);
          else if (route.includes('$')) await open(emptyPath(route));
        }
        return problems.map((problem) => `on a ${device}, ${problem}`);
      };
      expect((await Promise.all([walk('phone'), walk('desktop')])).flat()).toEqual([]);
    },
  );
});

describe('the screens of somebody new', () => {
  it.each(['seeker', 'employer'] as const)('of a %s stand still too', { timeout: 240_000 }, async (role) => {
    const session = await signIn(journey.product.url, clients[role], newPhones[role]);
    const routes = allScreens().filter((screen) => screen.role === role && !screen.route.includes('$'));
    const walk = async (device: 'desktop' | 'phone') => {
      const { page } = await patient(session, device);
      const problems: string[] = [];
      for (const { route } of routes) {
        await page.goto(route);
        problems.push(...(await shiftProblems(page)));
        if (device === 'phone') problems.push(...(await smallTargets(page)));
      }
      return problems.map((problem) => `on a ${device}, ${problem}`);
    };
    expect((await Promise.all([walk('phone'), walk('desktop')])).flat()).toEqual([]);
  });
});

describe('going on within the product', () => {
  it.each(['seeker', 'employer'] as const)('a %s sees no page move as it comes', { timeout: 240_000 }, async (role) => {
    await demoReady(journey.product.url);
    const { page } = await patient(await sessionOf(role), 'phone');
    await page.goto('/');
    const problems = [...(await shiftProblems(page))];
    const menu = page.getByRole('navigation', { name: '主导航' });
    for (const link of await menu.getByRole('link').all()) {
      // By the page itself: what moves right after a finger would not be counted.
      await link.evaluate((element: HTMLElement) => element.click());
      problems.push(...(await shiftProblems(page)));
    }
    expect(problems).toEqual([]);
  });
});

describe('what goes on by itself', () => {
  it.each(['phone', 'desktop'] as const)(
    'a resume that is uploaded and read moves nothing on a %s',
    { timeout: 120_000 },
    async (device) => {
      const session = await signIn(
        journey.product.url,
        'web-job-hunter',
        device === 'phone' ? '13800000453' : '13800000454',
      );
      const { page } = await patient(session, device);
      await page.goto('/seeker/resume');
      expect(await shiftProblems(page)).toEqual([]);
      await page.getByLabel('上传简历文件').setInputFiles(resumeFile.pathname);
      await page.waitForURL(/first-edit/);
      expect(await shiftProblems(page)).toEqual([]);
    },
  );

  it.each(['phone', 'desktop'] as const)(
    'an interview moves nothing under who reads and writes on a %s',
    { timeout: 180_000 },
    async (device) => {
      const { url } = journey.product;
      const serial = device === 'phone' ? 455 : 457;
      const opened = await openPosition(url, `13800000${serial}`, serial);
      const seeker = await seekerWithResume(url, `13800000${serial + 1}`);
      const interviewId = await preparedInterview(url, { ...opened, seeker });
      const { page } = await patient(seeker, device);
      const problems: string[] = [];
      const press = async (name: string) => {
        const key = page.getByRole('button', { name });
        await key.and(page.locator(':enabled')).waitFor();
        await key.evaluate((element: HTMLElement) => element.click());
      };
      await page.goto(`/seeker/interview/ai/start?interviewId=${interviewId}`);
      await press('我准备好了，开始');
      await page.getByText(/第 1 \//).waitFor();
      for (const name of ['我需要想一想', '换个说法', '重复问题']) {
        await press(name);
        await page.getByRole('button', { name }).and(page.locator(':enabled')).waitFor();
        problems.push(...(await shiftProblems(page)));
      }
      await page.getByLabel('我的回答').last().fill('我负责前端架构，把首屏从四秒降到一秒半，主要靠拆包和缓存。');
      await press('发送');
      await page.getByRole('button', { name: '暂停' }).and(page.locator(':enabled')).waitFor();
      problems.push(...(await shiftProblems(page)));
      await press('暂停');
      await page.getByRole('button', { name: '继续面试' }).waitFor();
      problems.push(...(await shiftProblems(page)));
      expect(problems).toEqual([]);
    },
  );
});
