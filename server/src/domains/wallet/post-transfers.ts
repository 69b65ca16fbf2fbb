import type { TransferReason } from '@pinjian/contract/wallet.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { accountKey, writerOf, type Account, type Book } from './rules.ts';
import {
  findAccounts,
  findByKeys,
  findHold,
  idsOf,
  insertAccounts,
  insertTransfers,
  lockBook,
  type TransferRow,
} from './queries.ts';

export interface NewTransfer {
  /** Names what happened; the same again is not written twice. */
  readonly key: string;
  /** `hold` waits for `settleHold`. */
  readonly act: 'post' | 'hold';
  readonly debit: Account['name'];
  readonly credit: Account['name'];
  readonly unit: Account['unit'];
  readonly amount: number;
  readonly reason: TransferReason;
  readonly subject: string;
}

/**
 * Holds the book of a payer until the transaction ends, its accounts opened where they are not there yet. Whoever reads
 * what is left in order to spend it calls this first; every move of a book comes after another.
 */
export async function holdBook(tx: Ctx, book: Book, accounts: readonly Account[]): Promise<void> {
  await lockAccounts(tx, book, accounts);
}

/** Ids of the accounts of a book, by what names them, held. */
async function lockAccounts(tx: Ctx, book: Book, accounts: readonly Account[]): Promise<Map<string, string>> {
  const known = idsOf(await lockBook(tx, book));
  const missing = accounts.filter((account) => !known.has(accountKey(account)));
  if (missing.length === 0) return known;
  await insertAccounts(tx, book, missing);
  return idsOf(await lockBook(tx, book));
}

/**
 * Ids of the accounts that transfers move. Several at once hold the book first; a single one is held by the database, in
 * the order of ids, for as short as can be.
 */
async function findIds(tx: Ctx, book: Book, accounts: readonly Account[]): Promise<Map<string, string>> {
  if (accounts.length > 2) return lockAccounts(tx, book, accounts);
  const known = idsOf(await findAccounts(tx, book));
  return accounts.every((account) => known.has(accountKey(account))) ? known : lockAccounts(tx, book, accounts);
}

/**
 * Writes transfers of one book that belong together: all or none, in the transaction of what they are about. Answers the id of each,
 * in their order; one that was written before, with the same content, answers its id of then.
 * @throws Error for a key that stands for another transfer, and what the database refuses: an account below zero
 */
export async function postTransfers(tx: Ctx, book: Book, transfers: readonly NewTransfer[]): Promise<string[]> {
  if (transfers.length === 0) return [];
  return tx.transaction(async (inner) => {
    const accounts = transfers.flatMap(({ debit, credit, unit }) => [debit, credit].map((name) => ({ name, unit })));
    const ids = await findIds(inner, book, accounts);
    const rows = transfers.map((each) => rowOf(inner, each, ids));
    const written = await insertTransfers(inner, rows);
    const repeated = rows.filter(({ key }) => !written.has(key));
    const before =
      repeated.length === 0
        ? []
        : await findByKeys(
            inner,
            repeated.map(({ key }) => key),
          );
    return rows.map((row) => {
      if (written.has(row.key)) return row.id;
      const earlier = before.find(({ key }) => key === row.key);
      if (earlier === undefined || !isSame(earlier, row))
        throw new Error(`the key ${row.key} stands for another transfer`);
      return earlier.id;
    });
  });
}

type NewRow = Omit<TransferRow, 'at'>;

function rowOf(tx: Ctx, transfer: NewTransfer, ids: ReadonlyMap<string, string>): NewRow {
  const { unit, debit, credit, ...rest } = transfer;
  const idOf = (name: Account['name']): string => {
    const id = ids.get(accountKey({ name, unit }));
    if (id === undefined) throw new Error(`the account ${name} ${unit} is not open`);
    return id;
  };
  const sides = { debit_id: idOf(debit), credit_id: idOf(credit) };
  return { ...rest, id: newId(), unit, ...sides, hold_id: null, ...writerOf(tx.actor) };
}

function isSame(one: NewRow, other: NewRow): boolean {
  const facts = ({ act, debit_id, credit_id, amount, hold_id }: NewRow) =>
    [act, debit_id, credit_id, String(amount), hold_id].join(' ');
  return facts(one) === facts(other);
}

/**
 * Takes a hold, in whole or in part (the rest comes back by itself), or releases it with amount 0. A hold is settled
 * once; the same again under the same key changes nothing.
 * @throws Error for no hold, and what the database refuses: more than was held, settled otherwise before
 */
export async function settleHold(
  tx: Ctx,
  settled: { readonly holdId: string; readonly key: string; readonly amount: number; readonly subject: string },
): Promise<void> {
  const hold = await findHold(tx, settled.holdId);
  if (hold === undefined) throw new Error(`there is no hold ${settled.holdId}`);
  const isTaken = settled.amount > 0;
  const row: NewRow = {
    id: newId(),
    key: settled.key,
    act: isTaken ? 'take' : 'release',
    debit_id: hold.debit_id,
    credit_id: hold.credit_id,
    unit: hold.unit,
    amount: isTaken ? settled.amount : hold.amount,
    hold_id: hold.id,
    reason: hold.reason,
    ...writerOf(tx.actor),
    subject: settled.subject,
  };
  if ((await insertTransfers(tx, [row])).size > 0) return;
  const [earlier] = await findByKeys(tx, [settled.key]);
  if (earlier === undefined || !isSame(earlier, row))
    throw new Error(`the key ${settled.key} stands for another transfer`);
}
