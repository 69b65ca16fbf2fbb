import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';

const world = useWorld({ isolation: 'commit' });
const toEmployer = { grant: 'switch_role', client: 'web-company' } as const;

/** Starts all of them while the device is held by another, so that each waits for the one before. */
async function together<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const started: Promise<T>[] = [];
  await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('account_family').select('id').forUpdate().execute();
    for (const work of works) started.push(work());
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        world.db,
      );
      expect(rows).toHaveLength(works.length);
    }, patience);
  });
  return Promise.all(started);
}

describe('at once', () => {
  it('two switches to the same role are one: both tabs go on with it', async () => {
    const app = await world.app();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone: newPhone() });
    const both = await together([1, 2].map(() => () => exchangeApp(app, pair.refreshToken, toEmployer)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const infos = await Promise.all(both.map(({ data }) => infoApp(app, data.accessToken)));
    expect(infos.map(({ data }) => data.sysUser.clientId)).toEqual(['web-company', 'web-company']);
    const identities = await world.db.selectFrom('account_identity').select('kind').execute();
    expect(identities.map(({ kind }) => kind).toSorted()).toEqual(['employer', 'seeker']);
    const events = await world.db
      .selectFrom('account_security_event')
      .select('id')
      .where('kind', '=', 'roleSwitched')
      .execute();
    expect(events).toHaveLength(1);
  });

  it('a switch and a refresh: the device is that of the new role, whoever comes first', async () => {
    const app = await world.app();
    const pair = await signInApp(app, world.test, { client: 'web-job-hunter', phone: newPhone() });
    const [switched] = await together([
      () => exchangeApp(app, pair.refreshToken, toEmployer),
      () => exchangeApp(app, pair.refreshToken),
    ]);
    expect(switched?.status).toBe(200);
    const family = await world.db.selectFrom('account_family').select(['user_id', 'revoked_at']).executeTakeFirst();
    expect(family?.revoked_at).toBeNull();
    const info = await infoApp(app, switched?.data.accessToken ?? '');
    expect([info.data.sysUser.clientId, info.data.sysUser.userId]).toEqual(['web-company', family?.user_id]);
  });
});
