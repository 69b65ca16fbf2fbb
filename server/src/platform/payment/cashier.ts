import { sql, type Kysely } from 'kysely';
import { newId } from '../core/ids.ts';
import type { SandboxTables, TradeRow } from './embedded-tables.ts';

interface Place {
  readonly db: Kysely<SandboxTables>;
  readonly now: () => Date;
}

export interface CashierTrade extends TradeRow {
  /** Delayed notices that have not gone out. */
  readonly notices: number;
}

/** The trades at the cashier, newest first, at most 50; the one of a number when it is given. */
export async function listCashierTrades({ db }: Pick<Place, 'db'>, tradeNo?: string): Promise<CashierTrade[]> {
  const rows = await db
    .selectFrom('platform_sandbox_trade as trade')
    .selectAll('trade')
    .select((eb) =>
      eb
        .selectFrom('platform_sandbox_notice as notice')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('notice.trade_no', '=', 'trade.trade_no')
        .as('notices'),
    )
    .$if(tradeNo !== undefined, (query) => query.where('trade.trade_no', '=', tradeNo ?? ''))
    .orderBy('trade.created_at', 'desc')
    .orderBy('trade.trade_no')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, notices: row.notices ?? 0 }));
}

/**
 * A payer pays, whatever state the trade is in where `evenClosed`; what was paid is not paid again.
 * @returns whether it was now
 */
export async function payAtCashier(
  { db, now }: Place,
  { tradeNo, fen, evenClosed }: { readonly tradeNo: string; readonly fen: number; readonly evenClosed: boolean },
): Promise<boolean> {
  const paid = await db
    .updateTable('platform_sandbox_trade')
    .set({ state: 'paid', paid_fen: fen, paid_at: now() })
    .where('trade_no', '=', tradeNo)
    .where('paid_fen', 'is', null)
    .$if(!evenClosed, (query) => query.where('state', '<>', 'closed'))
    .returning('trade_no')
    .executeTakeFirst();
  return paid !== undefined;
}

/** The bank says no to the payer, who may try again. */
export async function failAtCashier({ db }: Pick<Place, 'db'>, tradeNo: string): Promise<void> {
  await db
    .updateTable('platform_sandbox_trade')
    .set({ state: 'failed' })
    .where('trade_no', '=', tradeNo)
    .where('state', '=', 'waiting')
    .execute();
}

/** The next calls about a trade, three unless it is said, are answered with nothing. */
export async function hangAtCashier({ db }: Pick<Place, 'db'>, tradeNo: string, calls = 3): Promise<void> {
  await db.updateTable('platform_sandbox_trade').set({ hanging: calls }).where('trade_no', '=', tradeNo).execute();
}

/** Puts a notice off. */
export async function delayNotice({ db }: Pick<Place, 'db'>, tradeNo: string, dueAt: Date): Promise<void> {
  await db.insertInto('platform_sandbox_notice').values({ id: newId(), trade_no: tradeNo, due_at: dueAt }).execute();
}

/** Takes the delayed notices whose time has come off the list, and answers their trades. */
export async function takeDueNotices({ db, now }: Place): Promise<string[]> {
  const { rows } = await sql<{ trade_no: string }>`
    delete from platform_sandbox_notice where id in (
      select id from platform_sandbox_notice where due_at <= ${now()} order by due_at limit 100 for update skip locked
    ) returning trade_no`.execute(db);
  return rows.map((row) => row.trade_no);
}
