import { sql, type Selectable } from 'kysely';
import type { LedgerUnit } from '@pinjian/contract/wallet.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { WalletAccountTable, WalletTransferTable } from '#server/tables.ts';
import { accountKey, type Account, type Book } from './rules.ts';

export type AccountRow = Selectable<WalletAccountTable>;
export type TransferRow = Selectable<WalletTransferTable>;

/** All accounts of a book, held until the transaction ends: whoever moves anything in a book holds it whole first. */
export async function lockBook(tx: Ctx, book: Book): Promise<AccountRow[]> {
  return tx.db
    .selectFrom('wallet_account')
    .selectAll()
    .where('book', '=', book)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Accounts that are not there yet, empty; two at once make one. */
export async function insertAccounts(tx: Ctx, book: Book, accounts: readonly Account[]): Promise<void> {
  const rows = accounts.map(({ name, unit }) => ({ id: newId(), book, name, unit, created_at: tx.now() }));
  await tx.db
    .insertInto('wallet_account')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['book', 'name', 'unit']).doNothing())
    .execute();
}

/** Ids of the accounts of a book by what names them. */
export function idsOf(rows: readonly AccountRow[]): Map<string, string> {
  return new Map(rows.map((row) => [accountKey(row), row.id]));
}

type NewRow = Omit<TransferRow, 'at'>;

/** Writes transfers; those whose key is there already are left out. Answers the keys that were written. */
export async function insertTransfers(tx: Ctx, rows: readonly NewRow[]): Promise<Set<string>> {
  const written = await tx.db
    .insertInto('wallet_transfer')
    .values(rows.map((row) => ({ ...row, at: tx.now() })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return new Set(written.map(({ key }) => key));
}

export async function findByKeys(ctx: Ctx, keys: readonly string[]): Promise<TransferRow[]> {
  return ctx.db.selectFrom('wallet_transfer').selectAll().where('key', 'in', keys).execute();
}

export async function findHold(ctx: Ctx, holdId: string): Promise<TransferRow | undefined> {
  return ctx.db.selectFrom('wallet_transfer').selectAll().where('id', '=', holdId).executeTakeFirst();
}

/** Transfers about something, in the order in which they were made. */
export async function findTransfers(ctx: Ctx, subject: string): Promise<TransferRow[]> {
  return ctx.db
    .selectFrom('wallet_transfer')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** What the accounts of a book show. */
export async function findAccounts(ctx: Ctx, book: Book): Promise<AccountRow[]> {
  return ctx.db.selectFrom('wallet_account').selectAll().where('book', '=', book).orderBy('id').execute();
}

export interface UnitSum {
  readonly unit: LedgerUnit;
  readonly name: string;
  /** Credits less debits, posted. */
  readonly balance: number;
  readonly pending: number;
}

/** What all books together hold in each account and unit: the platform's side of the ledger, for reconciliation. */
export async function sumOfBooks(ctx: Ctx): Promise<UnitSum[]> {
  return ctx.db
    .selectFrom('wallet_account')
    .select(['unit', 'name'])
    .select(sql<number>`sum(credits_posted - debits_posted)::bigint`.as('balance'))
    .select(sql<number>`sum(credits_pending - debits_pending)::bigint`.as('pending'))
    .groupBy(['unit', 'name'])
    .orderBy('unit')
    .orderBy('name')
    .execute();
}

/**
 * Accounts that show something else than their transfers say, and holds that are counted wrong: none, ever. The
 * database keeps both; this adds them up from nothing, for who trusts nobody.
 */
export async function findMisstated(ctx: Ctx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with moved as (
      select debit_id as id, 'debit' as side, act, amount, hold_id from wallet_transfer
      union all
      select credit_id, 'credit', act, amount, hold_id from wallet_transfer),
    summed as (
      select moved.id,
        sum(moved.amount) filter (where moved.side = 'debit' and moved.act in ('post', 'take')) as debits,
        sum(moved.amount) filter (where moved.side = 'credit' and moved.act in ('post', 'take')) as credits,
        sum(case when moved.act = 'hold' then moved.amount when moved.act in ('take', 'release') then -held.amount else 0 end)
          filter (where moved.side = 'debit') as debits_pending,
        sum(case when moved.act = 'hold' then moved.amount when moved.act in ('take', 'release') then -held.amount else 0 end)
          filter (where moved.side = 'credit') as credits_pending
      from moved left join wallet_transfer as held on held.id = moved.hold_id
      group by moved.id)
    select account.id from wallet_account as account left join summed on summed.id = account.id
    where account.debits_posted <> coalesce(summed.debits, 0) or account.credits_posted <> coalesce(summed.credits, 0)
      or account.debits_pending <> coalesce(summed.debits_pending, 0)
      or account.credits_pending <> coalesce(summed.credits_pending, 0)
    order by account.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Tables of the ledger that hold people's data. */
export const personalTables = ['wallet_account', 'wallet_transfer'] as const;

/** Takes a person out of the ledger: what moved stays, in a book that leads to nobody, made by nobody. */
export async function forgetPerson(
  tx: Ctx,
  of: { readonly book: Book; readonly former: Book; readonly userId: string },
): Promise<void> {
  await tx.db.updateTable('wallet_account').set({ book: of.former }).where('book', '=', of.book).execute();
  await tx.db.updateTable('wallet_transfer').set({ actor_id: null }).where('actor_id', '=', of.userId).execute();
}

/** Every movement in a book, the oldest first. */
export async function findMovements(ctx: Ctx, book: Book) {
  return ctx.db
    .selectFrom('wallet_transfer as transfer')
    .innerJoin('wallet_account as debit', 'debit.id', 'transfer.debit_id')
    .select(['transfer.act', 'transfer.amount', 'transfer.unit', 'transfer.reason', 'transfer.at'])
    .where('debit.book', '=', book)
    .orderBy('transfer.at')
    .orderBy('transfer.id')
    .execute();
}
