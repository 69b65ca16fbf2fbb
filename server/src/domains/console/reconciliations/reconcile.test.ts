import { describe, expect, it } from 'vitest';
import { cashierRefunds, cashierTrades } from '#testing/cashier.ts';
import { differenceKinds, waysOut, type DifferenceKind } from '@pinjian/contract/console-reconciliation.ts';
import { newId } from '#platform/core/ids.ts';
import { reconcileTask } from '#domains/billing/tasks.ts';
import { getOrder } from '#domains/billing/order/get-order.ts';
import { requestRefund } from '#domains/billing/refund/request-refund.ts';
import { companyOwner } from '#testing/company.ts';
import { companyPayer } from '#domains/billing/index.ts';
import { act, atCashier, balances, paidOrder, runMoneyTasks } from '#testing/payment.ts';
import { useWorld } from '#testing/world.ts';
import { wrongWithMoney } from '#testing/wallet.ts';
import {
  confirmAdjustment,
  listAdjustments,
  proposeAdjustment,
  refuseAdjustment,
} from '../adjustments/decide-adjustment.ts';
import { approveRefund } from '../refunds/decide-refunds.ts';
import {
  getReconciliation,
  listDifferences,
  listReconciliations,
  resolveDifference,
  runReconciliation,
} from './reconcile.ts';

const world = useWorld();
const dayMs = 86_400_000;
const page = { current: 1, pageSize: 50 };
const reason = '与渠道账单逐笔核对过';

/** A company of its own, an admin, and a day whose bill is compared on the next. */
async function day() {
  const owner = await companyOwner(world);
  const [mine, admin] = [world.as(owner), world.as(await world.admin())];
  const today = new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const paid = () => paidOrder(world.system(), mine, 'recharge500');
  const tradeOf = (order: { payments: { paymentId: string }[] }) =>
    order.payments[0]?.paymentId.replaceAll('-', '') ?? '';
  const compare = async () => {
    const { reconciliationId } = await runReconciliation(admin, { vendor: 'sandbox', day: today });
    return getReconciliation(admin, { reconciliationId });
  };
  /** Money that went back by the vendor; its number there. */
  const refunded = async () => {
    await paid();
    const { refundId } = await requestRefund(mine, { key: newId(), fen: 10_000, reason: 'unused', words: '' });
    const decided = await approveRefund(admin, { refundId, fen: 10_000, reason, evidence: [] });
    await runMoneyTasks(world.system());
    return decided.parts[0]?.refundNo ?? '';
  };
  return { owner, mine, admin, today, paid, tradeOf, compare, refunded, payer: companyPayer(owner.companyId ?? '') };
}
type Day = Awaited<ReturnType<typeof day>>;

const trades = () => world.db.updateTable(cashierTrades);
const strayTrade = {
  vendor_trade_no: 'SBstray',
  subject: '别处的付款',
  fen: 700,
  state: 'paid',
  paid_fen: 700,
} as const;

/** Plants one kind of difference; answers what repairs it at the vendor where the way out asks there. */
const planted: Readonly<Record<DifferenceKind, (here: Day) => Promise<void>>> = {
  unknownPayment: async () => {
    const moments = { created_at: world.clock.now(), paid_at: world.clock.now() };
    await world.db
      .insertInto(cashierTrades)
      .values({ ...strayTrade, ...moments, trade_no: 'f'.repeat(32) })
      .execute();
  },
  unsettledPayment: async ({ mine }) => {
    const { tradeNo } = await atCashier(mine, 'recharge500');
    await act(world.system(), tradeNo, 'payQuietly');
  },
  missingPayment: async ({ paid, tradeOf }) => {
    const tradeNo = tradeOf(await paid());
    await trades()
      .set({ paid_at: new Date(world.clock.now().getTime() - 9 * dayMs) })
      .where('trade_no', '=', tradeNo)
      .execute();
  },
  paymentAmount: async ({ paid, tradeOf }) => {
    await trades()
      .set({ paid_fen: 49_999 })
      .where('trade_no', '=', tradeOf(await paid()))
      .execute();
  },
  doublePayment: async ({ paid, tradeOf }) => {
    // The bill has a line twice; the sandbox's has none such, hence its double.
    const tradeNo = tradeOf(await paid());
    const { sandbox } = world.test.ports.payments;
    if (sandbox === undefined) throw new Error('there is no cashier');
    const bill = async (of: string) => {
      const whole = await sandbox.bill(of);
      const line = whole?.lines.find((each) => each.tradeNo === tradeNo && each.kind === 'payment');
      if (whole === null || line === undefined) return whole;
      const { lines, paymentFen, refundFen } = whole.total;
      const total = { lines: lines + 1, paymentFen: paymentFen + line.fen, refundFen };
      return { lines: [...whole.lines, line], total };
    };
    await trades().set({ paid_fen: 100_000 }).where('trade_no', '=', tradeNo).execute();
    Object.assign(world.test.ports, {
      payments: { sandbox: { ...sandbox, bill: async (of: string) => halved(await bill(of)) } },
    });
  },
  notPosted: async ({ mine }) => {
    // Paid, and the ledger was never told: what only a mistake of ours could make.
    const { order, payment, tradeNo } = await atCashier(mine, 'recharge500');
    await act(world.system(), tradeNo, 'payQuietly');
    const { vendor_trade_no: vendorTradeNo } = await world.db
      .selectFrom(cashierTrades)
      .select('vendor_trade_no')
      .where('trade_no', '=', tradeNo)
      .executeTakeFirstOrThrow();
    const paid = { state: 'paid', paid_at: world.clock.now() } as const;
    await world.db.updateTable('billing_order').set(paid).where('id', '=', order.orderId).execute();
    await world.db
      .updateTable('billing_payment')
      .set({ ...paid, received_fen: 50_000, vendor_trade_no: vendorTradeNo, next_ask_at: null })
      .where('id', '=', payment.paymentId)
      .execute();
  },
  otherDay: async ({ paid }) => {
    const order = await paid();
    const before = new Date(world.clock.now().getTime() - dayMs);
    const { paymentId = '' } = order.payments[0] ?? {};
    await world.db.updateTable('billing_payment').set({ paid_at: before }).where('id', '=', paymentId).execute();
  },
  unknownRefund: async ({ paid, tradeOf }) => {
    const row = { refund_no: 'e'.repeat(32), vendor_refund_no: 'SRstray', fen: 300, refunded_at: world.clock.now() };
    await world.db
      .insertInto(cashierRefunds)
      .values({ ...row, trade_no: tradeOf(await paid()) })
      .execute();
  },
  unsettledRefund: async ({ refunded }) => {
    const refundNo = await refunded();
    const undone = { state: 'confirming', done_at: null, vendor_refund_no: null } as const;
    await world.db.updateTable('billing_refund_part').set(undone).where('refund_no', '=', refundNo).execute();
    const { rows } = {
      rows: await world.db.selectFrom('billing_refund_part').select(['order_id', 'refund_id']).execute(),
    };
    const money = { refunding_fen: 10_000, refunded_fen: 0 };
    await world.db
      .updateTable('billing_order')
      .set(money)
      .where('id', '=', rows[0]?.order_id ?? '')
      .execute();
    await world.db
      .updateTable('billing_refund')
      .set({ state: 'sending', done_at: null })
      .where('id', '=', rows[0]?.refund_id ?? '')
      .execute();
  },
  missingRefund: async ({ refunded }) => {
    const refundNo = await refunded();
    const long = new Date(world.clock.now().getTime() - 9 * dayMs);
    await world.db.updateTable(cashierRefunds).set({ refunded_at: long }).where('refund_no', '=', refundNo).execute();
  },
  refundAmount: async ({ refunded }) => {
    const refundNo = await refunded();
    await world.db.updateTable(cashierRefunds).set({ fen: 9999 }).where('refund_no', '=', refundNo).execute();
  },
  billTotal: async ({ paid }) => {
    await paid();
    const { sandbox } = world.test.ports.payments;
    if (sandbox === undefined) throw new Error('there is no cashier');
    const bill = async (of: string) => {
      const whole = await sandbox.bill(of);
      return whole === null ? null : { ...whole, total: { ...whole.total, lines: whole.total.lines + 1 } };
    };
    Object.assign(world.test.ports, { payments: { sandbox: { ...sandbox, bill } } });
  },
};

/** Two payments of 500 that the vendor took for one trade, each a line of its bill. */
function halved<
  Whole extends { lines: readonly { kind: string; fen: number }[]; total: { paymentFen: number } } | null,
>(whole: Whole): Whole {
  if (whole === null) return whole;
  const lines = whole.lines.map((line) => (line.fen === 100_000 ? { ...line, fen: 50_000 } : line));
  const paid = lines.filter(({ kind }) => kind === 'payment');
  return { ...whole, lines, total: { ...whole.total, paymentFen: paid.reduce((sum, { fen }) => sum + fen, 0) } };
}

describe('the bill of a day', () => {
  it('that says what stands here has no difference, whatever was paid and given back', async () => {
    const { compare, refunded, paid } = await day();
    await refunded();
    await paid();
    world.clock.advance(dayMs);
    expect(await compare()).toMatchObject({
      state: 'matched',
      theirs: { payments: 2, paymentFen: 100_000, refunds: 1, refundFen: 10_000 },
      ours: { payments: 2, paymentFen: 100_000, refunds: 1, refundFen: 10_000 },
      differences: 0,
      records: [],
    });
  });

  it.each(differenceKinds)('finds %s among what is right, once', async (kind) => {
    const here = await day();
    await here.paid();
    await planted[kind](here);
    world.clock.advance(dayMs);
    const found = await here.compare();
    expect(found.records).toMatchObject([{ kind, ways: [...waysOut[kind]] }]);
    expect(found.state).toBe(kind === 'otherDay' ? 'matched' : 'different');
    expect((await here.compare()).records).toEqual(found.records);
    const open = (await listDifferences(here.admin, page)).records;
    expect(open).toHaveLength(kind === 'otherDay' ? 0 : 1);
  });

  it.each<[DifferenceKind, 'settle' | 'return']>([
    ['unsettledPayment', 'settle'],
    ['notPosted', 'settle'],
    ['unsettledRefund', 'settle'],
    ['unknownPayment', 'return'],
    ['doublePayment', 'return'],
  ])('%s has its way out: %s', async (kind, way) => {
    const here = await day();
    await planted[kind](here);
    world.clock.advance(dayMs);
    const [difference] = (await here.compare()).records;
    const resolved = await resolveDifference(here.admin, { differenceId: difference?.differenceId ?? '', way, reason });
    expect(resolved).toMatchObject({ resolved: { way, byItself: false } });
    const again = await resolveDifference(here.admin, { differenceId: resolved.differenceId, way, reason });
    expect(again).toEqual(resolved);
    expect((await listDifferences(here.admin, page)).records).toEqual([]);
    const later = await here.compare();
    expect(later).toMatchObject({ state: 'matched', open: 0 });
    expect(await wrongWithMoney(world.system())).toEqual([]);
    // What went back of a trade that is none of ours is known in the bill of the next day.
    world.clock.advance(dayMs);
    await reconcileTask.run(world.system() as never, {});
    expect((await listDifferences(here.admin, page)).records).toEqual([]);
  });

  it('keeps a difference open whose way did not lead out', async () => {
    const here = await day();
    await planted.paymentAmount(here);
    world.clock.advance(dayMs);
    const [difference] = (await here.compare()).records;
    const differenceId = difference?.differenceId ?? '';
    for (const way of ['settle', 'adjust', 'return'] as const)
      await expect(resolveDifference(here.admin, { differenceId, way, reason })).rejects.toMatchObject({ code: 41350 });
    expect((await listDifferences(here.admin, page)).records).toHaveLength(1);
    const resolved = await resolveDifference(here.admin, { differenceId, way: 'accept', reason });
    expect(resolved.resolved).toMatchObject({ reason });
    await expect(resolveDifference(here.admin, { differenceId, way: 'settle', reason })).rejects.toMatchObject({
      code: 40900,
    });
  });

  it('comes every morning for three days back, and what is right by then resolves itself', async () => {
    const { mine, admin, compare } = await day();
    const { order, payment, tradeNo } = await atCashier(mine, 'recharge500');
    await act(world.system(), tradeNo, 'payQuietly');
    world.clock.advance(dayMs);
    expect((await compare()).open).toBe(1);
    await runMoneyTasks(world.system());
    expect(await getOrder(mine, order)).toMatchObject({ state: 'paid', payments: [{ paymentId: payment.paymentId }] });
    await reconcileTask.run(world.system() as never, {});
    const { records } = await listReconciliations(admin, page);
    expect(records.map(({ state, open }) => [state, open])).toEqual(Array.from({ length: 3 }, () => ['matched', 0]));
    expect((await compare()).records).toMatchObject([{ kind: 'unsettledPayment', resolved: { byItself: true } }]);
  });

  it('is not asked for before the day is over', async () => {
    const { admin, today } = await day();
    await expect(runReconciliation(admin, { vendor: 'sandbox', day: today })).rejects.toMatchObject({ code: 41351 });
  });
});

describe('an adjustment', () => {
  it('takes two admins, and moves the ledger once', async () => {
    const { owner, mine, admin, payer, paid } = await day();
    await paid();
    const key = newId();
    const payerId = owner.companyId ?? '';
    const about = { payerKind: 'company' as const, payerId, reason, evidence: [], differenceId: null };
    const proposal = { ...about, key, units: 50 };
    const { adjustmentId } = await proposeAdjustment(admin, proposal);
    expect(await proposeAdjustment(admin, proposal)).toMatchObject({ adjustmentId, state: 'proposed', isOwn: true });
    await expect(proposeAdjustment(admin, { ...proposal, units: 51 })).rejects.toMatchObject({ code: 40901 });
    await expect(confirmAdjustment(admin, { adjustmentId })).rejects.toMatchObject({ code: 41340 });
    const { available: before = 0 } = await balances(mine, payer);
    const other = world.as(await world.admin());
    expect(await confirmAdjustment(other, { adjustmentId })).toMatchObject({ state: 'confirmed' });
    expect(await confirmAdjustment(other, { adjustmentId })).toMatchObject({ state: 'confirmed' });
    expect(await balances(mine, payer)).toMatchObject({ available: before + 50, prepaid: 50_000 });
    const less = { ...proposal, key: newId(), units: -60 };
    await confirmAdjustment(other, await proposeAdjustment(admin, less));
    expect(await balances(mine, payer)).toMatchObject({ available: before - 10, prepaid: 50_000 });
    // The last unit that was paid for stays with its money.
    const seeker = await world.seeker();
    await paidOrder(world.system(), world.as(seeker), 'simulations5');
    const their = { ...less, key: newId(), payerKind: 'seeker' as const, payerId: seeker.userId, units: -5 };
    const tooMuch = await proposeAdjustment(admin, their);
    await expect(confirmAdjustment(other, tooMuch)).rejects.toMatchObject({ code: 41352 });
    expect(await refuseAdjustment(other, { ...tooMuch, reason: '金额有误，请重新核对' })).toMatchObject({
      state: 'refused',
    });
    expect((await listAdjustments(admin, { ...page, state: 'confirmed' })).records).toHaveLength(2);
    expect(await wrongWithMoney(world.system())).toEqual([]);
  });
});
