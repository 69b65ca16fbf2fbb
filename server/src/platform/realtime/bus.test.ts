import pg from 'pg';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createDatabase } from '#testing/database.ts';
import { patience } from '#testing/patience.ts';
import { newId } from '../core/ids.ts';
import { createLog } from '../core/log.ts';
import { busChannel, startBus } from './bus.ts';
import { createHintBoard } from './hint-board.ts';

const open: { end(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.end();
});

/** A database with one copy's bus on it, and a connection of its own beside. */
async function openBus() {
  const connectionString = await createDatabase(inject('databaseServer'), `pinjian_bus_${newId().slice(-8)}`);
  const beside = new pg.Client({ connectionString });
  await beside.connect();
  open.push(beside);
  const bus = await startBus(connectionString, createLog('silent'));
  open.push({ end: () => bus.stop() });
  const told = (payload: string, from = 'another copy') =>
    beside.query('select pg_notify($1, $2)', [busChannel, `${from}\n${payload}`]);
  /** Ends the connection for hints as a network does. */
  const cut = () =>
    beside.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'pinjian-bus' and datname = current_database()`);
  return { bus, told, cut };
}

describe('the bus', () => {
  it('hands on what other copies tell, and not what is its own', async () => {
    const { bus, told } = await openBus();
    const heard: string[] = [];
    bus.subscribe('a', (payload) => heard.push(payload));
    await told('a\nits own', bus.origin);
    await told('b\nof another channel');
    await told('a\ntwo\nlines');
    await vi.waitFor(() => expect(heard).toEqual(['two\nlines']), patience);
  });

  it('tells of a gap once its connection stands again, and hears what is told from then on', async () => {
    const { bus, told, cut } = await openBus();
    const heard: string[] = [];
    bus.subscribe('a', (payload) => heard.push(payload));
    bus.onGap(() => heard.push('a gap'));
    for (const round of ['first', 'second']) {
      heard.length = 0;
      await cut();
      await vi.waitFor(() => expect(heard).toEqual(['a gap']), patience);
      await told(`a\nafter the ${round}`);
      await vi.waitFor(() => expect(heard).toEqual(['a gap', `after the ${round}`]), patience);
    }
  });

  it('is followed through a gap: whoever waits for a hint looks again', async () => {
    const { bus, cut } = await openBus();
    const board = createHintBoard(bus);
    open.push({ end: async () => board.stop() });
    let called = 0;
    const left = board.follow('a', 'gone', () => expect.unreachable());
    board.follow('a', 'one', () => (called += 1));
    left();
    await cut();
    await vi.waitFor(() => expect(called).toBe(1), patience);
  });
});
