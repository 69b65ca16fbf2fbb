import { describe, expect, it } from 'vitest';
import { newId } from '#platform/core/ids.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { unsureSend } from '#testing/outside-send.ts';
import { useWorld } from '#testing/world.ts';
import { getOverview } from '../overview/get-overview.ts';
import { listSendsToReview } from './list-sends-to-review.ts';
import { markSendHandled } from './mark-send-handled.ts';
import { resendOutside } from './resend-outside.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

const acts = async () =>
  world.db.selectFrom('console_audit').select(['act', 'object_kind', 'object_id']).orderBy('id').execute();
const stateOf = async (id: string) =>
  world.db
    .selectFrom('message_outside_send')
    .select(['state', 'attempts', 'handled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('notices that may not have arrived', () => {
  it('are listed and counted, the latest first, without what they said', async () => {
    const admin = world.as(await world.admin());
    const seeker = await world.seeker();
    const at = world.clock.now().toISOString();
    const first = await unsureSend(world, seeker);
    world.clock.advance(60_000);
    const second = await unsureSend(world, seeker);
    const all = await listSendsToReview(admin, page);
    expect(all).toMatchObject({ total: 2, records: [{ sendId: second }, { sendId: first }] });
    expect(all.records[1]).toEqual({
      sendId: first,
      channel: 'sms',
      about: 'interview',
      state: 'unsure',
      attempts: 1,
      personId: seeker.personId,
      createdAt: at,
      settledAt: at,
    });
    expect((await listSendsToReview(admin, { current: 2, pageSize: 1 })).records).toMatchObject([{ sendId: first }]);
    const { queues } = await getOverview(admin);
    expect(queues.find(({ kind }) => kind === 'outsideSend')).toEqual({ kind: 'outsideSend', count: 2, oldestAt: at });
  });

  it('are sent once more where an admin says so, however often they do', async () => {
    const admin = await world.admin();
    const sendId = await unsureSend(world, await world.seeker());
    world.test.sentNotices.length = 0;
    for (let times = 0; times < 2; times++) await resendOutside(world.as(admin), { sendId });
    expect((await listSendsToReview(world.as(admin), page)).total).toBe(0);
    await world.runTasks();
    expect(world.test.sentNotices).toHaveLength(1);
    await resendOutside(world.as(admin), { sendId });
    await world.runTasks();
    expect(world.test.sentNotices).toHaveLength(1);
    expect(await stateOf(sendId)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(await acts()).toEqual([{ act: 'sendRepeated', object_kind: 'outsideSend', object_id: sendId }]);
  });

  it('come back where that is uncertain again', async () => {
    const admin = world.as(await world.admin());
    const sendId = await unsureSend(world, await world.seeker());
    world.test.outside = () => {
      throw new UncertainSend(new Error('broke off'));
    };
    await resendOutside(admin, { sendId });
    await world.runTasks();
    expect((await listSendsToReview(admin, page)).records).toMatchObject([{ sendId, state: 'unsure' }]);
  });

  it('leave the list once they are dealt with, and stay what they are', async () => {
    const admin = world.as(await world.admin());
    const sendId = await unsureSend(world, await world.seeker());
    for (let times = 0; times < 2; times++) await markSendHandled(admin, { sendId });
    expect((await listSendsToReview(admin, page)).total).toBe(0);
    expect(await stateOf(sendId)).toMatchObject({ state: 'unsure', handled_at: world.clock.now() });
    expect(await acts()).toEqual([{ act: 'sendHandled', object_kind: 'outsideSend', object_id: sendId }]);
  });

  it('are not sent after another admin dealt with them, nor dealt with while they are sent', async () => {
    const admin = world.as(await world.admin());
    const [handled, resent] = [
      await unsureSend(world, await world.seeker()),
      await unsureSend(world, await world.seeker()),
    ];
    await markSendHandled(admin, { sendId: handled });
    await expect(resendOutside(admin, { sendId: handled })).rejects.toMatchObject({ code: 40900 });
    await resendOutside(admin, { sendId: resent });
    await expect(markSendHandled(admin, { sendId: resent })).rejects.toMatchObject({ code: 40900 });
  });

  it('are no business of anybody else, and none that is not there', async () => {
    const sendId = await unsureSend(world, await world.seeker());
    for (const actor of [await world.seeker(), await world.employer()]) {
      const ctx = world.as(actor) as unknown as Ctx<AdminActor>; // What the types forbid is what is tried.
      await expect(listSendsToReview(ctx, page)).rejects.toMatchObject({ code: 403 });
      await expect(resendOutside(ctx, { sendId })).rejects.toMatchObject({ code: 403 });
      await expect(markSendHandled(ctx, { sendId })).rejects.toMatchObject({ code: 403 });
    }
    const admin = world.as(await world.admin());
    await expect(resendOutside(admin, { sendId: newId() })).rejects.toMatchObject({ code: 40400 });
    await expect(markSendHandled(admin, { sendId: newId() })).rejects.toMatchObject({ code: 40400 });
  });
});
