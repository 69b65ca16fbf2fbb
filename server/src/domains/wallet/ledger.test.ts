import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { useWorld } from '#testing/world.ts';
import type { Payer } from './rules.ts';
import { holdBook, postTransfers, settleHold, type NewTransfer } from './post-transfers.ts';
import { findAccounts, findMisstated, findTransfers, sumOfBooks } from './queries.ts';

const world = useWorld();

const issued: NewTransfer = {
  key: 'issued-1',
  act: 'post',
  debit: 'issued',
  credit: 'available',
  unit: 'credit',
  amount: 100,
  reason: 'opening',
  subject: 'test',
};
const used: NewTransfer = {
  ...issued,
  key: 'used-1',
  debit: 'available',
  credit: 'consumed',
  amount: 30,
  reason: 'use',
};
const held: NewTransfer = { ...used, key: 'held-1', act: 'hold' };

function someone(): { ctx: Ctx; payer: Payer } {
  return { ctx: world.system(), payer: `company:${newId()}` };
}

async function shown(ctx: Ctx, payer: Payer) {
  const rows = await findAccounts(ctx, payer);
  return Object.fromEntries(
    rows.map((row) => [row.name, [row.debits_posted, row.credits_posted, row.debits_pending, row.credits_pending]]),
  );
}

/** What the database says to a statement of its own, which leaves nothing behind. */
async function refusedBy(statement: string): Promise<void> {
  await world.system().transaction((tx) => sql.raw(statement).execute(tx.db));
}

describe('a transfer', () => {
  it('moves both accounts by its amount, in the order in which it is told', async () => {
    const { ctx, payer } = someone();
    await postTransfers(ctx, payer, [issued, used]);
    expect(await shown(ctx, payer)).toEqual({
      issued: [100, 0, 0, 0],
      available: [30, 100, 0, 0],
      consumed: [0, 30, 0, 0],
    });
    expect((await findTransfers(ctx, 'test')).map(({ key, actor, actor_id }) => [key, actor, actor_id])).toEqual([
      ['issued-1', 'system', null],
      ['used-1', 'system', null],
    ]);
  });

  it('is written once, and answers its id of then', async () => {
    const { ctx, payer } = someone();
    const first = await postTransfers(ctx, payer, [issued]);
    expect(await postTransfers(ctx, payer, [issued])).toEqual(first);
    expect((await shown(ctx, payer))['available']).toEqual([0, 100, 0, 0]);
  });

  it('is refused under the key of another one, and what came with it too', async () => {
    const { ctx, payer } = someone();
    await postTransfers(ctx, payer, [issued]);
    const other = postTransfers(ctx, payer, [used, { ...issued, amount: 101 }]);
    await expect(other).rejects.toThrow('stands for another transfer');
    expect((await shown(ctx, payer))['available']).toEqual([0, 100, 0, 0]);
  });

  it('is refused where the payer has less, whoever writes it, and what came with it too', async () => {
    const { ctx, payer } = someone();
    await postTransfers(ctx, payer, [issued]);
    const more = postTransfers(ctx, payer, [used, { ...used, key: 'used-2', amount: 71 }]);
    await expect(more).rejects.toThrow('wallet_account_covered');
    expect((await shown(ctx, payer))['available']).toEqual([0, 100, 0, 0]);
    await postTransfers(ctx, payer, [{ ...used, key: 'used-3', amount: 100 }]);
  });
});

describe('a hold', () => {
  it('counts against what is available until it is settled', async () => {
    const { ctx, payer } = someone();
    await postTransfers(ctx, payer, [issued, held]);
    expect((await shown(ctx, payer))['available']).toEqual([0, 100, 30, 0]);
    const more = postTransfers(ctx, payer, [{ ...used, amount: 71 }]);
    await expect(more).rejects.toThrow('wallet_account_covered');
  });

  it.each([
    ['whole', 30, [30, 100, 0, 0]],
    ['in part, and the rest comes back', 12, [12, 100, 0, 0]],
    ['not at all', 0, [0, 100, 0, 0]],
  ])('is taken %s', async (_name, amount, left) => {
    const { ctx, payer } = someone();
    const [, holdId = ''] = await postTransfers(ctx, payer, [issued, held]);
    await settleHold(ctx, { holdId, key: 'settled', amount, subject: 'test' });
    expect((await shown(ctx, payer))['available']).toEqual(left);
    await settleHold(ctx, { holdId, key: 'settled', amount, subject: 'test' });
    expect((await shown(ctx, payer))['available']).toEqual(left);
  });

  it('is settled once, and for no more than it holds', async () => {
    const { ctx, payer } = someone();
    const [, holdId = ''] = await postTransfers(ctx, payer, [issued, held]);
    const settle = (key: string, amount: number) =>
      ctx.transaction((tx) => settleHold(tx, { holdId, key, amount, subject: 'test' }));
    await expect(settle('too-much', 31)).rejects.toThrow('at most as far as it reaches');
    await settle('settled', 30);
    await expect(settle('again', 0)).rejects.toThrow('wallet_transfer_hold');
    await expect(settle('settled', 29)).rejects.toThrow('stands for another transfer');
    expect((await shown(ctx, payer))['available']).toEqual([30, 100, 0, 0]);
  });
});

describe('the database itself', () => {
  async function moved() {
    const { ctx, payer } = someone();
    const [, holdId = ''] = await postTransfers(ctx, payer, [issued, held]);
    const accounts = await findAccounts(ctx, payer);
    const idOf = (name: string) => accounts.find((row) => row.name === name)?.id ?? '';
    return { payer, holdId, available: idOf('available'), consumed: idOf('consumed'), issued: idOf('issued') };
  }

  it.each([
    ["update wallet_transfer set amount = 1 where key = 'issued-1'", 'append only'],
    ["delete from wallet_transfer where key = 'issued-1'", 'append only'],
    ['update wallet_account set credits_posted = credits_posted + 1', 'moved by transfers alone'],
    ['update wallet_account set debits_pending = 0', 'moved by transfers alone'],
    ["update wallet_account set book = 'platform'", 'moved by transfers alone'],
    ['delete from wallet_account', 'append only'],
    ['truncate wallet_transfer cascade', 'append only'],
    ['truncate wallet_account cascade', 'append only'],
    [
      `insert into wallet_account (id, book, name, unit, credits_posted, created_at)
       values ('01900000-0000-7000-8000-000000000001', 'platform', 'prepaid', 'fen', 5, now())`,
      'moved by transfers alone',
    ],
    [
      `insert into wallet_account (id, book, name, unit, created_at)
       values ('01900000-0000-7000-8000-000000000001', 'platform', 'prepaid', 'credit', now())`,
      'check constraint',
    ],
    [
      `insert into wallet_account (id, book, name, unit, created_at)
       values ('01900000-0000-7000-8000-000000000001', 'nobody', 'prepaid', 'fen', now())`,
      'check constraint',
    ],
  ])('refuses: %s', async (statement, says) => {
    await moved();
    await expect(refusedBy(statement)).rejects.toThrow(says);
  });

  it('refuses a transfer of nothing, of a negative amount, to itself, between units, and of no account', async () => {
    const { available, consumed, payer } = await moved();
    await holdBook(world.system(), payer, [{ name: 'prepaid', unit: 'fen' }]);
    const prepaid = (await findAccounts(world.system(), payer)).find((row) => row.name === 'prepaid')?.id ?? '';
    const write = (debit: string, credit: string, amount: number) =>
      refusedBy(`insert into wallet_transfer (id, key, act, debit_id, credit_id, unit, amount, reason, actor, subject, at)
        values ('${newId()}', '${newId()}', 'post', '${debit}', '${credit}', 'credit', ${amount}, 'use', 'system', 'test', now())`);
    await expect(write(available, consumed, 0)).rejects.toThrow('check constraint');
    await expect(write(available, consumed, -5)).rejects.toThrow('check constraint');
    await expect(write(available, available, 5)).rejects.toThrow('check constraint');
    for (const other of [prepaid, newId(), '00000000-0000-7000-8000-000000000001']) {
      await expect(write(available, other, 5)).rejects.toThrow('no such account in that unit');
      await expect(write(other, available, 5)).rejects.toThrow('no such account in that unit');
    }
    await write(available, consumed, 5);
    await expect(write(available, consumed, 66)).rejects.toThrow('wallet_account_covered');
  });

  it('refuses that a hold is settled into another account', async () => {
    const { available, issued: other, holdId } = await moved();
    const astray = `insert into wallet_transfer (id, key, act, debit_id, credit_id, unit, amount, hold_id, reason, actor, subject, at)
      values ('${newId()}', 'astray', 'take', '${available}', '${other}', 'credit', 5, '${holdId}', 'use', 'system', 'test', now())`;
    await expect(refusedBy(astray)).rejects.toThrow('at most as far as it reaches');
  });

  it('shows in each account what its transfers add up to, and nothing over all of them', async () => {
    const { holdId } = await moved();
    const ctx = world.system();
    expect(await findMisstated(ctx)).toEqual([]);
    await settleHold(ctx, { holdId, key: 'settled', amount: 12, subject: 'test' });
    expect(await findMisstated(ctx)).toEqual([]);
    const sums = await sumOfBooks(ctx);
    expect(sums.map(({ name, balance }) => [name, balance])).toEqual([
      ['available', 88],
      ['consumed', 12],
      ['issued', -100],
    ]);
    expect(sums.reduce((sum, { balance, pending }) => sum + balance + pending, 0)).toBe(0);
  });
});
