import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { skippedQuestions } from './harness/first-questions.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { signIn, type SignedIn } from './harness/sign-in.ts';
import { root } from '../tools/commands.ts';

/**
 * Every row of the error catalogue, provoked and read in a browser. Answers are intercepted only to provoke what the
 * product's own server does not do on request.
 */
const journey = useJourney();

let seeker: SignedIn;
let employer: SignedIn;

beforeAll(async () => {
  ({ employer } = await openPosition(journey.product.url, '13800000602', 602));
  const { url } = journey.product;
  seeker = await skippedQuestions(url, await signIn(url, 'web-job-hunter', '13800000601'));
});

type RouteFiles = Readonly<Record<string, { readonly scripts: readonly string[] }>>;

interface Provoked {
  readonly status?: number;
  readonly code?: number;
  readonly message?: string;
}

/** An envelope as the server would send it. */
function answerWith({ status = 200, code = status, message = '' }: Provoked) {
  return (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'x-request-id': 'request-of-the-test' },
      body: JSON.stringify({ code, data: null, message }),
    });
}

const lose = (route: Route) => route.abort('connectionfailed');

/** Someone whose browser will complain of what is provoked. */
async function newPerson(session?: SignedIn): Promise<Person> {
  const person = await journey.person(session === undefined ? {} : { session });
  person.expectComplaint(/Failed to load resource|WebSocket connection/);
  return person;
}

const collect = '**/job/collection/add*';

/** Collects the first job of the list; that call is answered by `provoke`. */
async function collectWith(page: Page, provoke: (route: Route) => Promise<void>): Promise<void> {
  await page.route(collect, provoke);
  await page.getByRole('button', { name: /^收藏/ }).first().click();
}

/** Waits for the toast with this text, to the letter, and answers all it says: the text, and below it the request id. */
async function toast(page: Page, text: string): Promise<string | null> {
  const found = page.getByRole('alert').getByText(new RegExp(`^${text}(?:请求编号 .*)?$`));
  await found.waitFor();
  return await found.textContent();
}

/** What is said at once, toasts of errors that is: [''] is nothing. */
const alerts = (page: Page) => page.getByRole('alert').allTextContents();

/** What /seeker/resume is made of beyond what the page before it has loaded. */
const resumeFiles = new Set(filesOf('/seeker/resume').filter((file) => !filesOf('/seeker/job').includes(file)));

function filesOf(route: string): string[] {
  const built = JSON.parse(readFileSync(join(root, 'web/dist/route-files.json'), 'utf8')) as RouteFiles;
  return (built[route]?.scripts ?? []).map((file) => `/${file}`);
}

describe('a call that fails', () => {
  it('says so in the words of its row, and leaves the person where they are', async () => {
    const portal = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>portal</h1>' });
    const rows: readonly [string, (route: Route) => Promise<void>, string, boolean?][] = [
      ['another code', answerWith({ code: 40900, message: '状态已变化，请刷新' }), '状态已变化，请刷新'],
      ['404', answerWith({ status: 404, message: 'no such call' }), '请求的接口不存在'],
      ['500', answerWith({ status: 500, message: 'boom' }), '服务器内部错误，请稍后再试', true],
      ['502', answerWith({ status: 502 }), '服务器内部错误，请稍后再试', true],
      ['with a message', answerWith({ status: 429, message: '请求过于频繁，请稍后再试' }), '请求过于频繁，请稍后再试'],
      ['without one', answerWith({ status: 418 }), '请求失败'],
      ['no answer', lose, '网络连接超时，请检查网络'],
      ['an answer that is none', portal, '请求错误'],
    ];
    const { page } = await newPerson(seeker);
    await page.goto('/seeker/job?tab=newest');
    const said: string[] = [];
    for (const [how, provoke, text, withRequestId = false] of rows) {
      await collectWith(page, provoke);
      said.push(`${how}: ${(await toast(page, text)) ?? ''}`);
      expect(said.at(-1)).toBe(`${how}: ${text}${withRequestId ? '请求编号 request-of-the-test' : ''}`);
      // The server is there: one lost answer covers nothing.
      expect(await page.getByRole('dialog').count()).toBe(0);
      await page.unroute(collect);
      await page.getByRole('alert').getByRole('button', { name: '关闭提示' }).click();
      await page.getByRole('alert').getByText(text).waitFor({ state: 'detached' });
    }
  });

  it('with 403 leads to /no-permission', async () => {
    const { page } = await newPerson(seeker);
    await page.goto('/seeker/job?tab=newest');
    await collectWith(page, answerWith({ status: 403, message: '您没有权限进行此操作' }));
    await page.getByRole('heading', { level: 1, name: '您没有权限查看这个页面' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/no-permission');
  });

  it('with 401 is refreshed once and done again', async () => {
    const { page } = await newPerson(seeker);
    let refreshes = 0;
    let tries = 0;
    page.on('request', (request) => (refreshes += request.url().endsWith('/auth/oauth2/token') ? 1 : 0));
    await page.route(collect, async (route) => {
      tries += 1;
      await (tries === 1 ? answerWith({ status: 401 })(route) : route.continue());
    });
    await page.goto('/seeker/job?tab=newest');
    const done = page.waitForResponse((answer) => answer.url().includes('/job/collection/add') && answer.ok());
    await page.getByRole('button', { name: /^收藏/ }).first().click();
    await done;
    expect([refreshes, tries]).toEqual([1, 2]);
    // Their tokens live in that browser now, and their first position is collected.
    const { url } = journey.product;
    seeker = await skippedQuestions(url, await signIn(url, 'web-job-hunter', '13800000603'));
  });

  it('with 401 and a refresh that is refused ends the session', async () => {
    const { page } = await newPerson(seeker);
    await page.route(collect, answerWith({ status: 401 }));
    await page.route('**/auth/oauth2/token', answerWith({ status: 401 }));
    await page.goto('/seeker/job?tab=newest');
    const told = toast(page, '登录过期，请重新登录');
    await page.getByRole('button', { name: /^收藏/ }).first().click();
    expect(await told).toBe('登录过期，请重新登录');
    await page.waitForURL('**/login?next=%2Fseeker%2Fjob%3Ftab%3Dnewest');
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toContain('"token":null');
  });
});

describe('at the login form', () => {
  it('a failure shows the server message, else the default, and keeps what was typed; so does a code not sent', async () => {
    const { page } = await newPerson();
    await page.goto('/login');
    await page.getByRole('textbox', { name: '手机号' }).fill('13800000604');
    await page.getByRole('textbox', { name: '验证码' }).fill('123456');
    const signInButton = page.getByRole('button', { name: '登录', exact: true });
    const rows: readonly [Provoked, string][] = [
      [
        { code: 40101, message: '验证码错误或已过期，请核对后再试或重新获取' },
        '验证码错误或已过期，请核对后再试或重新获取',
      ],
      [{ code: 40101 }, '登录失败，请检查信息'],
    ];
    for (const [provoked, text] of rows) {
      await page.route('**/auth/oauth2/token', answerWith(provoked));
      await signInButton.click();
      expect(await toast(page, text)).toBe(text);
      expect(await page.getByRole('textbox', { name: '手机号' }).inputValue()).toBe('13800000604');
      expect(await signInButton.isEnabled()).toBe(true);
      await page.unroute('**/auth/oauth2/token');
    }
    await page.route('**/admin/sms/send', answerWith({ code: 42900, message: '操作太频繁，请稍后再试' }));
    await page.getByRole('button', { name: '获取验证码' }).click();
    expect(await toast(page, '操作太频繁，请稍后再试')).toBe('操作太频繁，请稍后再试');
  });
});

describe('what nobody is told of', () => {
  it('messages, a verification status and a socket that cannot be had', async () => {
    const { page } = await newPerson(seeker);
    const asked = page.waitForRequest('**/admin/user/jobHunterStatus*');
    await page.route('**/job/message/list*', answerWith({ status: 500 }));
    await page.route('**/admin/user/jobHunterStatus*', answerWith({ status: 500 }));
    await page.routeWebSocket('**/webSocket*', (socket) => socket.close({ code: 1011 }));
    await page.goto('/seeker/job?tab=newest');
    await asked;
    await page.getByRole('button', { name: '我的账号' }).hover();
    await page.getByRole('group', { name: '我的账号' }).getByText('未实名').waitFor();
    await page.getByRole('button', { name: '消息中心' }).first().click();
    await page.getByRole('dialog').getByRole('tab', { name: '面试邀请' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await alerts(page)).toEqual(['']);
  });

  it('marking read that fails', async () => {
    const { page } = await newPerson(employer);
    const asked = page.waitForRequest('**/job/message/markAsRead*');
    await page.route('**/job/message/markAsRead*', answerWith({ status: 500 }));
    await page.goto('/hire/candidateList');
    await page
      .getByRole('button', { name: /^消息中心，\d+ 条未读$/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await asked;
    await page.waitForLoadState('networkidle');
    expect(await alerts(page)).toEqual(['']);
  });

  it('a user who cannot be fetched, at /login', async () => {
    const { page } = await newPerson(seeker);
    await page.route('**/admin/user/info*', answerWith({ status: 500 }));
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    expect(await alerts(page)).toEqual(['']);
  });
});

describe('reference data that cannot be loaded', () => {
  it('says so where it is needed and offers 重试', async () => {
    const openCities = (page: Page) => page.getByRole('combobox', { name: '城市', exact: true }).click();
    const rows: readonly [string, string, (page: Page) => Promise<void>, string][] = [
      [
        '获取全局配置失败',
        '**/service/dict/selectLabelByTypeList*',
        (page) => page.getByRole('combobox', { name: '学历' }).click(),
        '本科',
      ],
      [
        '获取职位树失败',
        '**/service/dict/jobNameTree*',
        (page) => page.getByRole('combobox', { name: '职位类别' }).click(),
        '互联网/AI技术',
      ],
      ['获取城市数据失败', '**/service/jobhunter/cities*', openCities, '杭州'],
      ['获取城市失败', '**/service/api/ip/location*', openCities, '重新定位'],
      [
        '获取省市树失败',
        '**/service/dict/selectTree*',
        async (page) => {
          await openCities(page);
          await page.getByRole('tab', { name: '按省份' }).click();
        },
        '浙江',
      ],
    ];
    const { page } = await newPerson(seeker);
    for (const [, call] of rows) await page.route(call, answerWith({ status: 500 }));
    // The start-up asks for the same when the page is quiet: only then is what heals it the press of 重试 alone.
    const startedUp = page.waitForResponse('**/service/api/ip/location*');
    await page.goto('/seeker/job?tab=newest');
    await startedUp;
    await page.waitForLoadState('networkidle');
    for (const [text, call, open, then] of rows) {
      await open(page);
      await page.getByText(text, { exact: true }).waitFor();
      await page.unroute(call);
      await page.getByRole('button', { name: '重试' }).click();
      await page.getByText(then, { exact: true }).first().waitFor();
      expect(await page.getByText(text, { exact: true }).count()).toBe(0);
      await page.keyboard.press('Escape');
    }
  });

  it('says 获取行业失败 and offers 重试', async () => {
    const { page } = await newPerson(employer);
    await page.route('**/service/industry/selectIndustryTree*', answerWith({ status: 500 }));
    const startedUp = page.waitForResponse('**/service/industry/selectIndustryTree*');
    await page.goto('/hire/my/company-info');
    await startedUp;
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: '所属行业' }).click();
    await page.getByText('获取行业失败', { exact: true }).waitFor();
    await page.getByText('请求编号 request-of-the-test').waitFor();
    await page.unroute('**/service/industry/selectIndustryTree*');
    await page.getByRole('button', { name: '重试' }).click();
    await page.getByText('企业软件与SaaS').first().waitFor();
    expect(await page.getByText('获取行业失败').count()).toBe(0);
  });
});

describe('a server that is away', () => {
  it('is told calmly, comes back by itself, and nothing that was typed is lost', async () => {
    const { page } = await newPerson(employer);
    await page.goto('/hire/my/company-info');
    const introduction = page.getByRole('textbox', { name: '公司介绍' });
    await introduction.fill('写到一半的介绍');
    await page.getByRole('button', { name: '我的账号' }).waitFor();
    // One that is told to end would still answer what comes before it does.
    const restarted = journey.restart('kill');
    await page.getByRole('button', { name: '保存' }).click();
    const away = page.getByRole('dialog', { name: '正在重新连接' });
    await away.waitFor();
    await away.getByText('您填写的内容还在', { exact: false }).waitFor();
    await restarted;
    await away.waitFor({ state: 'detached' });
    expect(await introduction.inputValue()).toBe('写到一半的介绍');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('公司资料已保存').waitFor();
  });

  it('opens the page that it kept from opening once it is back', async () => {
    const { page } = await newPerson(seeker);
    await page.goto('/seeker/job?tab=newest');
    await page.getByRole('button', { name: '我的账号' }).waitFor();
    // The page whole: what is still on its way when the server goes is another matter.
    await expect.poll(() => page.locator('[data-loading]').count(), { timeout: 15_000 }).toBe(0);
    const missing = (url: URL) => url.pathname === '/healthz' || resumeFiles.has(url.pathname);
    await page.route(missing, lose);
    await page.getByRole('link', { name: '简历' }).first().click();
    await page.getByRole('dialog', { name: '正在重新连接' }).waitFor();
    await page.unroute(missing);
    await page.getByRole('button', { name: '立即重试' }).click();
    await page.getByRole('heading', { name: '我的简历' }).waitFor();
    expect(await page.getByRole('dialog', { name: '正在重新连接' }).count()).toBe(0);
  });

  it('is not blamed when there is no network: a slim bar says so until it is back', async () => {
    const { page, context } = await newPerson(seeker);
    await page.goto('/seeker/job?tab=newest');
    await page.getByRole('button', { name: '我的账号' }).waitFor();
    // The page whole: what is still on its way when the network goes is another matter.
    await expect.poll(() => page.locator('[data-loading]').count(), { timeout: 15_000 }).toBe(0);
    await context.setOffline(true);
    const bar = page.getByText('网络已断开，已填写的内容不会丢失，恢复后自动继续');
    await bar.waitFor();
    expect(await page.getByRole('dialog', { name: '正在重新连接' }).count()).toBe(0);
    await context.setOffline(false);
    await bar.waitFor({ state: 'detached' });
  });
});
