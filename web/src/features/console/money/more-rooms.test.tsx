import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { adminPermissions } from '@pinjian/contract/permissions.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { AdjustmentRoom } from '../adjustment/adjustment-room.tsx';
import { ProposePage } from '../adjustment/propose-page.tsx';
import { PriceRoom } from '../price/price-room.tsx';
import { DayPage } from '../reconciliation/day-page.tsx';
import { DifferenceRoom } from '../reconciliation/difference-room.tsx';

afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';
const id = '01900000-0000-7000-8000-00000000000c';
const payer = { kind: 'company', id, name: '青山软件', isOwn: false };
const pageOf = (records: readonly object[]) =>
  envelope({ records, total: records.length, current: 1, pageSize: 20, totalCapped: false });
const posts = (seen: readonly Seen[]) =>
  seen.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const admin = { as: 'admin', permissions: adminPermissions } as const;

const card = {
  item: 'monthCard',
  label: '求职月卡',
  fen: 18_900,
  unit: 'simulation',
  units: 30,
  days: 30,
  onSale: true,
  validFrom: null,
  validUntil: null,
};
const contact = { ...card, item: 'contact', label: '交换联系方式', fen: null, unit: 'credit', units: 20, days: null };
const change = {
  changeId: 'c1',
  item: 'monthCard',
  label: '求职月卡',
  fen: 16_900,
  units: 30,
  days: 30,
  onSale: true,
  validFrom: null,
  reason: '年末活动',
  state: 'proposed',
  proposedBy: 'admin-2',
  isOwn: false,
  proposedAt: at,
  decidedBy: null,
  decidedAt: null,
  answer: null,
};

describe('价目', () => {
  function open(changes: readonly object[]) {
    return openPart(<PriceRoom />, {
      ...admin,
      at: '/console/prices',
      handle: ({ method }) =>
        envelope(
          method === 'POST' ? { ...change, state: 'approved' } : { present: [card, contact], others: [], changes },
        ),
    });
  }

  it('is changed by one admin’s proposal: what is paid in units has no price in money', async () => {
    const { seen } = open([]);
    expect(await screen.findByText('189元 = 30 次，30 天内有效')).toBeTruthy();
    expect(screen.getByText('每次 20 额度')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '交换联系方式：提出改价' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('价格')).toBeNull();
    await userEvent.clear(dialog.getByLabelText('每次使用'));
    await userEvent.type(dialog.getByLabelText('每次使用'), '15');
    await userEvent.type(dialog.getByLabelText('原因（审批人会看到，写入操作记录）'), '年末活动降价');
    await userEvent.click(dialog.getByRole('button', { name: '提交审批' }));
    expect(await screen.findByText('已提出，等待另一位管理员审批')).toBeTruthy();
    expect(posts(seen)).toMatchObject([
      ['/admin/console/priceChanges', { item: 'contact', fen: null, units: 15, days: null, reason: '年末活动降价' }],
    ]);
  });

  it('asks another admin, who sees what holds beside what would', async () => {
    const { seen } = open([change]);
    expect(await screen.findByText('169元 = 30 次，30 天内有效')).toBeTruthy();
    // Another change of the same item has to wait.
    expect(screen.queryByRole('button', { name: '求职月卡：提出改价' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /同\s*意/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '同意改价' }));
    await waitFor(() =>
      expect(posts(seen)).toMatchObject([['/admin/console/priceChanges/c1/decide', { outcome: 'approved' }]]),
    );
  });

  it('is not agreed to by who proposed it; they may take it back', async () => {
    const { seen } = open([{ ...change, isOwn: true }]);
    expect(await screen.findByText('由您提出，需要另一位管理员审批')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /同\s*意/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /撤\s*回/ }));
    await waitFor(() => expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/priceChanges/c1/takeBack']));
  });
});

const difference = {
  differenceId: 'd1',
  vendor: 'sandbox',
  day: '2026-11-19',
  kind: 'doublePayment',
  tradeNo: 't1',
  vendorTradeNo: 'v1',
  orderId: id,
  paymentId: 'p1',
  theirFen: 18_900,
  ourFen: null,
  ways: ['return', 'accept'],
  resolved: null,
};

describe('对账差异', () => {
  it('show both sides, and leave by one of their ways with a reason', async () => {
    let left = [difference];
    const { seen } = openPart(<DifferenceRoom />, {
      ...admin,
      at: '/console/reconciliation/differences',
      handle({ method }) {
        if (method === 'GET') return pageOf(left);
        left = [];
        return envelope({ ...difference, resolved: { way: 'return', reason: '重复支付', at, byItself: false } });
      },
    });
    expect(await screen.findByRole('heading', { name: '同一笔订单收了两次' })).toBeTruthy();
    expect(screen.getByText(/渠道 189元，这里没有/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '原路退回' }));
    await userEvent.click(screen.getByRole('button', { name: /退回多付的一笔/ }));
    await userEvent.click(screen.getByRole('button', { name: '确认原路退回' }));
    expect(await screen.findByText('没有待处理的差异')).toBeTruthy();
    expect(posts(seen)).toMatchObject([['/admin/console/differences/d1/resolve', { way: 'return' }]]);
  });

  it('of a day that another comparison found to be right say so', async () => {
    const totals = { payments: 1, paymentFen: 18_900, refunds: 0, refundFen: 0 };
    openPart(<DayPage reconciliationId="x" />, {
      ...admin,
      handle: () =>
        envelope({
          reconciliationId: 'x',
          vendor: 'sandbox',
          day: '2026-11-19',
          state: 'matched',
          theirs: totals,
          ours: totals,
          open: 0,
          differences: 1,
          ranAt: at,
          records: [{ ...difference, resolved: { way: 'accept', reason: '', at, byItself: true } }],
        }),
    });
    expect(await screen.findByText(/再次对账时已一致/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '原路退回' })).toBeNull();
  });
});

const adjustment = {
  adjustmentId: 'a1',
  payer,
  unit: 'credit',
  units: -20,
  reason: '重复发放的额度',
  evidence: [],
  differenceId: null,
  state: 'proposed',
  isOwn: false,
  proposedAt: at,
  decidedAt: null,
  refusedWhy: null,
};

describe('调账', () => {
  it.each([true, false])('takes the yes of another admin (own: %s)', async (isOwn) => {
    const { seen } = openPart(<AdjustmentRoom />, {
      ...admin,
      at: '/console/adjustments',
      handle: ({ method }) =>
        method === 'POST' ? envelope({ ...adjustment, state: 'confirmed' }) : pageOf([{ ...adjustment, isOwn }]),
    });
    expect((await screen.findAllByText(/调减 20 额度/)).length).toBeGreaterThan(0);
    const confirm = screen.queryByRole('button', { name: '确认并入账' });
    expect(confirm === null).toBe(isOwn);
    expect(screen.queryByText('由您提交，需要另一位管理员确认') !== null).toBe(isOwn);
    if (confirm === null) return;
    await userEvent.click(confirm);
    await waitFor(() => expect(posts(seen).map(([path]) => path)).toEqual(['/admin/console/adjustments/a1/confirm']));
  });

  it('is proposed for whom the page before named', async () => {
    const { seen, here } = openPart(<ProposePage />, {
      ...admin,
      at: `/console/adjustments/new?company=${id}`,
      handle({ method }) {
        if (method === 'POST') return envelope(adjustment);
        return envelope({
          companyId: id,
          name: '青山软件',
          maskedCreditCode: '91**************43',
          cityName: '北京',
          verificationStatus: 1,
          createdAt: at,
          shortName: null,
          industryName: null,
          staffSizeLabel: null,
          members: [],
          verifications: [],
          positions: [],
        });
      },
    });
    await userEvent.click(await screen.findByText('调减'));
    await userEvent.type(screen.getByLabelText('数量'), '20');
    await userEvent.type(screen.getByLabelText('原因（写入操作记录）'), '重复发放的额度');
    await userEvent.click(screen.getByRole('button', { name: '提交，由另一位管理员确认' }));
    await waitFor(() => expect(here()).toBe('/console/adjustments?item=a1'));
    expect(posts(seen)).toMatchObject([
      ['/admin/console/adjustments/propose', { payerKind: 'company', payerId: id, units: -20 }],
    ]);
  });

  it('of nobody in particular says where somebody is chosen', async () => {
    openPart(<ProposePage />, { ...admin, at: '/console/adjustments/new', handle: () => undefined });
    expect(await screen.findByText('请先选择给谁调账')).toBeTruthy();
    expect(screen.getByRole('link', { name: '查找企业' }).getAttribute('href')).toBe('/console/companies');
  });
});
