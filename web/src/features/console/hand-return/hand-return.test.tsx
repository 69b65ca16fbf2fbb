import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ownCaseWords } from '@pinjian/contract/console-own-case.ts';
import { adminPermissions } from '@pinjian/contract/permissions.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { BankRoom } from '../bank-payment/bank-room.tsx';
import { PaymentRoom } from '../payment/payment-room.tsx';
import { HandReturnRoom } from './hand-return-room.tsx';

afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';
const payer = { kind: 'company', id: '01900000-0000-7000-8000-00000000000c', name: '青山软件', isOwn: false };
const admin = { as: 'admin', permissions: adminPermissions } as const;
const pageOf = (records: readonly object[]) =>
  envelope({ records, total: records.length, current: 1, pageSize: 20, totalCapped: false });
const posts = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

const one = {
  partId: 'h1',
  orderId: 'o1',
  number: '20261120000000000001',
  paymentId: 'p1',
  payer,
  channel: 'bank',
  kind: 'excess',
  fen: 20_000,
  receivedFen: 120_000,
  askedFen: 100_000,
  createdAt: at,
  needsSecond: false,
  entry: null,
  doneAt: null,
};
const order = {
  orderId: 'o1',
  number: one.number,
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
const entry = { bankNumber: 'R0001', reason: '多转的部分转回', at, isOwn: false, evidence: [] };

function open(changes: object, list = '') {
  let left: object[] = [{ ...one, ...changes }];
  return openPart(<HandReturnRoom />, {
    ...admin,
    at: `/console/reconciliation/returns${list}`,
    handle({ method, path }) {
      if (path === '/admin/oss/upload')
        return envelope({ fileId: 'f1', url: '/files/f1', name: '回单.png', size: 3, type: 'image/png' });
      if (method === 'GET') return pageOf(left);
      left = [];
      return envelope({ ...one, entry, doneAt: at });
    },
  });
}

describe('人工退回', () => {
  it('is entered with the movement and its slip, and not without', async () => {
    const { seen } = open({});
    expect(await screen.findByText('付的比订单多，退回多付的部分')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('转回的银行流水号'), 'R0001');
    await userEvent.type(screen.getByLabelText('原因（写入操作记录）'), '多转的部分转回');
    await userEvent.click(screen.getByRole('button', { name: '登记 200元 已退回' }));
    expect(await screen.findByText('请上传银行回单')).toBeTruthy();
    expect(posts(seen)).toEqual([]);
    await userEvent.upload(screen.getByLabelText('银行回单'), new File(['abc'], '回单.png', { type: 'image/png' }));
    expect(await screen.findByRole('link', { name: '回单.png' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '登记 200元 已退回' }));
    expect(await screen.findByText('没有要人工退回的款项')).toBeTruthy();
    expect(posts(seen).at(-1)).toEqual([
      '/admin/console/handReturns/h1/enter',
      expect.objectContaining({ bankNumber: 'R0001', reason: '多转的部分转回', evidence: ['f1'] }),
    ]);
  });

  it('of much is confirmed by another admin than the one who entered it', async () => {
    const { seen } = open({ fen: 120_000, needsSecond: true, entry }, '?list=secondAsked');
    await userEvent.click(await screen.findByRole('button', { name: '确认已退回' }));
    await waitFor(() => expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/handReturns/h1/confirm']));
  });

  it('shows who entered it that another one has to look', async () => {
    open({ fen: 120_000, needsSecond: true, entry: { ...entry, isOwn: true } }, '?list=secondAsked');
    expect(await screen.findByText('由您登记，需要另一位管理员确认')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '确认已退回' })).toBeNull();
    expect(screen.getByRole('button', { name: '撤回登记' })).toBeTruthy();
  });
});

describe('money of one’s own', () => {
  const own = { ...payer, isOwn: true };

  it('that is to be sent back is another admin’s to enter', async () => {
    open({ payer: own });
    expect(await screen.findByText(ownCaseWords.money)).toBeTruthy();
    expect(screen.queryByLabelText('转回的银行流水号')).toBeNull();
  });

  it('that came by a transfer is another admin’s to compare', async () => {
    const transfer = { paymentId: 'b1', orderId: 'o1', number: one.number, payer: own, fen: 100_000, createdAt: at };
    const waiting = { reference: 'PJ12345678', state: 'confirming', hasVoucher: true, voucherAt: at, decision: null };
    openPart(<BankRoom />, {
      ...admin,
      at: '/console/bank-payments',
      handle: () => pageOf([{ ...transfer, ...waiting }]),
    });
    expect(await screen.findByText(ownCaseWords.money)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '确认到账' })).toBeNull();
  });

  it('that is in doubt is another admin’s to settle', async () => {
    const doubt = { paymentId: 'p1', orderId: 'o1', number: one.number, payer: own, channel: 'bank', state: 'inDoubt' };
    const came = { fen: 100_000, receivedFen: 90_000, tradeNo: 't', vendorTradeNo: null, doubt: 'wrongAmount' };
    const times = { createdAt: at, paidAt: at, askedAt: null };
    openPart(<PaymentRoom />, {
      ...admin,
      at: '/console/payments',
      handle: ({ path }) =>
        path.startsWith('/admin/console/orders/')
          ? envelope({ ...order, payments: [], refunds: [] })
          : pageOf([{ ...doubt, ...came, ...times }]),
    });
    expect(await screen.findByText(ownCaseWords.money)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '全部原路退回' })).toBeNull();
  });
});
