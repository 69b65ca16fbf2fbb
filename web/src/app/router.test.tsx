import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useNotices } from '#lib/notice.ts';
import { currentPair } from '#lib/session.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';

afterEach(closeApp);

describe('guards', () => {
  it.each([
    ['/seeker/agents?from=mail', '/login?next=%2Fseeker%2Fagents%3Ffrom%3Dmail'],
    ['/hire/my/wallet', '/login?next=%2Fhire%2Fmy%2Fwallet'],
    ['/', '/login'],
    ['/message?kind=settings', '/login?next=%2Fmessage%3Fkind%3Dsettings'],
  ])('without a session %s asks at %s', async (path, login) => {
    const app = openApp(path);
    await waitFor(() => expect(app.here()).toBe(login));
    expect(app.seen).toEqual([]);
  });

  it.each([
    ['seeker', '/', '/seeker/job'],
    ['employer', '/', '/hire/searchTalent'],
    ['seeker', '/login', '/seeker/job'],
    ['seeker', '/login?next=%2Fseeker%2Fresume', '/seeker/resume'],
    ['seeker', '/login?next=%2Fhire%2Fagents', '/seeker/job'],
    ['seeker', '/login?next=%2F%2Felsewhere.example', '/seeker/job'],
    ['employer', '/seeker/agents', '/no-permission'],
    ['seeker', '/hire/agents', '/no-permission'],
    ['seeker', '/hire/my/wallet', '/no-permission'],
    ['seeker', '/message?kind=settings', '/seeker/my/user-settings'],
    ['employer', '/message?kind=settings', '/hire/my/company-settings'],
    ['seeker', '/message?kind=company', '/no-permission'],
    ['admin', '/message?kind=settings', '/no-permission'],
    ['seeker', '/message?kind=elsewhere', '/404'],
    ['seeker', '/login?next=%2Fmessage%3Fkind%3Dsettings', '/seeker/my/user-settings'],
  ] as const)('a %s who opens %s is at %s', async (as, path, there) => {
    const app = openApp(path, { as });
    await waitFor(() => expect(app.here()).toBe(there));
  });

  it('nobody is sent anywhere before the server has told whose session it is', async () => {
    let answer = (_response: Response) => {};
    const app = openApp('/seeker/agents', {
      as: 'seeker',
      handle: (one) =>
        one.path === '/admin/user/info' ? new Promise<Response>((resolve) => (answer = resolve)) : undefined,
    });
    expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy();
    expect(app.here()).toBe('/seeker/agents');
    answer(envelope(userInfoOf('seeker')));
    expect(await screen.findAllByRole('link', { name: '智能体', current: 'page' })).toHaveLength(2);
  });

  it('a user who cannot be loaded gets a calm page, not a wrong one', async () => {
    openApp('/seeker/agents', {
      as: 'seeker',
      handle: (one) => (one.path === '/admin/user/info' ? httpError(500) : undefined),
    });
    expect(await screen.findByRole('heading', { name: '页面暂时打不开' })).toBeTruthy();
    expect(screen.getByText('服务器内部错误，请稍后再试')).toBeTruthy();
    expect(screen.getByText('请求编号 request-1')).toBeTruthy();
    expect(currentPair()).not.toBeNull();
  });

  it.each([
    ['does not answer', () => new Error('no network')],
    ['fails', () => httpError(500)],
  ])('at /login a user who cannot be loaded is only logged (spec §8): the server %s', async (_how, reply) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const app = openApp('/login', {
      as: 'seeker',
      handle: (one) => (one.path === '/admin/user/info' ? reply() : undefined),
    });
    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy();
    expect(logged).toHaveBeenCalledWith('user info could not be loaded', expect.any(Error));
    expect(useNotices.getState().list).toEqual([]);
    expect(app.here()).toBe('/login');
    expect(currentPair()).not.toBeNull();
    logged.mockRestore();
  });

  it('at /login a session that is over says so', async () => {
    const app = openApp('/login', {
      as: 'seeker',
      handle: (one) => (one.path.startsWith('/service/') ? undefined : httpError(401)),
    });
    expect(await screen.findByText('登录过期，请重新登录')).toBeTruthy();
    expect(app.here()).toBe('/login');
    expect(currentPair()).toBeNull();
  });

  it('a session that is over says so and asks to sign in again', async () => {
    const app = openApp('/seeker/agents', {
      as: 'seeker',
      handle: (one) => (one.path.startsWith('/service/') ? undefined : httpError(401)),
    });
    await waitFor(() => expect(app.here()).toBe('/login?next=%2Fseeker%2Fagents'));
    expect(await screen.findByText('登录过期，请重新登录')).toBeTruthy();
    expect(currentPair()).toBeNull();
  });

  it('an unknown path is not found, for everyone', async () => {
    openApp('/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: '没有找到这个页面' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '登录' }).getAttribute('href')).toBe('/login');
  });
});

describe('the shell', () => {
  it('navigates by role and marks where one is', async () => {
    openApp('/hire/agents', { as: 'employer' });
    const [nav] = await screen.findAllByRole('navigation', { name: '主导航' });
    if (nav === undefined) throw new Error('there is no navigation');
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['搜索人才', '主动投递', '职位管理', '候选人', '智能体']);
    expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('智能体');
  });

  it('opens the account by keyboard: who it is, its entries, and back with Esc', async () => {
    const app = openApp('/hire/agents', { as: 'employer' });
    const button = await screen.findByRole('button', { name: '我的账号' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('group', { name: '我的账号' });
    expect(within(box).getByText('138****8000')).toBeTruthy();
    expect(within(box).getByText('已认证')).toBeTruthy();
    const names = within(box)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(names).toEqual(['/hire/my/company-info', '/hire/my/company-settings', '/hire/my/wallet']);
    expect(document.activeElement?.getAttribute('href')).toBe('/hire/my/company-info');
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('退出登录');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('公司设置');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: '我的账号' })).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(app.here()).toBe('/hire/my/company-info'));
    await waitFor(() => expect(screen.queryByRole('group', { name: '我的账号' })).toBeNull());
  });

  it('opens the account when a mouse comes near and closes it when it leaves', async () => {
    openApp('/seeker/agents', { as: 'seeker' });
    const button = await screen.findByRole('button', { name: '我的账号' });
    await userEvent.hover(button);
    const box = await screen.findByRole('group', { name: '我的账号' });
    expect(within(box).getByText('未实名')).toBeTruthy();
    await userEvent.click(button);
    expect(screen.getByRole('group', { name: '我的账号' })).toBeTruthy();
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('group', { name: '我的账号' })).toBeNull());
  });

  it.each([
    ['/hire/searchTalent', '/no-permission'],
    ['/hire/positionManagement', '/no-permission'],
    ['/hire/my/wallet', '/no-permission'],
    ['/', '/hire/candidateList'],
    ['/hire/my/company-settings', '/hire/my/company-settings'],
  ])('lets an interviewer who opens %s see %s', async (path, there) => {
    const handle = (one: { path: string }) =>
      one.path === '/admin/user/info'
        ? envelope({ ...userInfoOf('employer'), permissions: rolePermissions.interviewer })
        : undefined;
    const app = openApp(path, { as: 'employer', handle });
    await waitFor(() => expect(app.here()).toBe(there));
    await screen.findByRole('main');
    expect(app.here()).toBe(there);
  });

  it('signs out by going to /login first, then clearing, then telling the server', async () => {
    const app = openApp('/seeker/agents', { as: 'seeker' });
    await userEvent.click(await screen.findByRole('button', { name: '我的账号' }));
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(app.here()).toBe('/login'));
    await waitFor(() => expect(currentPair()).toBeNull());
    await waitFor(() =>
      expect(app.seen.find((one) => one.path === '/auth/oauth2/revoke')?.body).toEqual({ token: 'refresh-1' }),
    );
    expect(screen.queryByText('登录过期，请重新登录')).toBeNull();
  });

  it('shows an employer without a company one full step, except in their own area', async () => {
    const info = userInfoOf('employer');
    const handle = (one: { path: string }) =>
      one.path === '/admin/user/info'
        ? envelope({ ...info, sysUser: { ...info.sysUser, companyId: null, companyStatus: null } })
        : undefined;
    const app = openApp('/hire/agents', { as: 'employer', handle });
    expect(await screen.findByRole('heading', { name: '先创建您的公司' })).toBeTruthy();
    await app.router.navigate('/hire/my/company-settings');
    await waitFor(() => expect(screen.queryByRole('heading', { name: '先创建您的公司' })).toBeNull());
  });
});

describe('the message centre', () => {
  const unread = {
    id: 'm1',
    title: 'AI面试邀请',
    content: '示例公司邀请您参加AI面试',
    messageType: '11',
    isRead: '0',
    createTime: '2026-11-20T10:00:00+08:00',
    meta: {},
  };

  it('shows the unread count, marks what was unread on closing and loads the list again', async () => {
    let read = false;
    const app = openApp('/seeker/agents', {
      as: 'seeker',
      handle: (one) => {
        if (one.path === '/job/message/markAsRead') read = true;
        return one.path === '/job/message/list' ? envelope([{ ...unread, isRead: read ? '1' : '0' }]) : undefined;
      },
    });
    const [bell] = await screen.findAllByRole('button', { name: '消息中心，1 条未读' });
    if (bell === undefined) throw new Error('there is no bell');
    await userEvent.click(bell);
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('示例公司邀请您参加AI面试')).toBeTruthy();
    await userEvent.click(within(drawer).getByRole('button', { name: /close|关闭/i }));
    await waitFor(() =>
      expect(app.seen.find((one) => one.path === '/job/message/markAsRead')?.body).toEqual({
        messageIds: ['m1'],
        jobHunterId: 'seeker-1',
      }),
    );
    await waitFor(() => expect(screen.getAllByRole('button', { name: '消息中心' }).length).toBeGreaterThan(0));
  });

  it('says 暂无消息 when there is none, also when they could not be loaded', async () => {
    openApp('/hire/agents', {
      as: 'employer',
      handle: (one) => (one.path === '/job/message/company/list' ? httpError(500) : undefined),
    });
    const [bell] = await screen.findAllByRole('button', { name: '消息中心' });
    if (bell === undefined) throw new Error('there is no bell');
    await userEvent.click(bell);
    expect(await screen.findByText('暂无消息')).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['全部', '职位审核', '面试邀请']);
    expect(screen.queryByText('服务器内部错误，请稍后再试')).toBeNull();
  });
});
