import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Ctx } from './context.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld({ isolation: 'commit' });

/** Holds a lock of a transaction's own, by a number that stands for a row. */
const hold = (tx: Ctx, row: number) => sql`select pg_advisory_xact_lock(4095, ${row})`.execute(tx.db);

describe('two transactions that wait for each other', () => {
  it('are both made: the one that the database ends is made again, and what it tried is not there twice', async () => {
    const both = Promise.withResolvers<void>();
    const tries = [0, 0];
    let holding = 0;
    const locking = (place: 0 | 1) =>
      world.system().transaction(async (tx) => {
        tries[place] = (tries[place] ?? 0) + 1;
        await hold(tx, place);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await hold(tx, 1 - place);
        return place;
      });
    expect(await Promise.all([locking(0), locking(1)])).toEqual([0, 1]);
    expect(tries.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('are told of once it happens again and again', async () => {
    const lost = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    let tries = 0;
    const always = world.system().transaction(async () => {
      tries += 1;
      throw lost;
    });
    await expect(always).rejects.toBe(lost);
    expect(tries).toBe(3);
  });

  it('are not made again for another reason', async () => {
    let tries = 0;
    const refused = world.system().transaction(async () => {
      tries += 1;
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});
