import { once } from 'node:events';
import { Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { ClientId } from '@pinjian/contract/account.ts';
import { companyRoles, things, thingsRead, type CompanyRole } from '@pinjian/contract/reading.ts';
import { endMembership, joinCompany, setMemberRole } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { createLog } from '#platform/core/log.ts';
import type { Ctx } from '#server/context.ts';
import { useCopies } from '#testing/copies.ts';
import { callApp, infoApp, signInApp, type Pair } from '#testing/sign-in.ts';
import { told } from '#testing/told.ts';
import { newPhone } from '#testing/world.ts';
import { sendMessage, type Recipient } from './index.ts';
import { patience } from '#testing/patience.ts';

/** Every line that the copies log, of every level. */
const logged: string[] = [];
const log = createLog(
  'trace',
  new Writable({ write: (chunk: Buffer, _encoding, done) => (logged.push(chunk.toString()), done()) }),
);
const copies = useCopies(2, log);

interface Person extends Pair {
  readonly userId: string;
}

async function signIn(client: ClientId): Promise<Person> {
  const pair = await signInApp(copies.app(0), copies.test, { client, phone: newPhone() });
  const { data } = await infoApp(copies.app(0), pair.accessToken);
  return { ...pair, userId: data.sysUser.userId };
}

interface Channel {
  readonly ws: WebSocket;
  readonly frames: { event: string; at: string }[];
  readonly closed: Promise<number>;
}

/** Opens the real-time channel as a client does. */
function openChannel(copy: number, query: Record<string, string>): Channel {
  const ws = new WebSocket(
    `${copies.url(copy).replace('http', 'ws')}/webSocket?${new URLSearchParams(query).toString()}`,
  );
  const frames: Channel['frames'] = [];
  ws.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as Channel['frames'][number]));
  const closed = once(ws, 'close').then(([code]) => code as number);
  return { ws, frames, closed };
}

async function listen(copy: number, person: Person): Promise<Channel> {
  const channel = openChannel(copy, { userId: person.userId, access_token: person.accessToken });
  await vi.waitFor(() => expect(channel.frames.map(({ event }) => event)).toEqual(['connected']), patience);
  return channel;
}

async function send(copy: number, to: Recipient): Promise<void> {
  const news = { type: '7' as const, title: '通知', content: '内容', meta: {}, dedupeKey: newId() };
  await copies.ctx(copy).transaction((tx) => sendMessage(tx, { to, ...news }));
}

/** Of how many things a role hears what is new. */
function whatIsNew(role: CompanyRole): number {
  return thingsRead(role, 'all').length + thingsRead(role, 'sinceJoined').length;
}

describe('the real-time channel', () => {
  it('tells of a message on whichever copy it was written, and nobody else', async () => {
    const [mine, other] = [await signIn('web-job-hunter'), await signIn('web-job-hunter')];
    const [here, there, bystander] = [await listen(0, mine), await listen(1, mine), await listen(1, other)];
    await send(0, { userId: mine.userId });
    for (const { frames } of [here, there])
      await vi.waitFor(() => expect(frames.at(-1)?.event).toBe('messages'), patience);
    await send(1, { userId: other.userId });
    await vi.waitFor(() => expect(bystander.frames).toHaveLength(2), patience);
    expect([here.frames.length, there.frames.length]).toEqual([2, 2]);
    expect(Object.keys(there.frames[1] ?? {}).toSorted()).toEqual(['at', 'event']);
    for (const { ws } of [here, there, bystander]) ws.close();
  });

  it('tells the other devices of a reader what was read', async () => {
    const mine = await signIn('web-job-hunter');
    await send(0, { userId: mine.userId });
    const device = await listen(1, mine);
    const as = mine.accessToken;
    const list = await callApp<{ id: string }[]>(copies.app(0), '/job/message/list', { as });
    await callApp(copies.app(0), '/job/message/markAsRead', {
      as,
      body: { messageIds: list.data.map(({ id }) => id) },
    });
    await vi.waitFor(() => expect(device.frames.at(-1)?.event).toBe('messages'), patience);
    device.ws.close();
  });

  it('tells who leaves a company nothing more of it, and who joins one of it at once, on every copy', async () => {
    const mine = await signIn('web-company');
    const [before, after] = [newId(), newId()];
    const change = (work: (tx: Ctx) => Promise<unknown>) => copies.ctx(0).transaction((tx) => work(tx));
    const join = (companyId: string) =>
      change((tx) => joinCompany(tx, { userId: mine.userId, companyId, role: 'recruiter', companyStatus: 1 }));
    await join(before);
    const { ws, frames } = await listen(1, mine);
    const heard = (count: number) => vi.waitFor(() => expect(frames).toHaveLength(count), patience);
    await send(0, { companyId: before, about: 'positions' });
    await heard(2);

    await change((tx) => endMembership(tx, mine.userId));
    await heard(3);
    // Hints come in their order: had the first been told, there would be two more.
    await send(0, { companyId: before, about: 'positions' });
    await send(0, { userId: mine.userId });
    await heard(4);

    await join(after);
    await heard(5);
    await send(0, { companyId: after, about: 'positions' });
    await heard(6);
    await send(0, { companyId: before, about: 'positions' });
    await send(0, { userId: mine.userId });
    await heard(7);
    ws.close();
  });

  it('tells each member of what their role reads and of nothing else, also when it is given to them meanwhile', async () => {
    const companyId = newId();
    const change = (work: (tx: Ctx) => Promise<unknown>) => copies.ctx(0).transaction((tx) => work(tx));
    const members = await Promise.all(
      companyRoles.map(async (role) => {
        const person = await signIn('web-company');
        await change((tx) => joinCompany(tx, { userId: person.userId, companyId, role, companyStatus: 1 }));
        const channel = openChannel(1, { userId: companyId, access_token: person.accessToken });
        await vi.waitFor(() => expect(channel.frames).toHaveLength(1), patience);
        return { role, person, ...channel };
      }),
    );
    const frames = (role: CompanyRole) => members.find((each) => each.role === role)?.frames ?? [];
    const idOf = (role: CompanyRole) => members.find((each) => each.role === role)?.person.userId ?? '';
    for (const thing of things) await send(0, told(companyId, thing));
    const news = Object.fromEntries(companyRoles.map((role) => [role, whatIsNew(role)]));
    for (const { role } of members)
      await vi.waitFor(() => expect([role, frames(role).length]).toEqual([role, 1 + (news[role] ?? 0)]), patience);

    await change((tx) => setMemberRole(tx, idOf('recruiter'), 'interviewer'));
    await change((tx) => setMemberRole(tx, idOf('interviewer'), 'recruiter'));
    // That they are followed as what they are now is told them, too.
    for (const role of ['recruiter', 'interviewer'] as const)
      await vi.waitFor(() => expect(frames(role).length).toBe(2 + (news[role] ?? 0)), patience);
    for (const thing of things) await send(0, told(companyId, thing));
    // Hints come in their order: when the socket is closed by one, all those before it were heard.
    for (const { person, closed } of members) {
      await callApp(copies.app(0), '/auth/oauth2/revoke', { body: { token: person.refreshToken } });
      expect(await closed).toBe(4401);
    }
    const changing = 1 + whatIsNew('recruiter') + whatIsNew('interviewer');
    expect(members.map((member) => member.frames.length)).toEqual([
      1 + 2 * whatIsNew('owner'),
      1 + changing,
      1 + changing,
    ]);
  });

  it('is always accepted and then closed: 4401 without a live token, 4403 for somebody else', async () => {
    const mine = await signIn('web-job-hunter');
    const token = { access_token: mine.accessToken };
    for (const [query, code] of [
      [{}, 4401],
      [{ userId: mine.userId }, 4401],
      [{ userId: mine.userId, access_token: 'x'.repeat(43) }, 4401],
      [token, 4403],
      [{ userId: newId(), ...token }, 4403],
    ] as const) {
      const channel = openChannel(0, query);
      await once(channel.ws, 'open');
      expect([query, await channel.closed]).toEqual([query, code]);
      expect(channel.frames).toEqual([]);
    }
  });

  it('ends with 4401 on every copy when its device is signed out, and with it alone', async () => {
    const [mine, other] = [await signIn('web-company'), await signIn('web-company')];
    const [open, untouched] = [await listen(1, mine), await listen(1, other)];
    // The access token ends, the device does not.
    copies.clock.advance(16 * 60_000);
    await send(0, { userId: mine.userId });
    await vi.waitFor(() => expect(open.frames).toHaveLength(2), patience);
    await callApp(copies.app(0), '/auth/oauth2/revoke', { body: { token: mine.refreshToken } });
    expect(await open.closed).toBe(4401);
    expect(untouched.ws.readyState).toBe(WebSocket.OPEN);
    untouched.ws.close();
  });

  it('receives nothing', async () => {
    const channel = await listen(0, await signIn('web-job-hunter'));
    channel.ws.send('{"type":"hello"}');
    expect(await channel.closed).toBe(1008);
  });

  it('never writes a token into a log, whatever goes wrong', async () => {
    const mine = await signIn('web-job-hunter');
    const channel = await listen(0, mine);
    channel.ws.terminate();
    const query = `userId=${mine.userId}&access_token=${mine.accessToken}`;
    expect((await fetch(`${copies.url(0)}/webSocket?${query}`)).status).toBe(404);
    expect((await fetch(`${copies.url(0)}/webSocket/nowhere?${query}`)).status).toBe(404);
    expect((await fetch(`${copies.url(0)}/job/message/list?${query}`)).status).toBe(401);
    const broken = openChannel(0, { userId: '\0', access_token: mine.accessToken });
    expect(await broken.closed).toBe(4403);
    log.info('the log is heard');
    expect(logged.join('')).toContain('the log is heard');
    for (const secret of [mine.accessToken, mine.refreshToken]) expect(logged.join('')).not.toContain(secret);
  });
});
