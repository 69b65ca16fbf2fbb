import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { lotOf, orderOf, overviewOf, refundOf } from '#web/testing/answers/billing.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp, openApp } from '#web/testing/open-app.tsx';
import { patience } from '#web/testing/patience.ts';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const sent = (seen: readonly Seen[], path: string) => seen.filter((one) => one.path === path).map(({ body }) => body);

describe('the wallet of a seeker', () => {
  it('says what is left and until when, and that nothing renews itself', async () => {
    openApp('/seeker/my/wallet', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/wallet/overview'
          ? envelope(overviewOf('seeker', { available: 31, lots: [lotOf({ unitsLeft: 28 })] }))
          : undefined,
    });
    expect(await screen.findByText('剩 28 / 30 次', {}, patience)).toBeTruthy();
    expect(screen.getByText(/2026-12-20 到期，不自动续费/)).toBeTruthy();
    expect(screen.getByText('剩 3 / 3 次')).toBeTruthy();
    expect(await screen.findByText(/已使用和已到期的部分不退/, {}, patience)).toBeTruthy();
  });

  it('buys: the order is paid at an address of its own, which knows the way back', async () => {
    const { seen, here } = openApp('/seeker/my/wallet?next=%2Fseeker%2Finterview%2Fsimulate', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/wallet/order/create' || path.startsWith('/wallet/order/0') ? envelope(orderOf()) : undefined,
    });
    await user.click(await screen.findByRole('button', { name: '购买：求职月卡，189元' }, patience));
    await waitFor(() => expect(here()).toContain(`/seeker/my/wallet/pay/${idOf('order-1')}`), patience);
    expect(here()).toContain('next=');
    expect(sent(seen, '/wallet/order/create')).toMatchObject([{ product: 'monthCard', fen: 18_900 }]);
  });

  it.each([
    ['the wallet', '/seeker/my/wallet', '钱包与发票', '我的'],
    ['an order', `/seeker/my/wallet/pay/${idOf('order-1')}`, '支付成功', '我的订单'],
  ] as const)('has one way back: %s', async (_what, path, title, back) => {
    const paid = orderOf({ state: 'paid', paidAt: '2026-11-20T02:05:00Z' });
    openApp(path, {
      as: 'seeker',
      handle: (seen) => (seen.path.startsWith('/wallet/order/0') ? envelope(paid) : undefined),
    });
    await screen.findByRole('heading', { name: title }, patience);
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links.filter((label) => label.startsWith('我的'))).toEqual([back]);
  });

  it('shows a price that has changed before anything is ordered', async () => {
    const { seen, here } = openApp('/seeker/my/wallet', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/wallet/order/create'
          ? envelope({ fen: 19_900 }, { code: 41311, message: '价格已更新，请确认后再下单' })
          : undefined,
    });
    await user.click(await screen.findByRole('button', { name: '购买：求职月卡，189元' }, patience));
    expect(await screen.findByText('价格已更新，请确认后再下单', {}, patience)).toBeTruthy();
    await waitFor(
      () => expect(seen.filter(({ path }) => path === '/wallet/prices').length).toBeGreaterThan(1),
      patience,
    );
    expect(here()).toBe('/seeker/my/wallet');
  });
});

describe('what can come back', () => {
  const share = {
    orderId: idOf('order-1'),
    number: '20261120000000000001',
    title: '求职月卡',
    channel: 'sandbox',
    paidAt: '2026-11-20T02:00:00Z',
    paidFen: 18_900,
    fen: 17_640,
    units: 28,
  };

  it('is said order by order before it is asked for, and never more than that', async () => {
    const { seen } = openApp('/seeker/my/wallet?tab=orders', {
      as: 'seeker',
      handle: ({ path }) => {
        if (path === '/wallet/refund/quote') return envelope({ fen: 17_640, shares: [share] });
        return path === '/wallet/refund/request' ? envelope(refundOf({ fen: 17_640 })) : undefined;
      },
    });
    expect(await screen.findByText(/现在可以退 176.40元/, {}, patience)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '申请退款' }));
    const dialog = within(await screen.findByRole('dialog', {}, patience));
    expect(await dialog.findByText(/退回 176.40元 到沙箱支付，同时减少 28 次/, {}, patience)).toBeTruthy();
    const amount = dialog.getByLabelText('退款金额（最多 176.40元）');
    await user.clear(amount);
    await user.type(amount, '200');
    await user.click(dialog.getByRole('combobox', { name: '原因' }));
    await user.click(await screen.findByText('用不上了'));
    await user.click(dialog.getByRole('button', { name: '提交申请' }));
    expect(await dialog.findByText('最多可以退 176.40元', {}, patience)).toBeTruthy();
    expect(sent(seen, '/wallet/refund/request')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '100');
    await user.click(dialog.getByRole('button', { name: '提交申请' }));
    await waitFor(
      () => expect(sent(seen, '/wallet/refund/request')).toMatchObject([{ fen: 10_000, reason: 'unused' }]),
      patience,
    );
  });

  it('says why a refund was refused', async () => {
    openApp('/seeker/my/wallet?tab=orders', {
      as: 'seeker',
      handle: ({ path }) =>
        path === '/wallet/refund/list'
          ? envelope(pageOf([refundOf({ state: 'refused', refusedWhy: '订单已经用完' })]))
          : undefined,
    });
    expect(await screen.findByText('原因：订单已经用完', {}, patience)).toBeTruthy();
  });
});

describe('the wallet of a company', () => {
  const asRecruiter = ({ path }: Seen) => {
    if (path === '/admin/user/info')
      return envelope({ ...userInfoOf('employer'), permissions: rolePermissions.recruiter });
    return path === '/wallet/overview'
      ? envelope(overviewOf('employer', { mayManage: false, available: 40, lowBalance: { below: 100, isLow: true } }))
      : undefined;
  };

  it('tells a member who may not recharge why, and who can', async () => {
    openApp('/hire/my/wallet', { as: 'employer', handle: asRecruiter });
    expect(await screen.findByText('充值由公司管理员操作，需要时请联系管理员。', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '充值：充值 1000 元，1,000元' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/可用额度已低于 100 额度，请联系公司管理员充值/)).toBeTruthy();
  });

  it('sets what a member may spend in a month', async () => {
    const memberId = idOf('member-1');
    const { seen } = openApp('/hire/my/wallet?tab=members', {
      as: 'employer',
      handle: ({ path, method }) => {
        if (path === '/wallet/allowances')
          return envelope({ month: '2026-11', records: [{ memberId, credits: null, used: 25 }] });
        if (path === '/service/job-hunter/company/member/list')
          return envelope({
            members: [
              {
                memberId,
                name: '陈招聘',
                phone: '138****8001',
                role: 'recruiter',
                joinedAt: '2026-11-01T00:00:00Z',
                isMe: false,
              },
            ],
            requests: [],
          });
        return method === 'PUT' ? envelope({ memberId, credits: 200, used: 25 }) : undefined;
      },
    });
    const field = await screen.findByLabelText('陈招聘每月最多使用的额度，不填为不限', {}, patience);
    expect(screen.getByText(/本月已用 25 额度 · 不限/)).toBeTruthy();
    await user.type(field, '200');
    await user.click(screen.getByRole('button', { name: '保存陈招聘的额度' }));
    await waitFor(
      () => expect(sent(seen, `/wallet/allowances/${memberId}`)).toMatchObject([{ credits: 200 }]),
      patience,
    );
  });
});
