import type { Browser, BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from './accessibility.ts';
import { devices, type Device } from './browser.ts';
import { keyboardProblems } from './keyboard.ts';
import type { SignedIn } from './sign-in.ts';

/** One person at their own browser. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Opens a path, waits until the screen has settled and looks at it. */
  visit(path: string): Promise<void>;
  /** Waits until the present screen has settled; throws when it scrolls sideways and what axe finds wrong with it. */
  look(): Promise<void>;
  /** Goes through the present screen with Tab; throws what could not be done that way. */
  walkByKeyboard(): Promise<void>;
  /** Names a complaint of the browser that this journey means to provoke (a 401, an aborted call). */
  expectComplaint(pattern: RegExp): void;
  /** Errors on the console and in the page, except the expected ones. */
  complaints(): readonly string[];
}

interface PersonOptions {
  readonly device?: Device;
  readonly colorScheme?: 'light' | 'dark';
  /** Begins signed in, as after a reload. */
  readonly session?: SignedIn;
}

/** The browser's storage with a session in it, as the product's own client keeps it (spec §3). */
function storageWith(url: string, { accessToken, refreshToken }: SignedIn) {
  const value = JSON.stringify({ state: { token: accessToken, refreshToken }, version: 0 });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'auth-token', value }] }] };
}

/** The session as the page keeps it now, which may have renewed its tokens; as it was where the page keeps none. */
export async function sessionKept(page: Page, before: SignedIn): Promise<SignedIn> {
  const kept = await page.evaluate(() => localStorage.getItem('auth-token'));
  if (kept === null) return before;
  const { state } = JSON.parse(kept) as { readonly state: { readonly token: string; readonly refreshToken: string } };
  return state.token === '' ? before : { ...before, accessToken: state.token, refreshToken: state.refreshToken };
}

/** A fresh browser profile in Chinese, in Shanghai, without animations. */
export async function newPerson(browser: Browser, url: string, options: PersonOptions = {}): Promise<Person> {
  const device = options.device ?? 'desktop';
  const context = await browser.newContext({
    baseURL: url,
    viewport: devices[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    colorScheme: options.colorScheme ?? 'light',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...(options.session && { storageState: storageWith(url, options.session) }),
  });
  context.setDefaultTimeout(20_000);
  const heard: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`page: ${error.error().stack ?? error.error().message}`));
  const page = await context.newPage();
  const person: Person = {
    page,
    context,
    async visit(path) {
      await page.goto(path);
      await person.look();
    },
    async look() {
      await settled(page);
      const path = new URL(page.url()).pathname;
      const excess = await sidewaysExcess(page);
      if (excess > 0) throw new Error(`${path} scrolls sideways by ${excess} px`);
      const problems = await accessibilityProblems(page);
      if (problems.length > 0) throw new Error(`${path} is not accessible:\n${problems.join('\n')}`);
    },
    async walkByKeyboard() {
      const problems = await keyboardProblems(page);
      if (problems.length > 0)
        throw new Error(`${new URL(page.url()).pathname} is not for a keyboard:\n${problems.join('\n')}`);
    },
    expectComplaint: (pattern) => void expected.push(pattern),
    complaints: () => heard.filter((each) => !expected.some((pattern) => pattern.test(each))),
  };
  return person;
}

/** Waits until the screen's main part stands, nothing says it is busy, and the network is quiet. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="main"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Pixels by which the screen is wider than the window; 0 when nothing scrolls sideways. */
export function sidewaysExcess(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
