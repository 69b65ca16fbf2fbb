import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import { newId } from '#platform/core/ids.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';
import { sendMessage, type Recipient } from './index.ts';

const world = useWorld();

async function call(actor: SignedInActor | null, url: string, payload?: object) {
  const app = await world.app();
  const method = payload === undefined ? 'GET' : 'POST';
  const headers = actor === null ? {} : await bearer(world, actor);
  const answer = await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: { id: string }[] }>() };
}

async function send(to: Recipient) {
  const news = { type: '11' as const, title: 'AI面试邀请', content: '内容', meta: {}, dedupeKey: newId() };
  await world.system().transaction((tx) => sendMessage(tx, { to, ...news }));
}

describe('messages over HTTP', () => {
  it('are listed and marked as read by a seeker', async () => {
    const seeker = await world.seeker();
    await send({ userId: seeker.userId });
    const list = `/job/message/list?messageType=1&jobHunterId=${newId()}`;
    const listed = await call(seeker, list);
    expect(listed).toMatchObject({ status: 200, code: 200, data: [{ messageType: '11', isRead: '0' }] });
    const messageIds = listed.data.map((each) => each.id);
    expect(await call(seeker, '/job/message/markAsRead', { messageIds, jobHunterId: '' })).toMatchObject({
      code: 200,
      data: null,
    });
    expect(await call(seeker, list)).toMatchObject({ data: [{ isRead: '1' }] });
  });

  it('are listed and marked as read by a member of a company', async () => {
    const companyId = newId();
    const employer = await world.employer({ companyId, role: 'recruiter' });
    await send({ companyId, about: 'positions' });
    const listed = await call(employer, '/job/message/company/list');
    expect(listed.data).toMatchObject([{ isRead: '0' }]);
    await call(employer, '/job/message/markAsRead', { messageIds: listed.data.map((each) => each.id) });
    expect(await call(employer, '/job/message/company/list')).toMatchObject({ data: [{ isRead: '1' }] });
    expect(await call(await world.employer(), '/job/message/company/list')).toMatchObject({ code: 200, data: [] });
  });

  it('are not for the other role, nor for strangers, nor by unknown filters', async () => {
    const [seeker, employer] = [await world.seeker(), await world.employer()];
    expect(await call(employer, '/job/message/list')).toMatchObject({ status: 403 });
    expect(await call(seeker, '/job/message/company/list')).toMatchObject({ status: 403 });
    for (const url of ['/job/message/list', '/job/message/company/list'])
      expect(await call(null, url)).toMatchObject({ status: 401 });
    expect(await call(null, '/job/message/markAsRead', { messageIds: [] })).toMatchObject({ status: 401 });
    expect(await call(seeker, '/job/message/list?messageType=2')).toMatchObject({ status: 200, code: 40001 });
    expect(await call(seeker, '/job/message/markAsRead', { messageIds: ['x'] })).toMatchObject({ code: 40001 });
  });
});
