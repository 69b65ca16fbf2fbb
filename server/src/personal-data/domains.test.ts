import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { personalTables } from './domains.ts';

const world = useWorld();

it('every table that a migration calls personal is exported and erased by the personal.ts of one domain', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') like 'personal: %'
    order by relname`.execute(world.db);
  expect(rows.length).toBeGreaterThan(30);
  expect(personalTables.toSorted()).toEqual(rows.map((row) => row.name));
});
