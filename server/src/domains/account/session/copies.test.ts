import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { useCopies } from '#testing/copies.ts';
import { callApp, exchangeApp, infoApp, signInApp, type Pair } from '#testing/sign-in.ts';
import { newPhone } from '#testing/world.ts';
import { patience } from '#testing/patience.ts';

const copies = useCopies(2);
const minute = 60_000;

const seeker = () =>
  signInApp(copies.app(0), copies.test, { client: 'web-job-hunter', phone: newPhone() }) satisfies Promise<Pair>;

/** A socket of somebody at one copy; `closed` settles with the code that ended it. */
async function listen(index: number, pair: Pair): Promise<{ closed: Promise<number>; at: () => number | null }> {
  const { data } = await infoApp(copies.app(index), pair.accessToken);
  const url = `${copies.url(index).replace('http', 'ws')}/webSocket?userId=${data.sysUser.userId}&access_token=${pair.accessToken}`;
  const socket = new WebSocket(url);
  let code: number | null = null;
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', (event) => resolve((code = event.code)));
  });
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  return { closed, at: () => code };
}

describe('two copies on one database', () => {
  it('a token that one copy gave is good at the other, and a refresh at either', async () => {
    const pair = await seeker();
    expect((await infoApp(copies.app(1), pair.accessToken)).status).toBe(200);
    const renewed = await exchangeApp(copies.app(1), pair.refreshToken);
    expect((await infoApp(copies.app(0), renewed.data.accessToken)).status).toBe(200);
  });

  it('a stolen token, used later, ends the device on both: tokens, what is remembered of them, and sockets', async () => {
    const pair = await seeker();
    const mine = (await exchangeApp(copies.app(0), pair.refreshToken)).data;
    // Both copies remember the session now.
    for (const index of [0, 1]) expect((await infoApp(copies.app(index), mine.accessToken)).status).toBe(200);
    const sockets = [await listen(0, mine), await listen(1, mine)];
    const other = await listen(1, await seeker());

    copies.clock.advance(minute + 1);
    expect((await exchangeApp(copies.app(0), pair.refreshToken)).status).toBe(401);

    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
    expect((await infoApp(copies.app(0), mine.accessToken)).status).toBe(401);
    await vi.waitFor(async () => expect((await infoApp(copies.app(1), mine.accessToken)).status).toBe(401), patience);
    expect((await exchangeApp(copies.app(1), mine.refreshToken)).status).toBe(401);
    expect(other.at()).toBeNull();
  });

  it("'sign out there' on one copy ends the device on the other at once", async () => {
    const phone = newPhone();
    const here = await signInApp(copies.app(0), copies.test, { client: 'web-job-hunter', phone });
    copies.clock.advance(minute + 1);
    const there = await signInApp(copies.app(1), copies.test, { client: 'web-company', phone });
    const socket = await listen(1, there);
    const { data } = await callApp<{ records: { familyId: string; current: boolean }[] }>(
      copies.app(0),
      '/admin/user/devices',
      { as: here.accessToken },
    );
    const target = data.records.find((device) => !device.current);
    const path = `/admin/user/devices/${target?.familyId ?? ''}/revoke`;
    expect(await callApp(copies.app(0), path, { as: here.accessToken, body: {} })).toMatchObject({ code: 200 });
    expect(await socket.closed).toBe(4401);
    expect((await infoApp(copies.app(1), there.accessToken)).status).toBe(401);
    expect((await infoApp(copies.app(0), here.accessToken)).status).toBe(200);
  });

  it('what was told while a copy heard nothing is found once it hears again: no token and no socket outlives it', async () => {
    const pair = await seeker();
    const { db } = copies.ctx(0);
    expect((await infoApp(copies.app(1), pair.accessToken)).status).toBe(200);
    const socket = await listen(1, pair);
    const other = await listen(1, await seeker());
    // The device ends without any hint: the other copy's was lost.
    const { data } = await callApp<{ records: { familyId: string }[] }>(copies.app(0), '/admin/user/devices', {
      as: pair.accessToken,
    });
    const id = data.records[0]?.familyId ?? '';
    await db.updateTable('account_family').set({ revoked_at: copies.clock.now() }).where('id', '=', id).execute();
    expect((await infoApp(copies.app(1), pair.accessToken)).status).toBe(200);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'pinjian-bus' and datname = current_database()`.execute(db);
    // Long before the minute is over after which every copy looks by itself.
    await vi.waitFor(() => expect(socket.at()).toBe(4401), patience);
    await vi.waitFor(async () => expect((await infoApp(copies.app(1), pair.accessToken)).status).toBe(401), patience);
    expect(other.at()).toBeNull();
  });

  it('a switch of role closes the sockets of the old identity everywhere and ends its tokens', async () => {
    const pair = await seeker();
    const socket = await listen(1, pair);
    const switched = await exchangeApp(copies.app(0), pair.refreshToken, {
      grant: 'switch_role',
      client: 'web-company',
    });
    expect(await socket.closed).toBe(4401);
    expect((await infoApp(copies.app(1), pair.accessToken)).status).toBe(401);
    expect((await infoApp(copies.app(1), switched.data.accessToken)).data.sysUser.clientId).toBe('web-company');
  });

  it('200 refreshes with one token from both copies at once are siblings, and nobody is logged out', async () => {
    const pair = await seeker();
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, index) => exchangeApp(copies.app(index % 2), pair.refreshToken)),
    );
    expect(new Set(all.map((each) => each.status))).toEqual(new Set([200]));
    expect(new Set(all.map((each) => each.data.accessToken)).size).toBe(200);
    for (const [index, each] of [...all.entries()].filter(([at]) => at % 20 === 0))
      expect((await infoApp(copies.app(index % 2), each.data.accessToken)).status).toBe(200);
  });
});
