import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { personalTables } from './domains.ts';

const world = useWorld();

it('whatever refers to what is erased is found by an index: no erasure reads whole tables for each of its rows', async () => {
  const { rows } = await sql<{ reference: string }>`
    select holder.relname || '.' || holding.attname as reference
    from pg_constraint as constraints
    join pg_class as holder on holder.oid = constraints.conrelid
    join pg_class as referred on referred.oid = constraints.confrelid
    join pg_attribute as holding on holding.attrelid = holder.oid and holding.attnum = constraints.conkey[1]
    where constraints.contype = 'f' and referred.relname = any(${[...personalTables]}::text[])
      and not exists (
        select from pg_index as entry
        where entry.indrelid = holder.oid and entry.indkey[0] = holding.attnum
          -- A part of the rows will do where it is those that refer to anything.
          and coalesce(pg_get_expr(entry.indpred, entry.indrelid), '') in ('', '(' || holding.attname || ' IS NOT NULL)'))
    order by 1`.execute(world.db);
  expect(rows.map((row) => row.reference)).toEqual([]);
});
