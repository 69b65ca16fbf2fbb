import { describe, expect, it } from 'vitest';
import { exchangeApp, infoApp, signInApp } from '#testing/sign-in.ts';
import { newPhone, useWorld } from '#testing/world.ts';
import { forgetTokens } from './forget-tokens.ts';

const world = useWorld();
const day = 86_400_000;

async function counts(): Promise<number[]> {
  const tables = ['account_access_token', 'account_refresh_token', 'account_security_event'] as const;
  const rows = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()));
  return rows.map((all) => all.length);
}

describe('tokens that ended', () => {
  it('are removed a day later; whoever is signed in stays so, and theft is noticed as before', async () => {
    const app = await world.app();
    const first = await signInApp(app, world.test, { client: 'web-job-hunter', phone: newPhone() });
    world.clock.advance(2 * day);
    const second = (await exchangeApp(app, first.refreshToken)).data;
    await infoApp(app, second.accessToken);
    expect(await counts()).toEqual([2, 2, 1]);
    await forgetTokens(world.system());
    await forgetTokens(world.system());
    expect(await counts()).toEqual([1, 2, 1]);
    expect((await infoApp(app, second.accessToken)).status).toBe(200);
    world.clock.advance(61_000);
    expect((await exchangeApp(app, first.refreshToken)).status).toBe(401);
    expect((await infoApp(app, second.accessToken)).status).toBe(401);
  });

  it('go whole with their last day, and events after a year', async () => {
    const app = await world.app();
    await signInApp(app, world.test, { client: 'web-job-hunter', phone: newPhone() });
    world.clock.advance(32 * day);
    await forgetTokens(world.system());
    expect(await counts()).toEqual([0, 0, 1]);
    world.clock.advance(334 * day);
    await forgetTokens(world.system());
    expect(await counts()).toEqual([0, 0, 0]);
  });
});
