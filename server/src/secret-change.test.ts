import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/core/log.ts';
import { createSecretBox } from '#platform/core/secret-box.ts';
import { announceSuccessor, settleSuccessor } from '#platform/db/key-fingerprint.ts';
import { secret, useGround } from '#testing/data-care.ts';
import { followSuccessor, lookMs, matchKeys } from './secret-change.ts';

const ground = useGround();
const next = 'the secret that follows, 32 letters';
const third = 'a secret that nobody announced, 32';
const { fingerprint } = createSecretBox(next);
afterEach(() => vi.useRealTimers());

describe('a start', () => {
  it('takes the secret of the database, beside it a successor, and that alone once it is over', async () => {
    const { pool } = await ground.source();
    const start = async (...secrets: [string, string?]) => {
      const box = createSecretBox(...secrets);
      return { objection: await matchKeys(pool, box), writesNext: box.fingerprint === fingerprint };
    };
    const other = { objection: expect.stringContaining('与数据库不符') as string };
    const unfinished = { objection: expect.stringContaining(`新的，指纹 ${fingerprint}`) as string };
    expect(await start(secret)).toEqual({ objection: null, writesNext: false });
    expect(await start(secret, next)).toEqual({ objection: null, writesNext: false });
    for (const refused of [await start(next), await start(third), await start(third, next)])
      expect(refused).toMatchObject(other);

    await announceSuccessor(pool, fingerprint);
    expect(await start(secret, next)).toEqual({ objection: null, writesNext: true });
    for (const refused of [await start(secret), await start(secret, third)]) expect(refused).toMatchObject(unfinished);
    expect(await start(next)).toMatchObject(other);

    await settleSuccessor(pool, fingerprint);
    expect(await start(secret, next)).toEqual({ objection: null, writesNext: true });
    expect(await start(next)).toEqual({ objection: null, writesNext: true });
    expect(await start(secret)).toMatchObject(other);
  });
});

describe('a running copy', () => {
  it('writes with the successor within seconds after that is in force, and then looks no more', async () => {
    const { pool } = await ground.source();
    const box = createSecretBox(secret, next);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const follower = followSuccessor(pool, box, createLog('silent'));
    const queries = vi.spyOn(pool, 'query');
    const looked = async (times: number) => {
      vi.advanceTimersByTime(lookMs);
      await vi.waitFor(() => expect(queries).toHaveBeenCalledTimes(times * 2));
      await Promise.all(queries.mock.results.map(({ value }) => value as Promise<unknown>));
    };
    await looked(1);
    expect(box.successor).toBe(fingerprint);
    await announceSuccessor(pool, fingerprint);
    queries.mockClear();
    await looked(1);
    await vi.waitFor(() => expect([box.fingerprint, box.successor]).toEqual([fingerprint, null]));
    queries.mockClear();
    vi.advanceTimersByTime(lookMs * 3);
    expect(queries).not.toHaveBeenCalled();
    follower.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('looks for nothing without a successor', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { pool } = await ground.source();
    followSuccessor(pool, createSecretBox(secret), createLog('silent'));
    expect(vi.getTimerCount()).toBe(0);
  });
});
