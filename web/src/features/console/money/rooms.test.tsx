import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { adminPermissions } from '@pinjian/contract/permissions.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { BankRoom } from '../bank-payment/bank-room.tsx';
import { OrderPage } from '../order/order-page.tsx';
import { OrderRoom } from '../order/order-room.tsx';
import { PaymentRoom } from '../payment/payment-room.tsx';
import { RefundRoom } from '../refund/refund-room.tsx';

afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';
const payer = { kind: 'company', id: '01900000-0000-7000-8000-00000000000c', name: '青山软件', isOwn: false };
const order = {
  orderId: 'o1',
  number: '20261120000000000001',
  product: 'recharge1000',
  title: '充值 1000 元',
  unit: 'credit',
  units: 1000,
  days: null,
  fen: 100_000,
  state: 'confirming',
  closedWhy: null,
  refundedFen: 0,
  createdAt: at,
  expiresAt: at,
  paidAt: null,
  payer,
};
const pageOf = (records: readonly object[]) =>
  envelope({ records, total: records.length, current: 1, pageSize: 20, totalCapped: false });
const posts = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const admin = { as: 'admin', permissions: adminPermissions } as const;

describe('订单', () => {
  it('are found by a whole number and by how they stand, which the address keeps', async () => {
    const { seen, here } = openPart(<OrderRoom />, {
      ...admin,
      at: '/console/orders?state=confirming',
      handle: () => pageOf([order]),
    });
    expect((await screen.findByRole('link', { name: order.number })).getAttribute('href')).toBe('/console/orders/o1');
    expect(screen.getByText('1,000元')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox', { name: '按单号查找' }), ` ${order.number}{Enter}`);
    await waitFor(() => expect(here()).toBe(`/console/orders?state=confirming&number=${order.number}`));
    await waitFor(() => expect(seen.at(-1)?.query['number']).toBe(order.number));
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(here()).toBe('/console/orders'));
  });

  it('say what the vendor told, and ask it again', async () => {
    const attempt = {
      paymentId: 'p1',
      orderId: 'o1',
      number: order.number,
      payer,
      channel: 'alipayQr',
      state: 'confirming',
      fen: 100_000,
      receivedFen: null,
      tradeNo: 't'.repeat(32),
      vendorTradeNo: null,
      doubt: null,
      createdAt: at,
      paidAt: null,
      askedAt: null,
      notices: [{ source: 'callback', verdict: 'forged', fen: 100_000, at }],
    };
    const { seen } = openPart(<OrderPage orderId="o1" />, {
      ...admin,
      handle: ({ method }) =>
        method === 'POST' ? envelope({ state: 'paid' }) : envelope({ ...order, payments: [attempt], refunds: [] }),
    });
    expect(await screen.findByText('签名不符')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '立即向渠道查询' }));
    expect(await screen.findByText('渠道答复：已支付')).toBeTruthy();
    expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/payments/p1/ask']);
  });
});

const doubt = {
  paymentId: 'p1',
  orderId: 'o1',
  number: order.number,
  payer,
  channel: 'wechatNative',
  state: 'inDoubt',
  fen: 100_000,
  receivedFen: 90_000,
  tradeNo: 't'.repeat(32),
  vendorTradeNo: 'w1',
  doubt: 'wrongAmount',
  createdAt: at,
  paidAt: at,
  askedAt: null,
};

describe('存疑支付', () => {
  function open(receivedFen: number) {
    let left = [{ ...doubt, receivedFen }];
    return openPart(<PaymentRoom />, {
      ...admin,
      at: '/console/payments',
      handle({ method, path }) {
        if (path.startsWith('/admin/console/orders/')) return envelope({ ...order, payments: [], refunds: [] });
        if (method === 'GET') return pageOf(left);
        left = [];
        return envelope({ state: 'paid' });
      },
    });
  }

  it('that brought too little can only go back, with a reason long enough for the log', async () => {
    const { seen } = open(90_000);
    expect(await screen.findByText('少收 100元')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /按订单入账/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '全部原路退回' }));
    await userEvent.type(screen.getByRole('textbox', { name: /原因（写入操作记录）/ }), '核对');
    await userEvent.click(screen.getByRole('button', { name: '确认全部原路退回' }));
    expect(await screen.findByText('请写明原因，至少 4 个字')).toBeTruthy();
    expect(posts(seen)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /已核对渠道账单/ }));
    await userEvent.click(screen.getByRole('button', { name: '确认全部原路退回' }));
    expect(await screen.findByText('没有存疑的支付')).toBeTruthy();
    expect(posts(seen)).toEqual([['/admin/console/payments/p1/settle', expect.objectContaining({ act: 'return' })]]);
  });

  it('that brought too much may fulfil the order', async () => {
    const { seen } = open(120_000);
    await userEvent.click(await screen.findByRole('button', { name: '按订单入账，多收的退回' }));
    await userEvent.click(screen.getByRole('button', { name: /确认收到款项/ }));
    await userEvent.click(screen.getByRole('button', { name: /^确认按订单入账/ }));
    await waitFor(() => expect(posts(seen)[0]?.[1]).toMatchObject({ act: 'fulfil' }));
  });
});

const transfer = {
  paymentId: 'b1',
  orderId: 'o1',
  number: order.number,
  payer,
  fen: 100_000,
  reference: 'PJ12345678',
  state: 'confirming',
  hasVoucher: true,
  voucherAt: at,
  createdAt: at,
  decision: null,
};

describe('对公转账', () => {
  it('hides the voucher until somebody asks for it, and warns of another amount', async () => {
    const { seen } = openPart(<BankRoom />, {
      ...admin,
      at: '/console/bank-payments',
      handle({ method, path }) {
        if (path.endsWith('/voucher')) return envelope({ url: '/files/v', name: '回单.png' });
        return method === 'POST' ? envelope({ state: 'inDoubt' }) : pageOf([transfer]);
      },
    });
    expect(await screen.findByText('PJ12345678')).toBeTruthy();
    expect(posts(seen)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '查看转账凭证' }));
    expect(await screen.findByRole('img', { name: '青山软件提交的转账凭证' })).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('到账金额'));
    await userEvent.type(screen.getByLabelText('到账金额'), '900');
    expect(await screen.findByText('到账金额与订单（1,000元）不符')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '确认到账' }));
    expect(await screen.findByText('请填写银行流水号')).toBeTruthy();
    expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/bankPayments/b1/voucher']);
  });

  it('are not passed with a reason that the company reads', async () => {
    const { seen } = openPart(<BankRoom />, {
      ...admin,
      at: '/console/bank-payments',
      handle: ({ method }) => (method === 'POST' ? envelope({ state: 'open' }) : pageOf([transfer])),
    });
    await userEvent.click(await screen.findByRole('button', { name: '不通过' }));
    await userEvent.click(screen.getByRole('button', { name: /没有查到这笔款项/ }));
    await userEvent.click(screen.getByRole('button', { name: '确认不通过' }));
    expect(await screen.findByText('已告知企业原因，可以重新提交凭证')).toBeTruthy();
    expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/bankPayments/b1/refuse']);
  });
});

const refund = {
  refundId: 'r1',
  payer,
  fen: 150_000,
  state: 'requested',
  reason: 'unused',
  words: '项目取消了',
  requestedAt: at,
  needsHelp: false,
};
const share = {
  orderId: 'o1',
  number: order.number,
  title: order.title,
  channel: 'alipayQr',
  paidAt: at,
  paidFen: 100_000,
  fen: 100_000,
  units: 1000,
};
const refundCase = { ...refund, shares: [share], refusedWhy: null, needsSecond: true, approval: null, parts: [] };

describe('退款', () => {
  /** What is decided is decided from then on. */
  function open(changes: object, list = '', then = 'secondAsked') {
    let one = { ...refundCase, ...changes };
    return openPart(<RefundRoom />, {
      ...admin,
      at: `/console/refunds${list}`,
      async handle({ method, path }) {
        if (path === '/admin/console/refunds') {
          // The list comes last: by then the form of what was decided is gone.
          if (one.state === 'sending' && list === '?list=secondAsked')
            await waitFor(() => expect(screen.queryByRole('button', { name: '确认退款' })).toBeNull());
          return pageOf([refund]);
        }
        if (method === 'POST') one = { ...one, state: then };
        return envelope(one);
      },
    });
  }

  it('are agreed to with an amount no higher than what can go back, and tell that a second admin is needed', async () => {
    const { seen } = open({});
    expect(await screen.findByLabelText('退款金额')).toHaveProperty('value', '1000.00');
    expect(screen.getByText(/需要另一位管理员确认后才会退款/)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('退款金额'));
    await userEvent.type(screen.getByLabelText('退款金额'), '1200');
    await userEvent.type(screen.getByLabelText('同意的依据（写入操作记录）'), '已与企业核实');
    await userEvent.click(screen.getByRole('button', { name: '同意退款' }));
    expect(await screen.findByText('请填写不超过 1,000元的金额')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('退款金额'));
    await userEvent.type(screen.getByLabelText('退款金额'), '999.99');
    await userEvent.click(screen.getByRole('button', { name: '同意退款' }));
    expect(await screen.findByText('已同意，等待另一位管理员确认')).toBeTruthy();
    expect(posts(seen)).toEqual([
      [
        '/admin/console/refunds/r1/approve',
        expect.objectContaining({ fen: 99_999, reason: '已与企业核实', evidence: [] }),
      ],
    ]);
  });

  it.each([true, false])('wait for another admin than the first (own: %s)', async (isOwn) => {
    const approval = { fen: 100_000, reason: '已与企业核实', at, isOwn, evidence: [] };
    const { seen } = open({ state: 'secondAsked', approval }, '?list=secondAsked', 'sending');
    expect(await screen.findByText('已与企业核实')).toBeTruthy();
    const confirm = screen.queryByRole('button', { name: '确认退款' });
    expect(confirm === null).toBe(isOwn);
    expect(screen.queryByText('您已同意这笔退款，需要另一位管理员确认') !== null).toBe(isOwn);
    if (confirm === null) return;
    await userEvent.click(confirm);
    expect(await screen.findByText('已确认，正在原路退回')).toBeTruthy();
    expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/refunds/r1/confirm']);
  });

  it('that the vendor did not take are tried again, or paid by hand with the bank’s number', async () => {
    const part = {
      partId: 'x1',
      orderId: 'o1',
      number: order.number,
      channel: 'alipayQr',
      fen: 100_000,
      state: 'failed',
      refundNo: 'n1',
      vendorRefundNo: null,
      failedWhy: '商户余额不足',
      doneAt: null,
    };
    const { seen } = open({ state: 'sending', shares: [], parts: [part] }, '?list=needsHelp', 'sending');
    expect(await screen.findByText('商户余额不足')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '让渠道再退一次' }));
    await userEvent.click(await screen.findByRole('button', { name: '登记人工退款' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('银行流水号'), 'B2026112000001');
    await userEvent.type(dialog.getByLabelText('原因（写入操作记录）'), '渠道余额不足，财务转账');
    await userEvent.click(dialog.getByRole('button', { name: /登\s*记/ }));
    await waitFor(() =>
      expect(posts(seen)).toMatchObject([
        ['/admin/console/refunds/parts/x1/retry', {}],
        ['/admin/console/refunds/parts/x1/payByHand', { bankNumber: 'B2026112000001' }],
      ]),
    );
  });

  it('offer another try where they do not load', async () => {
    openPart(<RefundRoom />, { ...admin, handle: () => httpError(500, '服务器内部错误，请稍后再试') });
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });
});
