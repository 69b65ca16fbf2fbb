import { sql } from 'kysely';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashierTrades } from '#testing/cashier.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx, SeekerActor } from '#server/context.ts';
import { useCopies } from '#testing/copies.ts';
import { act, runMoneyTasks } from '#testing/payment.ts';
import { wrongWithMoney } from '#testing/wallet.ts';
import { approveRefund } from '../index.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import { createOrder } from '../order/create-order.ts';
import { seekerPayer } from '../policy.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { holdUse } from '../use/hold-use.ts';
import { releaseUse, takeUse } from '../use/settle-use.ts';
import { checkPayment } from './check-payment.ts';
import { startPayment } from './start-payment.ts';

const copies = useCopies(2);

/** What people, vendors and the clock do; each act at either copy, all acts of a round at once. */
const kinds = [
  'order',
  'pay',
  'payQuietly',
  'repeat',
  'forge',
  'stale',
  'otherAmount',
  'payClosed',
  'hang',
  'check',
  'cancel',
  'hold',
  'take',
  'release',
  'askRefund',
  'approveRefund',
  'tasks',
  'wait',
] as const;
type Kind = (typeof kinds)[number];
interface Step {
  readonly kind: Kind;
  readonly copy: 0 | 1;
  readonly pick: number;
}
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  copy: fc.constantFrom(0 as const, 1 as const),
  pick: fc.nat({ max: 5 }),
});
const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 4, maxLength: 9 });

interface Play {
  readonly seeker: SeekerActor;
  readonly admin: AdminActor;
  readonly orders: { readonly orderId: string; readonly paymentId: string }[];
  readonly uses: string[];
}

async function identity(ctx: Ctx, kind: 'seeker' | 'admin') {
  const [userId, personId] = [newId(), newId()];
  const cipher = ctx.ports.secretBox.encrypt('13800000000');
  const person = { id: personId, phone_hash: Buffer.from(personId), phone_cipher: cipher, created_at: ctx.now() };
  await ctx.db.insertInto('account_person').values(person).execute();
  const row = { id: userId, person_id: personId, kind, real_name_state: 0, created_at: ctx.now() } as const;
  await ctx.db.insertInto('account_identity').values(row).execute();
  return { userId, personId, familyId: newId() };
}

/** What every act may be answered with: a refusal, or that it was done. Anything else is a defect. */
async function tried(work: () => Promise<unknown>): Promise<void> {
  const [outcome] = await Promise.allSettled([work()]);
  if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason;
}

async function play(here: Play, { kind, copy, pick }: Step): Promise<void> {
  const ctx: Ctx = copies.ctx(copy);
  const mine = ctx.as(here.seeker);
  const chosen = here.orders[pick % Math.max(here.orders.length, 1)];
  const use = here.uses[pick % Math.max(here.uses.length, 1)];
  const payer = seekerPayer(here.seeker.userId);
  const tradeNo = chosen?.paymentId.replaceAll('-', '') ?? '';
  switch (kind) {
    case 'order': {
      const { orderId } = await createOrder(mine, { key: newId(), product: 'simulations5', fen: 5900 });
      const { paymentId } = await startPayment(mine, { orderId, channel: 'sandbox' });
      here.orders.push({ orderId, paymentId });
      return;
    }
    case 'pay':
    case 'payQuietly':
    case 'repeat':
    case 'forge':
    case 'stale':
    case 'otherAmount':
    case 'payClosed':
    case 'hang':
      if (chosen !== undefined) await act(ctx, tradeNo, kind, kind === 'otherAmount' ? 6000 : undefined);
      return;
    case 'check':
      if (chosen !== undefined) await checkPayment(mine, chosen);
      return;
    case 'cancel':
      if (chosen !== undefined) await cancelOrder(mine, chosen);
      return;
    case 'hold': {
      const id = newId();
      const subject = { kind: 'interview', id } as const;
      await mine.transaction((tx) =>
        holdUse(tx, { payer, memberId: null, item: 'simulation', key: `simulation:${id}`, subject, count: 1 + pick }),
      );
      here.uses.push(`simulation:${id}`);
      return;
    }
    case 'take':
      if (use !== undefined) await mine.transaction((tx) => takeUse(tx, { key: use }));
      return;
    case 'release':
      if (use !== undefined) await mine.transaction((tx) => releaseUse(tx, { key: use }));
      return;
    case 'askRefund':
      await requestRefund(mine, { key: newId(), fen: 1000 * (1 + pick), reason: 'unused', words: '' });
      return;
    case 'approveRefund': {
      const asked = await ctx.db
        .selectFrom('billing_refund')
        .select(['id', 'fen'])
        .where('payer', '=', payer)
        .where('state', '=', 'requested')
        .executeTakeFirst();
      if (asked === undefined) return;
      const yes = { refundId: asked.id, fen: asked.fen, reason: '核对过', evidence: [] };
      await ctx.as(here.admin).transaction((tx) => approveRefund(tx, yes));
      return;
    }
    case 'tasks':
      await runMoneyTasks(ctx);
      return;
    case 'wait':
      copies.clock.advance(11 * 60_000);
  }
}

/** What must hold of a payer's orders beside the ledger: a line for each thing that does not. */
async function wrongWithOrders(ctx: Ctx, payer: string): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    with own as (select * from billing_order where payer = ${payer}),
    paid as (select own.id, own.fen, own.state, own.refunding_fen + own.refunded_fen as back,
        count(payment.id) filter (where payment.state = 'paid') as payments,
        (select count(*) from wallet_transfer t where t.subject = 'order:' || own.id and t.unit = 'fen') as posted,
        (select coalesce(sum(amount), 0) from wallet_transfer t
          where t.subject in (select 'refund:' || part.id from billing_refund_part part where part.order_id = own.id)
            and t.unit = 'fen') as refunded
      from own left join billing_payment payment on payment.order_id = own.id group by own.id, own.fen, own.state, back)
    select 'an order was not fulfilled just once: ' || id as what from paid
      where (state = 'paid') <> (payments = 1) or (state = 'paid') <> (posted = 1) or posted > 1
    union all select 'what went back of an order differs from the ledger: ' || id from paid where back <> refunded
    union all select 'a vendor gave back more than was paid: ' || trade_no from ${sql.table(cashierTrades)}
      where refunded_fen > coalesce(paid_fen, 0)
    union all select 'money came and is nowhere: ' || trade.trade_no from ${sql.table(cashierTrades)} trade
      join billing_payment payment on payment.trade_no = trade.trade_no join own on own.id = payment.order_id
      where trade.paid_fen is not null and payment.received_fen is distinct from trade.paid_fen`.execute(ctx.db);
  return rows.map(({ what }) => what);
}

describe('whatever happens to money at once, at two copies', { timeout: 180_000 }, () => {
  it('is fulfilled once, given back once, and adds up', async () => {
    await fc.assert(
      fc.asyncProperty(rounds, async (all) => {
        const ctx = copies.ctx(0);
        const seeker: SeekerActor = { kind: 'seeker', ...(await identity(ctx, 'seeker')) };
        const admin: AdminActor = { kind: 'admin', ...(await identity(ctx, 'admin')), permissions: ['money.decide'] };
        const here: Play = { seeker, admin, orders: [], uses: [] };
        for (let made = 0; made < 2; made++) await play(here, { kind: 'order', copy: 0, pick: 0 });
        for (const round of all) await Promise.all(round.map((each) => tried(() => play(here, each))));
        // Whoever did not answer answers in the end.
        for (let hour = 0; hour < 3; hour++) {
          copies.clock.advance(3_600_000);
          await runMoneyTasks(copies.ctx(1));
        }
        expect(await wrongWithOrders(ctx, seekerPayer(seeker.userId))).toEqual([]);
        expect(await wrongWithMoney(ctx)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });

  it('a notice that comes a thousand times pays once', async () => {
    const ctx: Ctx = copies.ctx(0);
    const seeker: SeekerActor = { kind: 'seeker', ...(await identity(ctx, 'seeker')) };
    const admin: AdminActor = { kind: 'admin', ...(await identity(ctx, 'admin')), permissions: [] };
    const here: Play = { seeker, admin, orders: [], uses: [] };
    await play(here, { kind: 'order', copy: 0, pick: 0 });
    await play(here, { kind: 'payQuietly', copy: 0, pick: 0 });
    const tradeNo = here.orders[0]?.paymentId.replaceAll('-', '') ?? '';
    for (let sent = 0; sent < 1000; sent += 60)
      await Promise.all(Array.from({ length: 20 }, (_, at) => act(copies.ctx(at % 2), tradeNo, 'repeat')));
    expect(await wrongWithOrders(ctx, seekerPayer(seeker.userId))).toEqual([]);
    const notices = ctx.db.selectFrom('billing_notice').select(['verdict', 'times']).orderBy('times');
    const own = await notices.where('payment_id', '=', here.orders[0]?.paymentId ?? '').execute();
    expect(own).toEqual([
      { verdict: 'settled', times: 1 },
      { verdict: 'repeated', times: 1019 },
    ]);
  });
});
