import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '@pinjian/contract/console.ts';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import { recordAudit } from './record-audit.ts';
import { listAudit } from './list-audit.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

async function act(admin: AdminActor, kind: 'task' | 'event', id = newId(), reason?: string): Promise<string> {
  await recordAudit(world.as(admin), {
    act: kind === 'task' ? 'taskRetried' : 'eventRetried',
    object: { kind, id },
    facts: { name: 'resume.parse' },
    ...(reason === undefined ? {} : { reason }),
  });
  world.clock.advance(60_000);
  return id;
}

describe('the audit log', () => {
  it('tells who did what to what, when and why, newest first, the phone masked', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const started = world.clock.now().toISOString();
    const first = await act(one, 'task', newId(), '原因已经排除');
    const second = await act(two, 'event');
    const { records, total } = await listAudit(world.as(one), page);
    expect(total).toBe(2);
    expect(records).toMatchObject([
      {
        act: 'eventRetried',
        admin: { userId: two.userId, isSelf: false },
        object: { kind: 'event', id: second },
        reason: null,
      },
      {
        act: 'taskRetried',
        at: started,
        admin: { userId: one.userId, isSelf: true, phone: `${one.phone.slice(0, 3)}****${one.phone.slice(7)}` },
        object: { kind: 'task', id: first },
        reason: '原因已经排除',
        facts: { name: 'resume.parse' },
      },
    ]);
  });

  it('is narrowed by each filter and by all of them, and turned page by page', async () => {
    const [one, two] = [await world.admin(), await world.admin()];
    const id = await act(one, 'task');
    const between = world.clock.now().toISOString();
    await act(two, 'task', id);
    await act(one, 'event');
    const app = await world.app();
    const headers = await bearer(world, one);
    const ask = async (query: string) => {
      const answer = await app.inject({ url: `/admin/console/audit?${query}`, headers });
      return answer.json<{ data: { records: AuditEntry[]; total: number } }>().data;
    };
    for (const [query, total] of [
      ['', 3],
      [`adminId=${one.userId}`, 2],
      ['act=taskRetried', 2],
      ['objectKind=event', 1],
      [`objectId=${id}`, 2],
      [`from=${encodeURIComponent(between)}`, 2],
      [`to=${encodeURIComponent(between)}`, 1],
      [`adminId=${two.userId}&act=taskRetried&objectKind=task&objectId=${id}&from=${encodeURIComponent(between)}`, 1],
      [`adminId=${two.userId}&act=eventRetried`, 0],
    ] as const)
      expect({ query, total: (await ask(query)).total }).toEqual({ query, total });
    const second = await ask('current=2&pageSize=2');
    expect(second).toMatchObject({ total: 3, records: [{ act: 'taskRetried', admin: { userId: one.userId } }] });
  });

  it('is neither changed nor emptied', async () => {
    await act(await world.admin(), 'task');
    for (const statement of [
      "update console_audit set reason = 'x'",
      "update console_audit set reason = null, act = 'signedIn'",
      'delete from console_audit',
    ]) {
      const attempt = world.system().transaction((tx) => sql.raw(statement).execute(tx.db));
      await expect(attempt).rejects.toThrow('append only');
    }
    expect(await world.db.selectFrom('console_audit').select('reason').execute()).toEqual([{ reason: null }]);
  });

  it('is no business of anybody else', async () => {
    for (const actor of [await world.seeker(), await world.employer({ companyId: newId() })]) {
      const ctx = world.as(actor) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
      await expect(listAudit(ctx, page)).rejects.toMatchObject({ code: 403 });
    }
    const powerless: AdminActor = { ...(await world.admin()), permissions: [] };
    await expect(listAudit(world.as(powerless), page)).rejects.toMatchObject({ code: 403 });
  });

  it('knows present and former admins', async () => {
    const [one, former] = [await world.admin(), await world.admin()];
    await world.db.deleteFrom('account_admin').where('user_id', '=', former.userId).execute();
    const app = await world.app();
    const answer = await app.inject({ url: '/admin/console/audit/admins', headers: await bearer(world, one) });
    expect(answer.json()).toMatchObject({
      data: {
        records: [
          { userId: one.userId, isSelf: true },
          { userId: former.userId, isSelf: false },
        ],
      },
    });
  });
});
