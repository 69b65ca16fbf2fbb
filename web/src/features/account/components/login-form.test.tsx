import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storedPair } from '#lib/session.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';

const phone = '13800138000';

beforeEach(() => localStorage.clear());
afterEach(closeApp);

async function openLogin(handle?: (seen: Seen) => Response | undefined, path = '/login') {
  const app = openApp(path, handle === undefined ? {} : { handle });
  await screen.findByRole('button', { name: '登录' });
  return app;
}

function phoneField() {
  return screen.getByLabelText<HTMLInputElement>('手机号');
}

function codeField() {
  return screen.getByLabelText<HTMLInputElement>('验证码');
}

function errorToasts() {
  return within(screen.getByRole('alert'));
}

function sent(path: string) {
  return (one: Seen) => one.path === path;
}

/** A server where every code is right and the person signs in with `role`. */
function welcoming(role: 'seeker' | 'employer') {
  return (one: Seen) => {
    if (one.path === '/admin/sms/send') return envelope({ retryAfter: 60 });
    if (one.path === '/auth/oauth2/token') return envelope({ accessToken: 'a', refreshToken: 'r', expiresIn: 900 });
    return one.path === '/admin/user/info' ? envelope(userInfoOf(role)) : undefined;
  };
}

async function submitWith(code: string) {
  await userEvent.type(phoneField(), phone);
  await userEvent.type(codeField(), code);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

describe('/login', () => {
  it('starts as a job seeker and changes its promise with the tab', async () => {
    await openLogin();
    expect(screen.getByRole('tab', { name: '我要找工作' }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('让职业下一步更快更成功');
    await userEvent.click(screen.getByRole('tab', { name: '我要招聘' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('更好更快的人才决策');
  });

  it('moves between its tabs by the arrow keys', async () => {
    await openLogin();
    screen.getByRole('tab', { name: '我要找工作' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '我要招聘', selected: true }));
  });

  it('shows the promises, both notices and the copyright of this year', async () => {
    await openLogin();
    const text = document.body.textContent;
    for (const promise of [
      '2倍更多匹配的职位',
      '60%缩短招聘时间',
      '50%更多面试邀约',
      `© ${new Date().getFullYear()} 聘见`,
    ])
      expect(text).toContain(promise);
    expect(screen.getByRole('link', { name: '《服务条款》' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe('/privacy');
  });

  it('takes at most 11 characters, and a code from the keyboard above them', async () => {
    await openLogin();
    await userEvent.type(phoneField(), `${phone}99`);
    expect([phoneField().value, codeField().autocomplete]).toEqual([phone, 'one-time-code']);
  });

  it('makes a number fit that the browser fills in', async () => {
    await openLogin();
    fireEvent.change(phoneField(), { target: { value: '+86 138-0013-8000' } });
    expect(phoneField().value).toBe(phone);
  });

  it('makes a pasted number and a pasted code fit', async () => {
    await openLogin();
    fireEvent.paste(phoneField(), { clipboardData: { getData: () => '+86 138-0013-8000' } });
    fireEvent.paste(codeField(), { clipboardData: { getData: () => '【聘见】验证码 123456' } });
    expect([phoneField().value, codeField().value]).toEqual([phone, '123456']);
  });
});

describe('the phone', () => {
  it.each([
    ['1', '请输入正确的手机号'],
    ['12800138000', '请输入正确的手机号'],
    ['', '请输入手机号'],
  ])('%j is judged 700 ms after typing rests: %s', async (value, message) => {
    await openLogin();
    vi.useFakeTimers();
    fireEvent.change(phoneField(), { target: { value: '13' } });
    fireEvent.change(phoneField(), { target: { value } });
    await vi.advanceTimersByTimeAsync(699);
    expect(screen.queryByText(message)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('the code button', () => {
  it.each([
    ['', '请输入手机号'],
    ['123', '请输入正确的手机号'],
  ])('with the phone %j sends nothing and says so in a toast', async (value, message) => {
    const { seen } = await openLogin();
    if (value !== '') await userEvent.type(phoneField(), value);
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(errorToasts().getByText(message)).toBeTruthy();
    expect(seen.filter(sent('/admin/sms/send'))).toEqual([]);
  });

  it('looks dimmed without a phone and while counting', async () => {
    await openLogin(welcoming('seeker'));
    const button = screen.getByRole('button', { name: '获取验证码' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(phoneField(), phone);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    await userEvent.click(button);
    await screen.findByRole('button', { name: '60s 后重发' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
  });

  it('sends once, counts down from 60 and ignores clicks meanwhile, also after a reload', async () => {
    const { seen, unmount } = await openLogin(welcoming('seeker'));
    await userEvent.type(phoneField(), phone);
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    const counting = await screen.findByRole('button', { name: '60s 后重发' });
    expect(document.activeElement).toBe(codeField());
    await userEvent.click(counting);
    expect(seen.filter(sent('/admin/sms/send')).map((one) => one.body)).toEqual([{ phone, smsType: '1' }]);
    unmount();
    await openLogin();
    expect(screen.getByRole('button', { name: /^(?:60|5\d)s 后重发$/ })).toBeTruthy();
  });

  it('shows the refusal as a toast and waits as long as it asks', async () => {
    await openLogin((one) =>
      one.path === '/admin/sms/send'
        ? envelope({ retryAfter: 33 }, { code: 42900, message: '操作太频繁，请稍后再试' })
        : undefined,
    );
    await userEvent.type(phoneField(), phone);
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await errorToasts().findByText('操作太频繁，请稍后再试')).toBeTruthy();
    expect(screen.getByRole('button', { name: '33s 后重发' })).toBeTruthy();
  });
});

describe('signing in', () => {
  it('without anything filled in goes to the first error and sends nothing', async () => {
    const { seen } = await openLogin();
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect([screen.getByText('请输入手机号').id, screen.getByText('请输入验证码').id]).toEqual([
      'phone-error',
      'code-error',
    ]);
    expect(document.activeElement).toBe(phoneField());
    expect(seen).toEqual([]);
  });

  it.each([
    ['我要找工作', 'seeker', 'web-job-hunter', '/seeker/job'],
    ['我要招聘', 'employer', 'web-company', '/hire/searchTalent'],
  ] as const)('by %s stores the session, names its client and opens %s home', async (tab, role, client, home) => {
    const app = await openLogin(welcoming(role));
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await submitWith('123456');
    await waitFor(() => expect(app.here()).toBe(home));
    expect(app.seen.find(sent('/auth/oauth2/token'))).toMatchObject({
      authorization: `Basic ${btoa(`${client}:${client}`)}`,
      body: { grant_type: 'sms', phone, code: '123456' },
    });
    expect(storedPair()).toEqual({ token: 'a', refreshToken: 'r' });
    expect(await screen.findByText('登录成功')).toBeTruthy();
  });

  it.each([
    ['/login?next=%2Fseeker%2Fhome%3Ftab%3D2', '/seeker/home?tab=2'],
    ['/login?next=%2Fhire%2Fagents', '/seeker/job'],
    ['/login?next=%2F%2Fevil.test', '/seeker/job'],
  ])('at %s leads to %s', async (path, there) => {
    const app = await openLogin(welcoming('seeker'), path);
    await userEvent.click(screen.getByRole('tab', { name: '我要找工作' }));
    await submitWith('123456');
    await waitFor(() => expect(app.here()).toBe(there));
  });

  it.each([
    [
      'the server message',
      envelope(null, { code: 40101, message: '验证码错误或已过期，请核对后再试或重新获取' }),
      '验证码错误或已过期，请核对后再试或重新获取',
    ],
    ['its default when the server gives none', envelope(null, { code: 40101, message: '' }), '登录失败，请检查信息'],
    ['its row for no answer', new TypeError('fetch failed'), '网络连接超时，请检查网络'],
    ['its row for a server error', httpError(500), '服务器内部错误，请稍后再试'],
  ])('that fails shows %s, keeps what was typed and may be tried again', async (_name, reply, message) => {
    const app = openApp('/login', { handle: (one) => (one.path === '/auth/oauth2/token' ? reply : undefined) });
    await screen.findByRole('button', { name: '登录' });
    await submitWith('000000');
    expect(await errorToasts().findByText(message)).toBeTruthy();
    expect([phoneField().value, codeField().value, app.here()]).toEqual([phone, '000000', '/login']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '登录' }).disabled).toBe(false);
  });
});
