import type { Device, SecurityEvent } from '@pinjian/contract/account-security.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { DeviceList } from './components/device-list.tsx';
import { SecurityEvents } from './components/security-events.tsx';
import { SignInSection } from './components/sign-in-section.tsx';

const where = { address: '223.5.*.*', city: '杭州市' };
const here: Device = {
  familyId: 'here',
  current: true,
  clientId: 'web-job-hunter',
  kind: 'computer',
  system: 'Windows',
  browser: 'Chrome',
  ...where,
  signedInAt: '2026-11-20T09:00:00+08:00',
  lastUsedAt: new Date().toISOString(),
};
const there: Device = { ...here, familyId: 'there', current: false, kind: 'phone', system: 'iPhone', browser: '微信' };

function pageOf(records: readonly object[], total = records.length, current = 1): Response {
  return envelope({ records, total, current, pageSize: 10, totalCapped: false });
}

/** Devices that can be signed out. */
function deviceServer(start: readonly Device[]) {
  let devices = [...start];
  return (seen: Seen) => {
    if (seen.path === '/admin/user/devices') return pageOf(devices);
    if (seen.path === '/admin/user/devices/revokeOthers') {
      const revoked = devices.filter((device) => !device.current).length;
      devices = devices.filter((device) => device.current);
      return envelope({ revoked });
    }
    const [, familyId] = /^\/admin\/user\/devices\/(\w+)\/revoke$/.exec(seen.path) ?? [];
    if (familyId === undefined) return undefined;
    devices = devices.filter((device) => device.familyId !== familyId);
    return envelope(null);
  };
}

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

describe('登录设备', () => {
  it('names this device and where the others are; one can be signed out there, after a question', async () => {
    const { seen } = openPart(<DeviceList />, { as: 'seeker', handle: deviceServer([here, there]) });
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Windows 电脑 · Chrome本设备正在使用 · 杭州市 · 223\.5\.\*\.\* · 求职者身份$/),
      expect.stringMatching(/iPhone · 微信刚刚使用.*在该设备退出$/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: '在 iPhone · 微信 上退出登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '退出该设备' }));
    expect(await screen.findByText('「iPhone · 微信」已退出登录')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(seen.filter((one) => one.method === 'POST').map((one) => one.path)).toEqual([
      '/admin/user/devices/there/revoke',
    ]);
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull();
  });

  it('signs all others out at once; a question that is declined sends nothing', async () => {
    const { seen } = openPart(<DeviceList />, { as: 'seeker', handle: deviceServer([here, there]) });
    await userEvent.click(await screen.findByRole('button', { name: '退出其他所有设备' }));
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(seen.every((one) => one.method === 'GET')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '退出其他所有设备' }));
    await userEvent.click(await screen.findByRole('button', { name: '全部退出' }));
    expect(await screen.findByText('已退出 1 台设备')).toBeTruthy();
  });

  it('that do not load say so and can be asked for again', async () => {
    let broken = true;
    openPart(<DeviceList />, {
      as: 'seeker',
      handle: (one) => (broken ? httpError(500) : deviceServer([here])(one)),
    });
    expect(await screen.findByText('登录设备没有加载出来')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('本设备')).toBeTruthy();
  });
});

describe('安全记录', () => {
  const event = (change: Partial<SecurityEvent>): SecurityEvent => ({
    eventId: 'event-1',
    event: 'signIn',
    at: '2026-11-20T09:00:00+08:00',
    kind: 'computer',
    system: 'Windows',
    browser: 'Chrome',
    ...where,
    detail: { clientId: 'web-job-hunter' },
    ...change,
  });

  it('mark what needs a look, and go on with the next page', async () => {
    const first = Array.from({ length: 10 }, (_, index) => event({ eventId: `first-${index}` }));
    first[0] = event({ eventId: 'theft', event: 'theft', detail: {} });
    openPart(<SecurityEvents />, {
      as: 'seeker',
      handle: ({ query }) =>
        query['current'] === '2' ? pageOf([event({ eventId: 'last' })], 11, 2) : pageOf(first, 11),
    });
    const row = (await screen.findByText(/登录凭证可能被他人使用/)).closest('li');
    expect(row === null ? null : within(row).getByText('请留意')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: '查看更多' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(11));
    expect(screen.queryByRole('button', { name: '查看更多' })).toBeNull();
  });
});

describe('账号与安全', () => {
  const phones = (seen: Seen) => {
    if (seen.path === '/admin/user/oldPhone/send' || seen.path === '/admin/sms/send')
      return envelope({ retryAfter: 60 });
    return seen.path === '/admin/user/info' ? envelope(userInfoOf('seeker')) : undefined;
  };

  async function openDialog(handle: (seen: Seen) => Response | undefined) {
    const part = openPart(<SignInSection />, { as: 'seeker', handle: (seen) => handle(seen) ?? phones(seen) });
    await userEvent.click(screen.getByRole('button', { name: '更换手机号' }));
    return { ...part, dialog: within(await screen.findByRole('dialog')) };
  }

  it('a code goes to the new number only when it is one', async () => {
    const { dialog, seen } = await openDialog(() => undefined);
    await userEvent.click(dialog.getByRole('button', { name: /^新手机号的验证码/ }));
    expect((await screen.findAllByText('请输入手机号')).length).toBeGreaterThan(0);
    expect(seen).toEqual([]);
    await userEvent.type(dialog.getByLabelText('新手机号'), '139 0013 9000');
    await userEvent.click(dialog.getByRole('button', { name: /^新手机号的验证码/ }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ path: '/admin/sms/send', body: { phone: '13900139000', smsType: '3' } });
  });

  it('shows a wrong code at its field and keeps what was typed', async () => {
    const message = '原手机号的验证码错误或已过期，请核对后再试或重新获取';
    const { dialog, seen } = await openDialog((one) =>
      one.path === '/admin/user/changePhone'
        ? envelope([{ path: 'oldCode', message }], { code: 40101, message })
        : undefined,
    );
    await userEvent.type(dialog.getByLabelText(/^原手机号/, { selector: 'input' }), '123456');
    await userEvent.type(dialog.getByLabelText('新手机号'), '13900139000');
    await userEvent.type(dialog.getByLabelText('新手机号的验证码', { selector: 'input' }), '654321');
    await userEvent.click(dialog.getByRole('button', { name: '更换手机号' }));
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(seen.find((one) => one.path === '/admin/user/changePhone')?.body).toMatchObject({
      oldCode: '123456',
      phone: '13900139000',
      code: '654321',
    });
    expect(dialog.getByLabelText<HTMLInputElement>('新手机号').value).toBe('13900139000');
  });

  it('the switch of role asks first, then opens the other home', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { seen } = openPart(<SignInSection />, {
      as: 'seeker',
      handle: (one) =>
        one.path === '/auth/oauth2/token'
          ? envelope({ accessToken: 'access-2', refreshToken: 'refresh-2', expiresIn: 900 })
          : phones(one),
    });
    await userEvent.click(screen.getByRole('button', { name: '切换为招聘者' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '切换为招聘者' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(seen.find((one) => one.path === '/auth/oauth2/token')).toMatchObject({
      authorization: `Basic ${btoa('web-company:web-company')}`,
      body: { grant_type: 'switch_role', refresh_token: 'refresh-1' },
    });
  });
});
