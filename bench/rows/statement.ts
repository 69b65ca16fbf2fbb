import type pg from 'pg';
import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx, EmployerActor, SystemActor } from '../../server/src/context.ts';
import { companyPayer, fulfilOrder, refundLot } from '../../server/src/domains/billing/index.ts';
import { listStatement } from '../../server/src/domains/billing/statement/list-statement.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { newId } from '../../server/src/platform/core/ids.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/src/platform/db/migrate.ts';
import { contextOf } from '../../e2e/soak/money-context.ts';
import { median, quantile, type Row } from '../figure.ts';

const silent = { info: () => undefined, warn: console.error, error: console.error };
const lines = 100_000;
const members = 40;
const positions = 400;
const orders = 60;
const perKind = 300;

/** The first page of a company's statement of a hundred thousand lines, counted as the screen counts it. */
export const statementRow: Row = {
  name: 'statement',
  async measure() {
    const dataFolder = await makeDataFolder();
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 4, log: createLog('silent') });
    try {
      await migrate(pool, await readMigrations(new URL('../../server/migrations/', import.meta.url)));
      const { ctx, memberId } = await fill(pool);
      const open = (filter: Partial<Parameters<typeof listStatement>[1]>) => async (): Promise<void> => {
        await listStatement(ctx, { ...everything, ...filter });
      };
      const whole = await timesOf(open({}));
      const ofMember = await timesOf(open({ memberId }));
      const ofMonth = await timesOf(open({ month: new Date().toISOString().slice(0, 7) }));
      const words = (times: readonly number[]) =>
        `p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;
      return [
        {
          id: 'statement-first-page',
          what: `first page of a statement of ${lines} lines, with its count, p99`,
          whatChinese: '十万行账单的第一页（含计数），p99',
          value: quantile(whole, 0.99),
          unit: 'ms',
          bar: { atMost: 50 },
          detail: `${perKind} times each, one caller: ${words(whole)}; one member's ${words(ofMember)}; one month's ${words(ofMonth)}`,
        },
      ];
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

const everything = { current: 1, pageSize: 10 } as const;

/** A company with members and positions that bought, got something back and used what it bought, over two years. */
async function fill(pool: pg.Pool): Promise<{ readonly ctx: Ctx<EmployerActor>; readonly memberId: string }> {
  const system: Ctx<SystemActor> = contextOf(pool);
  const companyId = newId();
  const payer = companyPayer(companyId);
  for (let made = 0; made < orders; made += 1) {
    const orderId = newId();
    const line = { product: 'recharge1000', unit: 'credit', units: 1000, fen: 100_000, days: null } as const;
    await fulfilOrder(system, { payer, orderId, vendor: 'sandbox', lines: [line] });
    if (made % 3 === 0) await refundLot(system, { orderId, fen: 5000, vendor: 'sandbox', key: newId() });
  }
  await pool.query(
    `insert into account_person (id, phone_hash, phone_cipher, created_at)
     select gen_random_uuid(), convert_to('bench ' || n, 'utf8'), '\\x01', now() from generate_series(1, $1::int) as n`,
    [members],
  );
  await pool.query(
    `insert into account_identity (id, person_id, kind, username, real_name_state, created_at)
     select gen_random_uuid(), id, 'employer', '示例成员', 0, now() from account_person`,
  );
  await pool.query(
    `insert into billing_position_name (position_id, title)
     select gen_random_uuid(), '示例职位 ' || n from generate_series(1, $1::int) as n`,
    [positions],
  );
  await pool.query(
    `with member as (select array_agg(id) as ids from account_identity),
       position as (select array_agg(position_id) as ids from billing_position_name),
       used as (
         insert into billing_use (id, key, payer, item, unit, units, state, subject_kind, subject_id, member_id, position_id, held_at, settled_at)
         select gen_random_uuid(), 'bench:' || n, $1, 'aiInterview', 'credit', 5, 'taken', 'invitation', gen_random_uuid(),
           member.ids[1 + n % $2], position.ids[1 + n % $3], now() - n * interval '10 minutes', now() - n * interval '10 minutes'
         from generate_series(1, $4::int) as n, member, position
         returning id, member_id, position_id, settled_at)
     insert into billing_consumption (id, payer, lot_id, use_id, kind, item, unit, units, fen, member_id, position_id, at)
     select gen_random_uuid(), $1, (select id from billing_lot order by issued_at limit 1), id, 'use', 'aiInterview', 'credit',
       5, 500, member_id, position_id, settled_at from used`,
    [payer, members, positions, lines],
  );
  await pool.query('analyze');
  const { rows } = await pool.query<{ id: string }>('select id from account_identity limit 1');
  const memberId = rows[0]?.id ?? '';
  const person = { userId: memberId, personId: memberId, familyId: memberId };
  const permissions = ['wallet.read', 'wallet.write'] as const;
  const actor: EmployerActor = { kind: 'employer', ...person, companyId, companyRole: 'owner', permissions };
  return { ctx: system.as(actor), memberId };
}

/** Milliseconds of each call, after some that count for nothing. */
async function timesOf(act: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let at = -20; at < perKind; at += 1) {
    const start = performance.now();
    await act();
    if (at >= 0) times.push(performance.now() - start);
  }
  return times;
}
