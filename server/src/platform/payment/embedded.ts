import { timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { newId } from '../core/ids.ts';
import type { SecretBox } from '../core/secret-box.ts';
import { UncertainSend } from '../core/uncertain-send.ts';
import { answerOfTrade, type SandboxTables, type TradeRow } from './embedded-tables.ts';
import type { Bill, BillLine, Notice, PaymentVendor, RawNotice } from './port.ts';

interface Place {
  readonly db: Kysely<SandboxTables>;
  readonly secretBox: SecretBox;
  readonly now: () => Date;
}

const signatureHeader = 'x-sandbox-signature';
const timeHeader = 'x-sandbox-time';
/** A notice of another time is none that the cashier would send. */
const mostApartMs = 5 * 60_000;

/** What the cashier tells of a trade, signed. `sentAt` in the past makes one that is stale; `forged` one that is not its own. */
export function sandboxNotice(
  { secretBox }: Pick<Place, 'secretBox'>,
  trade: Pick<TradeRow, 'trade_no' | 'vendor_trade_no' | 'state' | 'paid_fen' | 'paid_at'>,
  { sentAt, forged = false }: { readonly sentAt: Date; readonly forged?: boolean },
): RawNotice {
  const body = JSON.stringify({
    tradeNo: trade.trade_no,
    vendorTradeNo: trade.vendor_trade_no,
    state: trade.state,
    paidFen: trade.paid_fen,
    paidAt: trade.paid_at?.toISOString() ?? null,
  });
  const time = sentAt.toISOString();
  const signature = secretBox.hash(forged ? 'another cashier' : 'sandbox cashier', `${time}\n${body}`).toString('hex');
  return { headers: { [timeHeader]: time, [signatureHeader]: signature }, body };
}

/**
 * The embedded vendor: no money moves. Its cashier is a page of ours, where a person decides what becomes of a trade; what
 * it knows survives in tables of its own, and it signs what it tells as a real one does.
 */
export function createSandboxPayment(place: Place): PaymentVendor {
  const { db } = place;

  async function find(tradeNo: string): Promise<TradeRow | undefined> {
    return db.selectFrom('platform_sandbox_trade').selectAll().where('trade_no', '=', tradeNo).executeTakeFirst();
  }

  /** Lets a query go unanswered where a tester asked for it. @throws UncertainSend */
  async function hang(tradeNo: string): Promise<void> {
    const held = await db
      .updateTable('platform_sandbox_trade')
      .set((row) => ({ hanging: row('hanging', '-', 1) }))
      .where('trade_no', '=', tradeNo)
      .where('hanging', '>', 0)
      .returning('trade_no')
      .executeTakeFirst();
    if (held !== undefined) throw new UncertainSend(new Error('the sandbox cashier does not answer'));
  }

  async function refundRow(refundNo: string) {
    return db.selectFrom('platform_sandbox_refund').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
  }

  /** One statement: the same number at the same moment breaks on its key and changes nothing. @throws UncertainSend */
  async function giveBack(refund: { tradeNo: string; refundNo: string; fen: number }): Promise<boolean> {
    const { tradeNo, refundNo, fen } = refund;
    const vendorRefundNo = `SR${newId().replaceAll('-', '')}`;
    const { rows } = await sql<object>`
      with given as (
        update platform_sandbox_trade set refunded_fen = refunded_fen + ${fen}
        where trade_no = ${tradeNo} and refunded_fen + ${fen} <= coalesce(paid_fen, 0) returning trade_no
      )
      insert into platform_sandbox_refund (refund_no, trade_no, vendor_refund_no, fen, refunded_at)
      select ${refundNo}, trade_no, ${vendorRefundNo}, ${fen}, ${place.now()} from given returning refund_no`
      .execute(db)
      .catch((error: unknown) => {
        throw new UncertainSend(error);
      });
    return rows.length === 1;
  }

  return {
    name: 'sandbox',
    ways: ['page'],
    async start({ tradeNo, subject, fen, returnPath }) {
      const row = {
        trade_no: tradeNo,
        vendor_trade_no: `SB${newId().replaceAll('-', '')}`,
        subject,
        fen,
        state: 'waiting',
        hanging: 0,
        created_at: place.now(),
      } as const;
      await db
        .insertInto('platform_sandbox_trade')
        .values(row)
        .onConflict((same) => same.doNothing())
        .execute();
      return { url: `/sandbox/cashier?${new URLSearchParams({ tradeNo, returnUrl: returnPath }).toString()}` };
    },
    async ask(tradeNo) {
      await hang(tradeNo);
      const trade = await find(tradeNo);
      return trade === undefined ? { outcome: 'none' } : answerOfTrade(trade);
    },
    async close(tradeNo) {
      await hang(tradeNo);
      await db
        .updateTable('platform_sandbox_trade')
        .set({ state: 'closed' })
        .where('trade_no', '=', tradeNo)
        .where('state', 'in', ['waiting', 'failed'])
        .execute();
      const trade = await find(tradeNo);
      return trade === undefined ? { outcome: 'none' } : answerOfTrade(trade);
    },
    async refund({ tradeNo, refundNo, fen }) {
      await hang(tradeNo);
      if ((await refundRow(refundNo)) === undefined && !(await giveBack({ tradeNo, refundNo, fen })))
        return { outcome: 'failed', reason: 'MORE_THAN_PAID' };
      return answerOfRefund(await refundRow(refundNo));
    },
    async askRefund({ refundNo }) {
      return answerOfRefund(await refundRow(refundNo));
    },
    bill: (day) => billOf(db, day),
    readNotice: ({ headers, body }) => Promise.resolve(readNotice(place, headers, body)),
    reply: (isTaken) => ({
      status: isTaken ? 200 : 500,
      type: 'text/plain; charset=utf-8',
      body: isTaken ? 'ok' : 'no',
    }),
  };
}

function readNotice({ now, secretBox }: Place, headers: RawNotice['headers'], body: string): Notice {
  const [time, signature] = [headers[timeHeader], headers[signatureHeader]];
  if (typeof time !== 'string' || typeof signature !== 'string') return { kind: 'forged' };
  const given = Buffer.from(signature, 'hex');
  const isOwn = secretBox
    .hashes('sandbox cashier', `${time}\n${body}`)
    .some((hash) => hash.length === given.length && timingSafeEqual(hash, given));
  if (!isOwn) return { kind: 'forged' };
  const said = JSON.parse(body) as Told;
  if (Math.abs(now().getTime() - new Date(time).getTime()) > mostApartMs)
    return { kind: 'stale', tradeNo: said.tradeNo };
  const { tradeNo, vendorTradeNo, state, paidFen, paidAt } = said;
  const trade = {
    state,
    vendor_trade_no: vendorTradeNo,
    paid_fen: paidFen,
    paid_at: paidAt === null ? null : new Date(paidAt),
  };
  return { kind: 'trade', tradeNo, answer: answerOfTrade(trade) };
}

interface Told {
  readonly tradeNo: string;
  readonly vendorTradeNo: string;
  readonly state: TradeRow['state'];
  readonly paidFen: number | null;
  readonly paidAt: string | null;
}

function answerOfRefund(row: { vendor_refund_no: string; refunded_at: Date; fen: number | string } | undefined) {
  if (row === undefined) return { outcome: 'none' } as const;
  const { vendor_refund_no: vendorRefundNo, refunded_at: doneAt, fen } = row;
  return { outcome: 'done', vendorRefundNo, doneAt, fen: Number(fen) } as const;
}

/** The movements of a day in Beijing. A day that is not over has no bill yet. */
async function billOf(db: Kysely<SandboxTables>, day: string): Promise<Bill> {
  const from = new Date(`${day}T00:00:00+08:00`);
  const until = new Date(from.getTime() + 86_400_000);
  const payments = await db
    .selectFrom('platform_sandbox_trade')
    .selectAll()
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .orderBy('paid_at')
    .execute();
  const refunds = await db
    .selectFrom('platform_sandbox_refund as refund')
    .innerJoin('platform_sandbox_trade as trade', 'trade.trade_no', 'refund.trade_no')
    .selectAll('refund')
    .select('trade.vendor_trade_no')
    .where('refunded_at', '>=', from)
    .where('refunded_at', '<', until)
    .orderBy('refunded_at')
    .execute();
  const lines: BillLine[] = [
    ...payments.flatMap((row) =>
      row.paid_at === null || row.paid_fen === null
        ? []
        : [
            {
              kind: 'payment' as const,
              tradeNo: row.trade_no,
              vendorTradeNo: row.vendor_trade_no,
              refundNo: '',
              fen: row.paid_fen,
              at: row.paid_at,
            },
          ],
    ),
    ...refunds.map((row) => ({
      kind: 'refund' as const,
      tradeNo: row.trade_no,
      vendorTradeNo: row.vendor_trade_no,
      refundNo: row.refund_no,
      fen: row.fen,
      at: row.refunded_at,
    })),
  ];
  const sum = (kind: BillLine['kind']) =>
    lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.fen, 0);
  return { lines, total: { lines: lines.length, paymentFen: sum('payment'), refundFen: sum('refund') } };
}
