import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SignedInActor } from '#server/context.ts';
import { eventsOf, instantOf, readCalendar, textOf, valueOf } from '#testing/calendar-file.ts';
import { companyOwner } from '#testing/company.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import { leaveCompany } from '#domains/company/member/leave-company.ts';
import { bookAppointment } from '../appointment/book-appointment.ts';
import { cancelAppointment } from '../appointment/cancel-appointment.ts';
import { getAppointmentFile } from '../ics/get-appointment-file.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;

async function settled() {
  const owner = await companyOwner(world, { name: '云杉科技有限公司' });
  const { companyId } = owner;
  const colleague = await world.employer({ companyId, role: 'interviewer' });
  const bystander = await world.employer({ companyId, role: 'recruiter' });
  const seeker = await world.seeker();
  const startsAt = new Date('2026-11-24T10:00:00+08:00');
  const subjectId = newId();
  await world.system().transaction((tx) =>
    bookAppointment(tx, {
      subjectId,
      companyId,
      memberIds: [colleague.userId],
      seekerId: seeker.userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      title: '后端工程师 · 技术面',
      titleForMembers: '张** · 后端工程师 · 技术面',
      place: '腾讯会议 123 456',
    }),
  );
  return { owner, colleague, bystander, seeker, subjectId, startsAt };
}

async function get(url: string, headers: Record<string, string> = {}) {
  const app = await world.app();
  return app.inject({ method: 'GET', url, headers });
}

async function feedOf(actor: SignedInActor): Promise<string> {
  const { url } = await createCalendarFeed(world.as(actor));
  return url;
}

async function summaries(url: string): Promise<string[]> {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  return eventsOf(readCalendar(answer.payload)).map((each) => textOf(each, 'SUMMARY'));
}

describe('a private calendar address', () => {
  it('gives each side its own interviews, without the names of the other', async () => {
    const { colleague, seeker, bystander, owner } = await settled();
    const url = await feedOf(seeker);
    const answer = await get(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(await summaries(url)).toEqual(['云杉科技有限公司面试：后端工程师 · 技术面']);
    expect(answer.payload).not.toContain('张**');
    for (const actor of [seeker, colleague]) expect(answer.payload).not.toContain(actor.userId);
    expect(await summaries(await feedOf(colleague))).toEqual(['面试：张** · 后端工程师 · 技术面']);
    expect(await summaries(await feedOf(bystander))).toEqual([]);
    expect(await summaries(await feedOf(owner))).toEqual([]);
  });

  it('is stored as a hash, says when it was read, and answers nothing new with 304', async () => {
    const { seeker, subjectId } = await settled();
    const ctx = world.as(seeker);
    expect(await getCalendarFeed(ctx)).toEqual({ feed: null });
    const url = await feedOf(seeker);
    const token = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
    const stored = JSON.stringify(await world.db.selectFrom('calendar_feed').selectAll().execute());
    expect(stored).not.toContain(token);
    expect(await getCalendarFeed(ctx)).toMatchObject({ feed: { readAt: null } });
    const first = await get(url);
    expect(await getCalendarFeed(ctx)).toMatchObject({ feed: { readAt: world.clock.now().toISOString() } });
    const { etag } = first.headers;
    expect(typeof etag).toBe('string');
    const again = await get(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await world.system().transaction((tx) => cancelAppointment(tx, subjectId));
    const changed = await get(url, { 'if-none-match': String(etag) });
    const [event] = eventsOf(readCalendar(changed.payload));
    if (event === undefined) throw new Error('the cancelled one has to be told');
    expect([valueOf(event, 'STATUS'), valueOf(event, 'SEQUENCE'), valueOf(event, 'UID')]).toEqual([
      'CANCELLED',
      '1',
      subjectId,
    ]);
    expect(world.logged.join('\n')).not.toContain(token);
  });

  it('is dead the moment it is revoked or replaced, and reads like one that never was', async () => {
    const { seeker } = await settled();
    const first = await feedOf(seeker);
    const second = await feedOf(seeker);
    const never = `/api/calendar/${'a'.repeat(43)}.ics`;
    const unknown = await get(never);
    expect([(await get(first)).statusCode, (await get(second)).statusCode, unknown.statusCode]).toEqual([
      404, 200, 404,
    ]);
    const { etag } = (await get(second)).headers;
    for (let times = 0; times < 2; times += 1) await revokeCalendarFeed(world.as(seeker));
    const dead = await get(second, { 'if-none-match': String(etag) });
    expect(dead.statusCode).toBe(404);
    expect(dead.json<{ message: string }>().message).toBe(unknown.json<{ message: string }>().message);
    for (const path of ['/api/calendar/x.ics', '/api/calendar/..ics', '/api/calendar/'])
      expect((await get(path)).statusCode).toBe(404);
  });

  it('is asked for too often by one network: 429', async () => {
    const url = '/api/calendar/x.ics';
    const { ports } = world.test;
    const { config } = ports;
    Object.assign(ports, { config: { ...config, http: { ...config.http, anonymousPerMinute: 20 } } });
    const app = await world.app();
    const statuses = new Set<number>();
    for (let times = 0; times <= 20; times += 1)
      statuses.add((await app.inject({ method: 'GET', url, remoteAddress: '198.51.100.7' })).statusCode);
    expect([...statuses]).toEqual([404, 429]);
  });

  it('shows a member nothing of a company they have left', async () => {
    const { colleague } = await settled();
    const url = await feedOf(colleague);
    expect(await summaries(url)).toHaveLength(1);
    await leaveCompany(world.as(colleague));
    expect(await summaries(url)).toEqual([]);
  });

  it('is not for admins, nor for who is not signed in', async () => {
    const admin = await world.admin();
    await expect(createCalendarFeed(world.as(admin))).rejects.toEqual(refused(errors.notAllowed));
    const app = await world.app();
    expect((await app.inject({ method: 'POST', url: '/job/calendar/feed', payload: {} })).statusCode).toBe(401);
  });
});

describe('the file of one appointment', () => {
  it('is for who takes part, by an address that ends', async () => {
    const { seeker, colleague, bystander, owner, subjectId, startsAt } = await settled();
    for (const [actor, summary] of [
      [seeker, '云杉科技有限公司面试：后端工程师 · 技术面'],
      [colleague, '面试：张** · 后端工程师 · 技术面'],
    ] as const) {
      const { url } = await getAppointmentFile(world.as(actor), { subjectId });
      const answer = await get(url);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
        'content-disposition': 'attachment; filename="interview.ics"',
      });
      const [event] = eventsOf(readCalendar(answer.payload));
      if (event === undefined) throw new Error('no event');
      expect([textOf(event, 'SUMMARY'), instantOf(event, 'DTSTART')]).toEqual([summary, startsAt]);
    }
    const strangers: readonly EmployerActor[] = [bystander, owner, await companyOwner(world)];
    for (const actor of [...strangers, await world.seeker()])
      await expect(getAppointmentFile(world.as(actor), { subjectId })).rejects.toEqual(refused(errors.notFound));
    const { url } = await getAppointmentFile(world.as(seeker), { subjectId });
    expect((await get(url.replace('reader=seeker', 'reader=members'))).statusCode).toBe(404);
    expect((await get(url.replace(/expires=\d+/, 'expires=9999999999'))).statusCode).toBe(404);
    world.clock.advance(601_000);
    expect((await get(url)).statusCode).toBe(404);
    const app = await world.app();
    const path = `/job/calendar/appointment/${subjectId}`;
    expect((await app.inject({ method: 'GET', url: path })).statusCode).toBe(401);
    expect((await app.inject({ method: 'GET', url: path, headers: await bearer(world, seeker) })).json()).toMatchObject(
      {
        code: 200,
      },
    );
  });
});
