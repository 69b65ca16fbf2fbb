import { describe, expect, it } from 'vitest';
import type { MessageType } from '@pinjian/contract/message.ts';
import { companyRoles, memberReading, things } from '@pinjian/contract/reading.ts';
import { newId } from '#platform/core/ids.ts';
import { told } from '#testing/told.ts';
import { useWorld } from '#testing/world.ts';
import { newMessageChannel, sendMessage, type Recipient } from './index.ts';
import { listCompanyMessages, listMessages } from './list-messages.ts';
import { markMessagesRead } from './mark-messages-read.ts';

const world = useWorld();

async function send(to: Recipient, changes: { type?: MessageType; title?: string; dedupeKey?: string } = {}) {
  const news = { type: '7' as const, title: '通知', content: '内容', meta: {}, dedupeKey: newId(), ...changes };
  await world.system().transaction((tx) => sendMessage(tx, { to, ...news }));
}

const all = { messageType: '0' as const };

describe('sendMessage', () => {
  it('reaches a seeker, unread, with what it says', async () => {
    const seeker = await world.seeker();
    const meta = {
      companyName: '测试公司',
      interviewTime: '2026-11-22 10:00',
      interviewType: 'AI面试',
      target: { kind: 'application' as const, ids: { positionId: newId() } },
    };
    await world.system().transaction((tx) =>
      sendMessage(tx, {
        to: { userId: seeker.userId },
        type: '11',
        title: 'AI面试邀请',
        content: '测试公司邀请您参加AI面试',
        meta,
        dedupeKey: 'invitation:1',
      }),
    );
    expect(await listMessages(world.as(seeker), all)).toEqual([
      {
        id: expect.any(String),
        title: 'AI面试邀请',
        content: '测试公司邀请您参加AI面试',
        messageType: '11',
        isRead: '0',
        createTime: world.clock.now().toISOString(),
        meta,
      },
    ]);
    expect(world.hints).toEqual([{ channel: newMessageChannel, payload: seeker.userId }]);
  });

  it('tells the same recipient the same news once, and another recipient too', async () => {
    const [one, two] = [await world.seeker(), await world.seeker()];
    await send({ userId: one.userId }, { dedupeKey: 'same' });
    await send({ userId: one.userId }, { dedupeKey: 'same', title: '又一次' });
    await send({ userId: two.userId }, { dedupeKey: 'same' });
    expect((await listMessages(world.as(one), all)).map((each) => each.title)).toEqual(['通知']);
    expect(await listMessages(world.as(two), all)).toHaveLength(1);
    expect(world.hints.map((hint) => hint.payload)).toEqual([one.userId, two.userId]);
  });

  it('leaves nothing, not even a hint, when what it tells is rolled back', async () => {
    const seeker = await world.seeker();
    const failing = world.system().transaction(async (tx) => {
      await sendMessage(tx, {
        to: { userId: seeker.userId },
        type: '7',
        title: '通知',
        content: '内容',
        meta: {},
        dedupeKey: 'x',
      });
      throw new Error('what happened did not happen');
    });
    await expect(failing).rejects.toThrow('did not happen');
    expect(await listMessages(world.as(seeker), all)).toEqual([]);
    expect(world.hints).toEqual([]);
  });
});

describe('lists', () => {
  it('show newest first what the filter names', async () => {
    const companyId = newId();
    const employer = await world.employer({ companyId });
    for (const type of ['1', '2', '7', '11', '21'] as const) {
      await send({ companyId, about: 'positions' }, { type });
      world.clock.advance(1000);
    }
    const typesOf = async (messageType: '0' | '1' | '2') =>
      (await listCompanyMessages(world.as(employer), { messageType })).map((each) => each.messageType);
    expect(await typesOf('0')).toEqual(['21', '11', '7', '2', '1']);
    expect(await typesOf('1')).toEqual(['21', '11', '1']);
    expect(await typesOf('2')).toEqual(['2']);
  });

  it('hold at most 200, and go on from the oldest one even among messages of one moment', async () => {
    const seeker = await world.seeker();
    for (let count = 0; count < 205; count++) await send({ userId: seeker.userId }, { title: String(count) });
    const first = await listMessages(world.as(seeker), all);
    const rest = await listMessages(world.as(seeker), { ...all, before: first.at(-1)?.id });
    expect([first.length, rest.length]).toEqual([200, 5]);
    expect([...first, ...rest].map((each) => each.title)).toEqual(
      Array.from({ length: 205 }, (_, at) => String(204 - at)),
    );
  });

  it("answer nothing before someone else's message", async () => {
    const [mine, other] = [await world.seeker(), await world.seeker()];
    await send({ userId: mine.userId });
    world.clock.advance(1000);
    await send({ userId: other.userId });
    const [foreign] = await listMessages(world.as(other), all);
    expect(await listMessages(world.as(mine), { ...all, before: foreign?.id })).toEqual([]);
  });

  it('are empty for an employer without a company and show no other company', async () => {
    const companyId = newId();
    await send({ companyId, about: 'positions' });
    expect(await listCompanyMessages(world.as(await world.employer()), all)).toEqual([]);
    expect(await listCompanyMessages(world.as(await world.employer({ companyId: newId() })), all)).toEqual([]);
    expect(await listCompanyMessages(world.as(await world.employer({ companyId })), all)).toHaveLength(1);
  });
});

describe('a member who reads only some of it', () => {
  const about = { candidates: '有人投递了', company: '认证通过了' } as const;

  /** An interviewer who joined between two rounds of news, and the owner, who knows all of it. */
  async function joinedBetween() {
    const companyId = newId();
    const owner = await world.employer({ companyId });
    const tell = async () => {
      await send(told(companyId, 'candidates'), { title: about.candidates });
      await send({ companyId, about: 'company' }, { title: about.company });
      world.clock.advance(1000);
    };
    await tell();
    const interviewer = await world.employer({ companyId, role: 'interviewer' });
    await tell();
    const messagesOf = (member: typeof owner) => listCompanyMessages(world.as(member), all);
    return { owner, interviewer, messagesOf, known: await messagesOf(owner) };
  }

  it('sees nothing about what they do not read, and of the rest nothing from before they joined', async () => {
    const { interviewer, messagesOf, known } = await joinedBetween();
    expect(known).toHaveLength(4);
    expect((await messagesOf(interviewer)).map(({ title }) => title)).toEqual([about.company]);
  });

  it('learns nothing of the others by going on from them, nor marks them as read', async () => {
    const { interviewer, messagesOf, known } = await joinedBetween();
    const newest = known.find(({ title }) => title === about.candidates);
    expect(await listCompanyMessages(world.as(interviewer), { ...all, before: newest?.id })).toEqual([]);
    await markMessagesRead(world.as(interviewer), { messageIds: known.map(({ id }) => id) });
    const marks = await world.db.selectFrom('message_read').select('message_id').execute();
    const [mine] = await messagesOf(interviewer);
    expect(marks).toEqual([{ message_id: mine?.id }]);
    expect(world.hints.filter(({ payload }) => payload === interviewer.userId)).toHaveLength(1);
  });

  it('is not hinted at what they do not read, whatever it is about', async () => {
    const companyId = newId();
    for (const thing of things) {
      const before = world.hints.length;
      await send(told(companyId, thing));
      const reads = companyRoles.filter((role) => ['all', 'sinceJoined'].includes(memberReading[role][thing]));
      const payloads = world.hints.slice(before).map(({ payload }) => payload);
      expect([thing, payloads]).toEqual([thing, reads.map((role) => `${companyId}:${role}`)]);
    }
  });
});

describe('markMessagesRead', () => {
  it('marks for the member who read, again and again, and for nobody else', async () => {
    const companyId = newId();
    const [one, two] = [await world.employer({ companyId }), await world.employer({ companyId })];
    await send({ companyId, about: 'positions' });
    const stateFor = async (member: typeof one) =>
      (await listCompanyMessages(world.as(member), all)).map((each) => each.isRead);
    const messageIds = (await listCompanyMessages(world.as(one), all)).map((each) => each.id);
    await markMessagesRead(world.as(one), { messageIds });
    await markMessagesRead(world.as(one), { messageIds });
    expect(await stateFor(one)).toEqual(['1']);
    expect(await stateFor(two)).toEqual(['0']);
  });

  it('passes over messages of others and unknown ones', async () => {
    const [mine, other] = [await world.seeker(), await world.seeker()];
    await send({ userId: mine.userId });
    await send({ userId: other.userId });
    const own = await listMessages(world.as(mine), all);
    const foreign = await listMessages(world.as(other), all);
    const messageIds = [...own, ...foreign].map((each) => each.id);
    await markMessagesRead(world.as(mine), { messageIds: [...messageIds, newId()] });
    expect(await listMessages(world.as(mine), all)).toMatchObject([{ isRead: '1' }]);
    expect(await listMessages(world.as(other), all)).toMatchObject([{ isRead: '0' }]);
    const marks = await world.db.selectFrom('message_read').select(['message_id', 'user_id']).execute();
    expect(marks).toEqual([{ message_id: own[0]?.id, user_id: mine.userId }]);
  });

  it('does nothing without messages or without a company', async () => {
    const stranger = await world.employer();
    expect(await markMessagesRead(world.as(await world.seeker()), { messageIds: [] })).toBeNull();
    expect(await markMessagesRead(world.as(stranger), { messageIds: [newId()] })).toBeNull();
  });
});
