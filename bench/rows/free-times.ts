import type { Pool } from 'pg';
import { makeDataFolder, removeDataFolder } from '../../e2e/harness/product.ts';
import type { Ctx } from '../../server/src/context.ts';
import { findFreeTimes } from '../../server/src/domains/calendar/index.ts';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/index.ts';
import { migrate, readMigrations } from '../../server/src/platform/db/migrate.ts';
import type { Tables } from '../../server/src/tables.ts';
import { median, quantile, type Row } from '../figure.ts';

const interviewers = 200;
/** Of each in the 14 days that are looked at, and as many before: what is past is passed by. */
const bookings = 12;
const asked = 400;
const warmUp = 40;
const silent = { info: () => undefined, warn: console.error, error: console.error };
const now = new Date('2026-10-19T00:00:00+08:00');
const dayMs = 86_400_000;

/** When 200 interviewers of a company are all free in the next 14 days, over the change of Berlin's clocks. */
export const freeTimesRow: Row = {
  name: 'free-times',
  async measure() {
    const dataFolder = await makeDataFolder();
    const database = await startEmbeddedPostgres({ dataDir: dataFolder, log: silent });
    const pool = openPool(database.connectionString, { max: 2, log: createLog('silent') });
    try {
      await migrate(pool, await readMigrations(new URL('../../server/migrations/', import.meta.url)));
      await fill(pool);
      const { companyId, memberIds } = await readMembers(pool);
      const db = openDatabase<Tables>(pool);
      // Finding free times takes no more of a context than this.
      const ctx = { db, now: () => now } as unknown as Ctx;
      const sought = { companyId, memberIds, minutes: 60, from: now, to: new Date(now.getTime() + 14 * dayMs) };
      const times: number[] = [];
      let found = 0;
      for (let turn = 0; turn < warmUp + asked; turn += 1) {
        const start = performance.now();
        found = (await findFreeTimes(ctx, sought)).length;
        if (turn >= warmUp) times.push(performance.now() - start);
      }
      if (found === 0) throw new Error('nobody is ever free: nothing was worked out');
      return [
        {
          id: 'free-times-p99',
          what: `free time of ${interviewers} interviewers over 14 days, p99`,
          whatChinese: `${interviewers} 位面试官 14 天的共同空闲时间，p99`,
          value: quantile(times, 0.99),
          unit: 'ms',
          bar: { atMost: 50 },
          detail: `median ${median(times).toFixed(1)} ms, ${found} times found, ${bookings} bookings each, ${asked} questions`,
        },
      ];
    } finally {
      await pool.end();
      await database.stop();
      await removeDataFolder(dataFolder);
    }
  },
};

/** A company of so many members in two zones, with breaks, days off and bookings. */
async function fill(pool: Pool): Promise<void> {
  const day = now.toISOString();
  await pool.query(
    `insert into company_company (id, name, credit_code, industry, staff_size, city, benefits, created_at, updated_at)
     values (gen_random_uuid(), '示例企业有限公司', '91999999MADEMD0000', '900101', 2, '101010100', '{}', $1, $1)`,
    [day],
  );
  await pool.query(
    `with person as (
       insert into account_person (id, phone_hash, phone_cipher, created_at)
       select gen_random_uuid(), decode(md5('person' || n), 'hex'), '\\x00', $1 from generate_series(1, $2::int) as n returning id),
     identity as (
       insert into account_identity (id, person_id, kind, created_at)
       select gen_random_uuid(), id, 'employer', $1 from person returning id)
     insert into account_membership (user_id, company_id, company_role, joined_at)
     select identity.id, company_company.id, 'interviewer', $1 from identity, company_company`,
    [day, interviewers],
  );
  await pool.query(
    `insert into calendar_hours (member_id, zone, week, exceptions, minutes_before, minutes_after, daily_cap, version, updated_at)
     select user_id, case n % 4 when 0 then 'Europe/Berlin' else 'Asia/Shanghai' end,
       (select jsonb_agg(jsonb_build_object('weekday', weekday, 'from', stretch.from, 'until', stretch.until))
         from generate_series(1, 7) as weekday, (values ('07:00', '12:00'), ('12:30', '23:00')) as stretch ("from", "until")),
       jsonb_build_array(jsonb_build_object('day', (date '2026-10-19' + (n % 3)::int), 'kind', 'off', 'from', null, 'until', null)),
       0, 10, 8, 1, $1
     from (select user_id, row_number() over (order by user_id) as n from account_membership) as member`,
    [day],
  );
  await pool.query(
    `with seeker as (
       insert into account_person (id, phone_hash, phone_cipher, created_at) values (gen_random_uuid(), '\\x01', '\\x00', $1) returning id),
     identity as (
       insert into account_identity (id, person_id, kind, created_at) select gen_random_uuid(), id, 'seeker', $1 from seeker returning id),
     appointment as (
       insert into calendar_appointment
         (subject_id, company_id, seeker_id, starts_at, ends_at, title, place, state, sequence, created_at, updated_at)
       select gen_random_uuid(), company_company.id, identity.id, starts_at, starts_at + interval '30 minutes', '', '', 'booked', 0, $1, $1
       from company_company, identity, generate_series(1, $2::int) as n,
         lateral (select $1::timestamptz + ((n - $2 / 2) * 28 % 700) * interval '30 minutes' as starts_at) as at
       returning subject_id, starts_at, ends_at)
     insert into calendar_attendee (subject_id, member_id, starts_at, ends_at, booked)
     select subject_id, user_id, starts_at, ends_at, true from appointment, account_membership`,
    [day, bookings * 2],
  );
  await pool.query('analyze');
}

async function readMembers(pool: Pool): Promise<{ companyId: string; memberIds: readonly string[] }> {
  const { rows } = await pool.query<{ user_id: string; company_id: string }>(
    'select user_id, company_id from account_membership',
  );
  return { companyId: rows[0]?.company_id ?? '', memberIds: rows.map((row) => row.user_id) };
}
