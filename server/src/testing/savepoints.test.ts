import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from './world.ts';

const world = useWorld();

it('transactions that begin at once each keep or undo what is theirs, and what they begin within', async () => {
  await sql`create temporary table said (word text) on commit drop`.execute(world.db);
  const say = (word: string, milliseconds: number, fails: boolean) =>
    world.system().transaction(async (tx) => {
      await sql`insert into said values (${word})`.execute(tx.db);
      await delay(milliseconds);
      // One of its own, as what goes on whether this one succeeds or not.
      const own = world.system().transaction(async (other) => {
        await sql`insert into said values (${`${word}-own`})`.execute(other.db);
        if (fails) throw new Error(word);
      });
      // That it failed is seen in what is left of it.
      await own.catch(() => undefined);
      if (fails) throw new Error(word);
    });
  const outcomes = await Promise.allSettled([say('long', 30, false), say('short', 1, true), say('last', 5, false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { rows } = await sql<{ word: string }>`select word from said order by word`.execute(world.db);
  expect(rows.map(({ word }) => word)).toEqual(['last', 'last-own', 'long', 'long-own']);
});
