import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { leaveDeadLetter, outboxRow } from '#testing/dead-letter.ts';
import { handInDocument } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import { getOverview } from './get-overview.ts';
import { listFailedWork } from './list-failed-work.ts';
import { retryFailedWork } from './retry-failed-work.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

async function deadLetter(subscriber?: string): Promise<string> {
  const id = await leaveDeadLetter(world, subscriber);
  world.clock.advance(60_000);
  return id;
}

const countOf = async (admin: AdminActor, kind: string) =>
  (await getOverview(world.as(admin))).queues.find((queue) => queue.kind === kind);

describe('the overview', () => {
  it('counts what waits, and tells since when', async () => {
    const admin = await world.admin();
    expect(
      (await getOverview(world.as(admin))).queues.every(({ count, oldestAt }) => count === 0 && oldestAt === null),
    ).toBe(true);
    const at = world.clock.now().toISOString();
    await deadLetter();
    await deadLetter();
    expect(await countOf(admin, 'failedWork')).toEqual({ kind: 'failedWork', count: 2, oldestAt: at });
    await handInDocument(world, await world.seeker());
    expect(await countOf(admin, 'realName')).toMatchObject({ count: 1 });
  });

  it('is no business of anybody else', async () => {
    for (const actor of [await world.seeker(), await world.employer()]) {
      const ctx = world.as(actor) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
      await expect(getOverview(ctx)).rejects.toMatchObject({ code: 403 });
      await expect(listFailedWork(ctx, page)).rejects.toMatchObject({ code: 403 });
      await expect(retryFailedWork(ctx, { workId: newId() })).rejects.toMatchObject({ code: 403 });
    }
  });
});

describe('failed work', () => {
  it('is listed, those that failed last first, page by page', async () => {
    const admin = world.as(await world.admin());
    const [first, second] = [await deadLetter(), await deadLetter('message.test')];
    const all = await listFailedWork(admin, page);
    expect(all).toMatchObject({
      total: 2,
      records: [
        { workId: second, kind: 'event', name: 'message.test', attempts: 12, error: 'the reader said no' },
        { workId: first },
      ],
    });
    expect((await listFailedWork(admin, { current: 2, pageSize: 1 })).records).toMatchObject([{ workId: first }]);
  });

  it('is tried again from the first attempt on; again is harmless and leaves one record', async () => {
    const admin = await world.admin();
    const id = await deadLetter();
    for (let times = 0; times < 2; times++) await retryFailedWork(world.as(admin), { workId: id });
    expect(await outboxRow(world, id)).toMatchObject({ dead_at: null, attempts: 0, run_at: world.clock.now() });
    expect(await world.db.selectFrom('console_audit').select(['act', 'object_id', 'admin_id']).execute()).toEqual([
      { act: 'eventRetried', object_id: id, admin_id: admin.userId },
    ]);
    expect((await listFailedWork(world.as(admin), page)).total).toBe(0);
  });

  it('that is not there is not found', async () => {
    const admin = world.as(await world.admin());
    await expect(retryFailedWork(admin, { workId: newId() })).rejects.toMatchObject({ code: 40400 });
  });
});
