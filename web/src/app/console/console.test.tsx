import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { currentPair } from '#lib/session.ts';
import { envelope, refusal, type Seen } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';

afterEach(closeApp);

const queues = [
  { kind: 'verification', count: 3, oldestAt: new Date(Date.now() - 5 * 3600_000).toISOString() },
  { kind: 'realName', count: 0, oldestAt: null },
];
const work = {
  workId: '01900000-0000-7000-8000-000000000001',
  kind: 'task',
  name: 'resume.parse',
  attempts: 6,
  createdAt: '2026-11-20T02:00:00.000Z',
  failedAt: '2026-11-20T02:10:00.000Z',
  error: 'the worker is gone',
};
const page = { current: 1, pageSize: 10, totalCapped: false };

/** The console's calls; failed work is gone once it was tried again. */
function consoleCalls(smsAlarms: readonly object[] = []) {
  let left = [work];
  return (seen: Seen): Response | undefined => {
    if (seen.path === '/admin/console/overview') return envelope({ queues, smsAlarms });
    if (seen.path === '/admin/console/outsideSends') return envelope({ ...page, records: [], total: 0 });
    if (seen.path === '/admin/console/failedWork') return envelope({ ...page, records: left, total: left.length });
    if (!seen.path.endsWith('/retry')) return undefined;
    left = [];
    return envelope(null);
  };
}

describe('the way to the console', () => {
  it.each([
    ['admin', '/', '/console'],
    ['admin', '/seeker/agents', '/no-permission'],
    ['admin', '/hire/my/wallet', '/no-permission'],
    ['seeker', '/console', '/no-permission'],
    ['employer', '/console/audit', '/no-permission'],
    [undefined, '/console/audit?act=signedIn', '/login?next=%2Fconsole%2Faudit%3Fact%3DsignedIn'],
  ] as const)('of %s at %s leads to %s', async (as, path, there) => {
    const app = openApp(path, { ...(as === undefined ? {} : { as }), handle: consoleCalls() });
    await waitFor(() => expect(app.here()).toBe(there), patience);
  });
});

describe('the overview', () => {
  it('warns of codes by text message that come close to their budget, and of nothing while all is calm', async () => {
    const alarm = { span: 'day', sent: 40_000, allowed: 50_000, at: new Date().toISOString() };
    openApp('/console', { as: 'admin', handle: consoleCalls([alarm]) });
    expect(await screen.findByText('短信验证码的发送量接近上限', {}, patience)).toBeTruthy();
    expect(screen.getByText('40000')).toBeTruthy();
    closeApp();
    openApp('/console', { as: 'admin', handle: consoleCalls() });
    expect(await screen.findByText('最早的已等待 5 小时', {}, patience)).toBeTruthy();
    expect(screen.queryByText('短信验证码的发送量接近上限')).toBeNull();
  });

  it('tells what waits and since when, and has failed work tried again', async () => {
    const app = openApp('/console', { as: 'admin', handle: consoleCalls() });
    expect(await screen.findByText('最早的已等待 5 小时', {}, patience)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '重试 resume.parse' }));
    expect(await screen.findByText('后台任务都已完成')).toBeTruthy();
    expect(app.seen.filter(({ path }) => path === `/admin/console/failedWork/${work.workId}/retry`)).toHaveLength(1);
  });
});

describe('the menu', () => {
  it('says how many wait in a room, marks where one is, and leads into each group', async () => {
    openApp('/console', { as: 'admin', handle: consoleCalls() });
    const menu = within(await screen.findByRole('navigation', { name: '主导航' }, patience));
    expect(await menu.findByRole('link', { name: '企业认证 ，待处理 3' }, patience)).toBeTruthy();
    expect(menu.getByRole('link', { name: '实名材料' })).toBeTruthy();
    await userEvent.click(menu.getByRole('link', { name: '用户' }));
    await waitFor(() => expect(menu.getByRole('link', { name: '用户' }).getAttribute('aria-current')).toBe('page'));
    expect(menu.getByRole('link', { name: '查询' }).getAttribute('aria-current')).toBe('true');
    expect(menu.getByRole('link', { name: '审核' }).getAttribute('href')).toBe('/console/verifications');
  });
});

describe('signing in as an admin', () => {
  /** Answers both steps; the first one-time code is wrong. */
  function open(second: () => Response) {
    const calls = consoleCalls();
    return openApp('/login?client=admin', {
      handle(seen) {
        if (seen.path === '/admin/user/info') return envelope(userInfoOf('admin'));
        if (seen.path !== '/auth/oauth2/token') return calls(seen);
        const { grant_type: grant } = seen.body as { grant_type: string };
        return grant === 'sms' ? refusal(accountErrors.secondStep, { mfaToken: 'half-way' }) : second();
      },
    });
  }

  async function firstStep(): Promise<HTMLElement> {
    await userEvent.type(await screen.findByLabelText('手机号'), '13800138009');
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    return await screen.findByLabelText('动态验证码');
  }

  it('asks for the second code, says what is wrong with it, and opens the console', async () => {
    const answers = [
      refusal(accountErrors.wrongTotp, { triesLeft: 4 }),
      envelope({ accessToken: 'access-9', refreshToken: 'refresh-9', expiresIn: 300 }),
    ];
    const app = open(() => answers.shift() ?? envelope(null));
    const totp = await firstStep();
    expect(totp.getAttribute('autocomplete')).toBe('one-time-code');
    await userEvent.type(totp, '111111');
    expect(await screen.findByText('动态验证码不正确，请核对后重新输入')).toBeTruthy();
    expect(currentPair()).toBeNull();
    await userEvent.click(totp);
    await userEvent.paste('222 222');
    await waitFor(() => expect(app.here()).toBe('/console'), patience);
    expect(currentPair()).toEqual({ token: 'access-9', refreshToken: 'refresh-9' });
    const sent = app.seen.filter(({ path }) => path === '/auth/oauth2/token').map(({ body }) => body);
    expect(sent).toMatchObject([
      { grant_type: 'sms', phone: '13800138009', code: '123456' },
      { grant_type: 'totp', mfa_token: 'half-way', code: '111111' },
      { grant_type: 'totp', mfa_token: 'half-way', code: '222222' },
    ]);
  });

  it('takes a recovery code, and begins anew when the first step is over', async () => {
    const app = open(() => refusal(accountErrors.secondStepOver));
    await firstStep();
    await userEvent.click(screen.getByRole('button', { name: '使用恢复码' }));
    await userEvent.type(screen.getByLabelText('恢复码'), 'ABCDE-FGH23{Enter}');
    expect(await screen.findByText('验证已失效，请重新获取短信验证码登录')).toBeTruthy();
    expect(await screen.findByLabelText('手机号')).toBeTruthy();
    expect(app.seen.at(-1)?.body).toMatchObject({ grant_type: 'totp', code: 'ABCDE-FGH23' });
  });
});
