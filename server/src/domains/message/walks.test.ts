import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { companyRoles } from '@pinjian/contract/reading.ts';
import { newId } from '#platform/core/ids.ts';
import { rowsLookedAt } from '#testing/rows-looked-at.ts';
import { useWorld } from '#testing/world.ts';
import { listCompanyMessages } from './list-messages.ts';

const world = useWorld();
const filters = ['0', '1', '2'] as const;

/** Messages that a company was told before now, one a minute: mostly of candidates, some of other things and types. */
async function tellMany(companyId: string, many: number): Promise<void> {
  await sql`insert into message_message
      (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at, about, application_id)
    select gen_random_uuid(), ${companyId}::uuid, 'company', case about when 'positions' then '2' when 'reports' then '1' else '7' end,
      about, '', '{}', n, ${world.clock.now()}::timestamptz - n * interval '1 minute', about, gen_random_uuid()
    from generate_series(1, ${many}::int) as n,
      lateral (select case when n % 999 = 0 then 'positions' when n % 1999 = 0 then 'company' when n % 2999 = 0 then 'reports'
        when n % 3999 = 0 then 'joinRequests' else 'candidates' end as about) as told`.execute(world.db);
  await sql`analyze message_message`.execute(world.db);
}

/** As many messages again, one for each of other companies: what is rare for one company is not rare among all. */
async function tellOthers(many: number): Promise<void> {
  await sql`insert into message_message
      (id, recipient_id, recipient_kind, message_type, title, content, meta, dedupe_key, created_at, about)
    select gen_random_uuid(), gen_random_uuid(), 'company', '2', '', '', '{}', n, ${world.clock.now()}, about
    from generate_series(1, ${many}::int) as n, lateral (select case n % 2 when 0 then 'positions' else 'company' end as about) as told
    `.execute(world.db);
}

describe('a list of what a company was told, among very much', () => {
  it('looks at few messages, whoever asks and for whatever types', async () => {
    const companyId = newId();
    await tellOthers(30_000);
    await tellMany(companyId, 30_000);
    const walks: string[] = [];
    for (const role of companyRoles) {
      const member = await world.employer({ companyId, role });
      for (const messageType of filters) {
        const list = (db: typeof world.db) => listCompanyMessages({ ...world.as(member), db }, { messageType });
        const rows = await rowsLookedAt(world, list, 'message_message');
        if (rows > 1000) walks.push(`${role}, ${messageType}: ${rows} rows`);
      }
    }
    expect(walks).toEqual([]);
  });

  it('holds the newest of everything that is read, however it is walked to', async () => {
    const companyId = newId();
    await sql`create or replace function account_assigned(member uuid) returns setof uuid language sql stable as $$
      select application_id from message_message where right(application_id::text, 1) < '8' $$`.execute(world.db);
    const members = await Promise.all(companyRoles.map((role) => world.employer({ companyId, role })));
    world.clock.advance(4000 * 60_000);
    await tellMany(companyId, 8000);
    const rows = await world.db
      .selectFrom('message_message')
      .select(['id', 'about', 'message_type', 'created_at', 'application_id'])
      .where('recipient_id', '=', companyId)
      .orderBy('created_at', 'desc')
      .execute();
    const joinedAt = world.clock.now().getTime() - 4000 * 60_000;
    for (const [place, role] of companyRoles.entries()) {
      const member = members[place];
      if (member === undefined) throw new Error(`nobody is ${role}`);
      const read = rows.filter(({ about, created_at, application_id }) => {
        if (role !== 'interviewer') return role === 'owner' || about !== 'joinRequests';
        if (about === 'company') return created_at.getTime() >= joinedAt;
        return ['candidates', 'reports'].includes(about ?? '') && (application_id?.at(-1) ?? '') < '8';
      });
      for (const messageType of filters) {
        const types = { 0: ['1', '2', '7'], 1: ['1'], 2: ['2'] }[messageType];
        const shown = await listCompanyMessages(world.as(member), { messageType });
        const expected = read.filter(({ message_type: type }) => types.includes(type)).slice(0, 200);
        expect([role, messageType, shown.map(({ id }) => id)]).toEqual([
          role,
          messageType,
          expected.map(({ id }) => id),
        ]);
      }
    }
    expect(new Set(rows.map(({ about }) => about))).toEqual(
      new Set(['candidates', 'company', 'joinRequests', 'positions', 'reports']),
    );
  });
});
