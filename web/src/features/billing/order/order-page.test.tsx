import type { Order } from '@pinjian/contract/billing-order.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { orderOf, paymentOf, pricesOf } from '#web/testing/answers/billing.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { OrderPage } from './order-page.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const orderId = idOf('order-1');

type Reply = Response | Error | undefined;

/** A server that keeps one order; `answer` goes before what it says by itself. */
function openOrder(
  first: Order,
  answer: (seen: Seen) => Reply = () => undefined,
  role: 'seeker' | 'employer' = 'seeker',
) {
  const world = { order: first };
  const base = role === 'seeker' ? '/seeker' : '/hire';
  const app = openPart(<OrderPage payer={role} orderId={orderId} />, {
    as: role,
    at: `${base}/my/wallet/pay/${orderId}?next=${encodeURIComponent(`${base}/interview`)}`,
    handle: (seen) => {
      const said = answer(seen);
      if (said !== undefined) return said;
      if (seen.path === `/wallet/order/${orderId}`) return envelope(world.order);
      if (seen.path === '/wallet/payment/channels') return envelope({ channels: ['alipayPage', 'sandbox', 'bank'] });
      if (seen.path === '/wallet/prices') return envelope(pricesOf(role));
      if (seen.path === '/wallet/payment/start') {
        const { channel } = seen.body as { channel: 'sandbox' };
        const payment = paymentOf({ channel });
        world.order = { ...world.order, payments: [payment] };
        return envelope(payment);
      }
      if (seen.path.endsWith('/check')) return envelope(world.order.payments[0] ?? paymentOf());
      return undefined;
    },
  });
  return { ...app, world, sent: (path: string) => app.seen.filter((one) => one.path === path).map(({ body }) => body) };
}

describe('an order that waits for its payment', () => {
  it('begins with a way to pay it, counts down, and is paid without a press', async () => {
    const { world, sent } = openOrder(orderOf());
    const way = await screen.findByRole('link', { name: '去支付宝网页支付' }, patience);
    expect(way.getAttribute('href')).toContain('/sandbox/cashier/');
    expect(screen.getByRole('timer', { name: '剩余支付时间' }).textContent).toMatch(/^2[89]:\d\d$/);
    expect(sent('/wallet/payment/start')).toMatchObject([{ orderId, channel: 'alipayPage' }]);
    world.order = orderOf({ state: 'paid', paidAt: '2026-11-20T02:05:00Z', payments: [paymentOf({ state: 'paid' })] });
    expect(await screen.findByRole('heading', { name: '支付成功' }, patience)).toBeTruthy();
    expect(screen.getByText(/已支付 189元，30 次已到账，30 天内有效，到期不自动续费/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '回到刚才的页面继续' }).getAttribute('href')).toBe('/seeker/interview');
  });

  it('goes on with the way that was begun before', async () => {
    const { sent } = openOrder(orderOf({ payments: [paymentOf({ channel: 'sandbox' })] }));
    const chosen = await screen.findByRole('button', { name: '沙箱支付' }, patience);
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(sent('/wallet/payment/start')).toMatchObject([{ channel: 'sandbox' }]), patience);
  });

  it('says that a payment failed, and begins another one', async () => {
    const { world, sent } = openOrder(orderOf());
    await screen.findByRole('link', { name: '去支付宝网页支付' }, patience);
    world.order = orderOf({ payments: [paymentOf({ channel: 'alipayPage', state: 'failed', url: null })] });
    expect(await screen.findByText(/这次支付没有成功，没有扣款/, {}, patience)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(sent('/wallet/payment/start')).toHaveLength(2), patience);
  });

  it('is cancelled after a question', async () => {
    const { sent } = openOrder(orderOf(), ({ path }) =>
      path.endsWith('/cancel') ? envelope(orderOf({ state: 'closed', closedWhy: 'cancelled' })) : undefined,
    );
    await user.click(await screen.findByRole('button', { name: '取消订单' }, patience));
    const question = within(await screen.findByRole('dialog', {}, patience));
    await user.click(question.getByRole('button', { name: '取消订单' }));
    await waitFor(() => expect(sent(`/wallet/order/${orderId}/cancel`)).toHaveLength(1), patience);
  });

  it('says why no way to pay could be had, and tries again', async () => {
    let tries = 0;
    openOrder(orderOf(), ({ path }) => {
      if (path !== '/wallet/payment/start') return undefined;
      tries += 1;
      return tries === 1
        ? envelope(null, { code: 41321, message: '支付渠道暂时无法受理，请稍后再试或换一种支付方式' })
        : undefined;
    });
    expect(await screen.findByText(/支付渠道暂时无法受理/, {}, patience)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^重\s?试$/ }));
    expect(await screen.findByRole('link', { name: '去支付宝网页支付' }, patience)).toBeTruthy();
  });
});

describe('an order', () => {
  it('of which nobody knows yet settles by itself', async () => {
    const waiting = orderOf({ state: 'confirming', payments: [paymentOf({ state: 'confirming' })] });
    const { world } = openOrder(waiting);
    expect(await screen.findByRole('heading', { name: '支付结果确认中' }, patience)).toBeTruthy();
    world.order = orderOf({ state: 'paid', payments: [paymentOf({ state: 'paid' })] });
    expect(await screen.findByRole('heading', { name: '支付成功' }, patience)).toBeTruthy();
  });

  it.each([
    ['confirming', 'inDoubt', '正在核对收到的款项', '收到 200元，与应付的 189元 不一致'],
    ['closed', 'returning', '订单已取消', '收到的 200元 没有用于这个订单，正在原路退回'],
    ['closed', 'returned', '订单已取消', '收到的 200元 没有用于这个订单，已原路退回'],
  ] as const)('that is %s with money that fits nothing (%s) says how much came', async (state, of, title, words) => {
    const payments = [paymentOf({ state: of, receivedFen: 20_000 })];
    openOrder(orderOf({ state, closedWhy: state === 'closed' ? 'cancelled' : null, payments }));
    expect(await screen.findByRole('heading', { name: title }, patience)).toBeTruthy();
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    // Asking the vendor again would tell nothing new.
    expect(screen.queryByRole('button', { name: '现在再查一次' })).toBeNull();
  });

  it('that was closed is ordered again at the price of today', async () => {
    const { sent, here } = openOrder(orderOf({ state: 'closed', closedWhy: 'expired' }), ({ path }) =>
      path === '/wallet/order/create' ? envelope(orderOf({ orderId: idOf('order-2') })) : undefined,
    );
    expect(await screen.findByRole('heading', { name: '订单超时未支付' }, patience)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: '重新下单（189元）' }, patience));
    await waitFor(() => expect(here()).toContain(`/seeker/my/wallet/pay/${idOf('order-2')}`), patience);
    expect(sent('/wallet/order/create')).toMatchObject([{ product: 'monthCard', fen: 18_900 }]);
  });

  it('that is not there says so and leads on', async () => {
    openOrder(orderOf(), ({ path }) =>
      path === `/wallet/order/${orderId}`
        ? envelope(null, { code: 40400, message: '内容不存在或已被移除' })
        : undefined,
    );
    expect(await screen.findByText('没有找到这个订单', {}, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe('/seeker/my/wallet?tab=orders');
  });
});

describe('a transfer by the bank', () => {
  const bank = {
    accountName: '聘见科技有限公司',
    accountNumber: '110900000000001',
    bankName: '示例银行北京分行',
    reference: 'PJ123456',
    voucher: null,
    refusedWhy: null,
  };

  it('is begun by whoever chooses it, and says the remark that tells whose it is', async () => {
    const { sent } = openOrder(
      orderOf({
        product: 'recharge1000',
        title: '充值 1000 元',
        unit: 'credit',
        units: 1000,
        days: null,
        fen: 100_000,
      }),
      (seen) =>
        seen.path === '/wallet/payment/start' && (seen.body as { channel: string }).channel === 'bank'
          ? envelope(paymentOf({ paymentId: idOf('bank-1'), channel: 'bank', fen: 100_000, url: null, bank }))
          : undefined,
      'employer',
    );
    await screen.findByRole('link', { name: '去支付宝网页支付' }, patience);
    expect(sent('/wallet/payment/start')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '对公转账' }));
    expect(await screen.findByText('PJ123456', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '上传转账凭证' })).toBeTruthy();
  });

  it('that is being compared shows what was handed in, which can still be changed', async () => {
    const voucher = { name: '回单.png', uploadedAt: '2026-11-20T03:00:00Z', url: '/files/voucher' };
    const payment = paymentOf({ channel: 'bank', state: 'confirming', url: null, bank: { ...bank, voucher } });
    openOrder(orderOf({ state: 'confirming', payments: [payment] }), () => undefined, 'employer');
    expect(await screen.findByRole('heading', { name: '正在核对转账' }, patience)).toBeTruthy();
    expect(screen.getByRole('link', { name: '回单.png' }).getAttribute('href')).toBe('/files/voucher');
    expect(screen.getByRole('button', { name: '更换凭证' })).toBeTruthy();
    expect(screen.getByLabelText('转账凭证')).toBeTruthy();
  });

  it('is not offered to a seeker', async () => {
    openOrder(orderOf());
    await screen.findByRole('link', { name: '去支付宝网页支付' }, patience);
    expect(screen.queryByRole('button', { name: '对公转账' })).toBeNull();
  });
});
