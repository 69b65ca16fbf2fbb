import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { createPreparingClient, createStatementNames, plannedOnce } from './preparing-client.ts';

describe('names of statements', () => {
  it('are given to what comes again, with values, and is no search', () => {
    const names = createStatementNames();
    const ask = (text: string, values: unknown = [1]) => [names.nameOf(text, values), names.nameOf(text, values)];
    expect(ask('select $1')).toEqual([undefined, 's0_0']);
    expect(ask('select $1, 2')).toEqual([undefined, 's1_0']);
    expect(ask('begin', [])).toEqual([undefined, undefined]);
    expect(ask('begin', null)).toEqual([undefined, undefined]);
    expect(ask('select doc @@ $1')).toEqual([undefined, undefined]);
    expect(ask('with hit as materialized (select $1) select from hit')).toEqual([undefined, undefined]);
    expect(ask(`${plannedOnce} select doc @@ $1`)).toEqual([undefined, 's2_0']);
    names.forget();
    expect(names.nameOf('select $1', [1])).toBe('s0_1');
  });

  it('are bounded', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 600 }, (_, index) => {
      names.nameOf(`select $1, ${index}`, [1]);
      return names.nameOf(`select $1, ${index}`, [1]);
    });
    expect(given.filter((name) => name !== undefined)).toHaveLength(500);
  });
});

describe('a preparing client', () => {
  let pool: pg.Pool;
  beforeAll(async () => {
    const connectionString = await createDatabase(inject('databaseServer'), 'preparing_client');
    pool = new pg.Pool({ connectionString, max: 1, Client: createPreparingClient() });
    await pool.query('create table thing (id integer, name text)');
    await pool.query("insert into thing values (1, 'a')");
  });
  afterAll(() => pool.end());

  it('prepares, and goes on after a table has changed under it', async () => {
    const read = () => pool.query('select * from thing where id = $1', [1]);
    for (let times = 0; times < 3; times++) expect((await read()).rows).toEqual([{ id: 1, name: 'a' }]);
    const { rows } = await pool.query('select count(*)::int as count from pg_prepared_statements');
    expect(rows).toEqual([{ count: 1 }]);
    await pool.query('alter table thing add column more text');
    await expect(read()).rejects.toThrow(/cached plan/);
    expect((await read()).rows).toEqual([{ id: 1, name: 'a', more: null }]);
  });

  it('refuses a bad value as before', async () => {
    const read = () => pool.query('select * from thing where id = $1', ['x']);
    await expect(read()).rejects.toThrow(/invalid input syntax/);
    await expect(read()).rejects.toThrow(/invalid input syntax/);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
