import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { useWorld } from '#testing/world.ts';
import { deliverNext, DeliveryFailure, postpone, storeEvent } from './outbox.ts';
import type { Subscription } from './subscription.ts';

const world = useWorld({ isolation: 'commit' });
const log = createLog('silent');
type OutboxDatabase = Parameters<typeof deliverNext>[0];

/** The platform's own view of the database that the product's tables hide. */
const outbox = () => world.db as unknown as OutboxDatabase;

function reader(event: string, name: string): Subscription {
  return { event, name, run: () => Promise.resolve() };
}

const byName = (subscriptions: Subscription[]) => new Map(subscriptions.map((each) => [each.name, each]));

async function deliver(subscriptions: Subscription[], run: (name: string) => Promise<void>): Promise<boolean> {
  return outbox()
    .transaction()
    .execute((trx) =>
      deliverNext(trx, byName(subscriptions), world.clock.now(), ({ subscription }) => run(subscription.name)),
    );
}

describe('the outbox', () => {
  it('keeps one row per reader of the event and removes each with its delivery', async () => {
    const readers = [reader('a', 'x.one'), reader('a', 'x.two'), reader('b', 'x.three')];
    expect(await storeEvent(outbox(), readers, 'a', { id: 1 }, world.clock.now())).toBe(2);
    const got: string[] = [];
    const take = async (name: string) => void got.push(name);
    expect([await deliver(readers, take), await deliver(readers, take), await deliver(readers, take)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(got.toSorted()).toEqual(['x.one', 'x.two']);
  });

  it('hands a row to one of many that ask at once', async () => {
    const readers = [reader('a', 'x.one')];
    for (let count = 0; count < 20; count++) await storeEvent(outbox(), readers, 'a', { count }, world.clock.now());
    let got = 0;
    const drain = async () => {
      while (await deliver(readers, async () => void got++)) continue;
    };
    await Promise.all([drain(), drain(), drain(), drain()]);
    expect(got).toBe(20);
  });

  it('gives a failing reader its row again later, twice as late each time, and ends with a dead letter', async () => {
    const readers = [reader('a', 'x.one')];
    await storeEvent(outbox(), readers, 'a', {}, world.clock.now());
    const waits: number[] = [];
    const failOnce = async () => {
      try {
        return await deliver(readers, () => Promise.reject(new Error('no')));
      } catch (error) {
        if (!(error instanceof DeliveryFailure)) throw error;
        await postpone(outbox(), error, world.clock.now(), log);
        return null;
      }
    };
    for (let attempt = 0; attempt < 12; attempt++) {
      expect(await failOnce()).toBeNull();
      const row = await outbox().selectFrom('platform_outbox').selectAll().executeTakeFirstOrThrow();
      waits.push((row.run_at.getTime() - world.clock.now().getTime()) / 1000);
      expect(await deliver(readers, async () => undefined)).toBe(false);
      world.clock.advance(600_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
    const dead = await outbox().selectFrom('platform_outbox').selectAll().executeTakeFirstOrThrow();
    expect(dead).toMatchObject({ attempts: 12, last_error: 'no' });
    expect(dead.dead_at).not.toBeNull();
    expect(await deliver(readers, async () => undefined)).toBe(false);
  });

  it('leaves the row of a reader that this version does not know', async () => {
    await storeEvent(outbox(), [reader('a', 'x.newer')], 'a', {}, world.clock.now());
    expect(await deliver([reader('a', 'x.one')], async () => undefined)).toBe(false);
    expect(await outbox().selectFrom('platform_outbox').selectAll().execute()).toHaveLength(1);
  });
});
