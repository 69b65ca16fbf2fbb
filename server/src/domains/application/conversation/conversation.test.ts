import { describe, expect, it } from 'vitest';
import { conversationErrors, messagesPerMinute } from '@pinjian/contract/application-conversation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { uploadFile } from '#domains/account/file/upload-file.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { listCompanyMessages, listMessages } from '#domains/message/list-messages.ts';
import { newId } from '#platform/core/ids.ts';
import { asSeeker, delivered, hiring, reject, runTask, seekerWithResume } from '#testing/application.ts';
import { pictureUpload, verifiedOwner } from '#testing/company.ts';
import { added, heard, say } from '#testing/conversation.ts';
import { useWorld } from '#testing/world.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { findOrInsertApplication } from '../pipeline/queries.ts';
import { forgetOldConversationsTask, releaseRejectionsTask, tellAfterQuietHoursTask } from '../tasks.ts';
import { getConversation } from './get-conversation.ts';
import { listConversationMessages } from './list-conversation-messages.ts';
import { readConversation } from './read-conversation.ts';
import { withdrawConversationMessage } from './withdraw-conversation-message.ts';

const world = useWorld();
const together = useWorld({ isolation: 'commit' });
const hour = 3_600_000;

const folded = async (by: Parameters<typeof listMessages>[0]) =>
  (await listMessages(by, { messageType: '0' })).filter(({ title }) => title === '新的对话消息');
const foldedOf = async (by: Parameters<typeof listCompanyMessages>[0]) =>
  (await listCompanyMessages(by, { messageType: '0' })).filter(({ title }) => title === '新的对话消息');

describe('writing to each other', () => {
  it('is in one order for both, told by one message that goes on, and read by marks', async () => {
    const { company, mine, applicationId, positionId } = await delivered(world);
    await say(company, applicationId, '您好，方便聊聊吗？');
    await say(company, applicationId, '我们在找后端工程师');
    const [one, ...more] = await folded(mine);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      messageType: '7',
      isRead: '0',
      content: '青禾科技就「后端工程师」给您发来 2 条消息。',
      meta: { target: { kind: 'conversation', ids: { positionId } } },
    });
    expect(await getConversation(mine, { applicationId })).toMatchObject({ unread: 2, newest: 2, closed: null });
    await readConversation(mine, { applicationId, place: 2 });
    expect(await getConversation(mine, { applicationId })).toMatchObject({ unread: 0 });
    expect(await getConversation(company, { applicationId })).toMatchObject({ otherRead: 2, unread: 0 });
    expect(await folded(mine)).toMatchObject([{ isRead: '1' }]);

    await say(mine, applicationId, '方便的');
    expect(await foldedOf(company)).toMatchObject([
      { content: '林小满就「后端工程师」发来 1 条消息。', meta: { target: { kind: 'candidateConversation' } } },
    ]);
    await say(company, applicationId, '那周三见');
    expect(await folded(mine)).toMatchObject([{ isRead: '0', content: expect.stringContaining('1 条') as string }]);
    expect(await heard(mine, applicationId)).toEqual([
      'company 您好，方便聊聊吗？',
      'company 我们在找后端工程师',
      'seeker 方便的',
      'company 那周三见',
    ]);
    expect(await heard(company, applicationId)).toEqual(await heard(mine, applicationId));
  });

  it('tells open screens of both sides', async () => {
    const { company, mine, seeker, companyId, applicationId } = await delivered(world);
    const hints = () =>
      world.hints.filter(({ channel }) => channel === 'message.conversation').map(({ payload }) => payload);
    await say(company, applicationId, '您好');
    expect(hints()).toEqual(expect.arrayContaining([seeker.userId, `${companyId}:owner`, `${companyId}:recruiter`]));
    const before = hints().length;
    await readConversation(mine, { applicationId, place: 1 });
    expect(hints().slice(before)).toContain(`${companyId}:owner`);
    const once = hints().length;
    await readConversation(mine, { applicationId, place: 1 });
    expect(hints()).toHaveLength(once);
  });

  it('pages backwards', async () => {
    const { company, mine, applicationId } = await delivered(world);
    for (let at = 1; at <= 60; at += 1) {
      if (at % 25 === 0) world.clock.advance(61_000);
      await say(at % 2 === 0 ? company : mine, applicationId, `第${at}条`);
    }
    const newest = await listConversationMessages(mine, { applicationId });
    expect([newest.messages.length, newest.messages[0]?.place, newest.hasOlder]).toEqual([50, 11, true]);
    const older = await listConversationMessages(mine, { applicationId, before: 11 });
    expect([older.messages.map(({ place }) => place), older.hasOlder]).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      false,
    ]);
  });

  it('is no more than so much a minute', async () => {
    const { mine, applicationId } = await delivered(world);
    for (let at = 0; at < messagesPerMinute; at += 1) await say(mine, applicationId, `第${at}条`);
    await expect(say(mine, applicationId, '再来一条')).rejects.toMatchObject({ code: 42900 });
    world.clock.advance(61_000);
    expect(await say(mine, applicationId, '再来一条')).toMatchObject({ place: messagesPerMinute + 1 });
  });

  it('refuses what has no content, and a key of another message', async () => {
    const { mine, applicationId } = await delivered(world);
    await expect(say(mine, applicationId, '')).rejects.toMatchObject({ code: 40001 });
    const key = newId();
    await say(mine, applicationId, '您好', { key });
    await expect(say(mine, applicationId, '另一句', { key })).rejects.toMatchObject(errors.keyReused);
  });
});

describe('a message that is sent again', () => {
  it('is one message, whatever became of the conversation', async () => {
    const here = await delivered(world);
    const { mine, applicationId } = here;
    const key = newId();
    const first = await say(mine, applicationId, '您好', { key });
    const { from, version } = await asSeeker(here);
    await withdrawApplication(mine, { applicationId, from, version });
    expect(await say(mine, applicationId, '您好', { key })).toMatchObject({ messageId: first.messageId });
    expect(await heard(mine, applicationId)).toEqual(['seeker 您好']);
  });

  it('is one message when it comes many times at once, between others', async () => {
    const { company, mine, applicationId } = await delivered(together);
    const keys = [newId(), newId(), newId()];
    const sends = [0, 1, 2, 3].flatMap(() =>
      keys.flatMap((key, at) => [
        say(mine, applicationId, `求职者的第${at}句`, { key }),
        say(company, applicationId, `公司的第${at}句`, { key }),
      ]),
    );
    await Promise.all(sends);
    const { messages } = await listConversationMessages(mine, { applicationId });
    expect(messages.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(messages.map(({ words }) => words)).size).toBe(6);
    expect(await folded(mine)).toHaveLength(1);
  });
});

describe('words that may not be said', () => {
  it('of a company are refused with the words marked, and nothing is sent', async () => {
    const { company, mine, applicationId } = await delivered(world);
    const refused = say(company, applicationId, '这个岗位只招男生，先交 500 元押金');
    await expect(refused).rejects.toMatchObject({
      code: conversationErrors.objected.code,
      data: {
        objections: expect.arrayContaining([expect.objectContaining({ path: 'words', reason: 'gender' })]) as [],
      },
    });
    expect(await heard(mine, applicationId)).toEqual([]);
    expect(await say(mine, applicationId, '请问只招男生吗？')).toMatchObject({ place: 1 });
    expect(await say(company, applicationId, '可以加微信 hr_qinghe01 聊')).toMatchObject({ place: 2 });
  });
});

describe('before the seeker applied', () => {
  it('numbers, mails and links are stars for the other side, and no file is sent', async () => {
    const { company, mine, applicationId } = await added(world);
    const sent = await say(mine, applicationId, '我的手机 13800138000');
    expect(sent).toMatchObject({ words: '我的手机 13800138000', masked: true });
    await say(company, applicationId, '我的邮箱 hr@example.com');
    expect(await heard(company, applicationId)).toEqual([
      'seeker 我的手机 ***********',
      'company 我的邮箱 hr@example.com',
    ]);
    expect(await heard(mine, applicationId)).toEqual([
      'seeker 我的手机 13800138000',
      'company 我的邮箱 **************',
    ]);
    const { fileId } = await uploadFile(mine, { file: pictureUpload('作品.png') });
    await expect(say(mine, applicationId, '', { fileId })).rejects.toMatchObject(conversationErrors.filesClosed);
    expect(await getConversation(company, { applicationId })).toMatchObject({ otherName: '林**', contactShown: false });
  });

  it('what is stored names no contact in clear', async () => {
    const { mine, applicationId } = await added(world);
    await say(mine, applicationId, '我的手机 13800138000');
    const row = await world.db.selectFrom('application_conversation_message').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('13800138000');
  });
});

describe('a file', () => {
  it('is the writer own upload, and the other side opens it', async () => {
    const { company, mine, applicationId } = await delivered(world);
    const { fileId } = await uploadFile(mine, { file: pictureUpload('作品.png') });
    await expect(say(company, applicationId, '', { fileId })).rejects.toMatchObject(errors.notFound);
    await say(mine, applicationId, '', { fileId });
    const { messages } = await listConversationMessages(company, { applicationId });
    expect(messages).toMatchObject([{ kind: 'file', words: '', file: { name: '作品.png', type: 'image/png' } }]);
    const app = await world.app();
    expect((await app.inject({ url: messages[0]?.file?.url ?? '' })).statusCode).toBe(200);
  });
});

describe('withdrawing', () => {
  it('takes the words within two minutes, of one own alone', async () => {
    const { company, mine, applicationId } = await delivered(world);
    const { messageId } = await say(mine, applicationId, '说错了');
    await expect(withdrawConversationMessage(company, { applicationId, messageId })).rejects.toMatchObject(
      errors.notFound,
    );
    expect(await withdrawConversationMessage(mine, { applicationId, messageId })).toMatchObject({
      state: 'withdrawn',
      words: '',
    });
    expect(await withdrawConversationMessage(mine, { applicationId, messageId })).toMatchObject({ state: 'withdrawn' });
    expect(await getConversation(company, { applicationId })).toMatchObject({ unread: 0, newest: 1 });
    const late = await say(mine, applicationId, '太晚了');
    world.clock.advance(120_000);
    await expect(withdrawConversationMessage(mine, { applicationId, messageId: late.messageId })).rejects.toMatchObject(
      conversationErrors.tooLateToWithdraw,
    );
  });
});

describe('in quiet hours', () => {
  it('is there at once and told in the morning, once', async () => {
    const { company, mine, applicationId } = await delivered(world);
    world.clock.advance(13 * hour);
    await say(company, applicationId, '明天见');
    await say(company, applicationId, '早点休息');
    expect(await heard(mine, applicationId)).toHaveLength(2);
    expect(world.hints.some(({ channel }) => channel === 'message.conversation')).toBe(true);
    await runTask(world, tellAfterQuietHoursTask);
    expect(await folded(mine)).toEqual([]);
    world.clock.advance(9 * hour);
    await runTask(world, tellAfterQuietHoursTask);
    await runTask(world, tellAfterQuietHoursTask);
    expect(await folded(mine)).toMatchObject([{ content: expect.stringContaining('2 条') as string }]);
  });

  it('is not told in the morning when it was read at night', async () => {
    const { company, mine, applicationId } = await delivered(world);
    world.clock.advance(13 * hour);
    await say(company, applicationId, '明天见');
    await readConversation(mine, { applicationId, place: 1 });
    world.clock.advance(9 * hour);
    await runTask(world, tellAfterQuietHoursTask);
    expect(await folded(mine)).toEqual([]);
  });
});

describe('a conversation ends', () => {
  it('with the withdrawal of the application: it is read and says why', async () => {
    const here = await delivered(world);
    const { company, mine, applicationId } = here;
    await say(company, applicationId, '您好');
    const { from, version } = await asSeeker(here);
    await withdrawApplication(mine, { applicationId, from, version });
    for (const by of [company, mine]) {
      expect(await getConversation(by, { applicationId })).toMatchObject({ closed: 'withdrawn', mayAsk: false });
      expect(await heard(by, applicationId)).toEqual(['company 您好']);
      await expect(say(by, applicationId, '还在吗')).rejects.toMatchObject({
        code: 40982,
        data: { closed: 'withdrawn' },
      });
    }
  });

  it('with the release of a rejection, and not a moment before', async () => {
    const here = await delivered(world);
    const { company, mine, applicationId } = here;
    await reject(here);
    expect(await getConversation(mine, { applicationId })).toMatchObject({ closed: null });
    await say(mine, applicationId, '请问有进展吗');
    await say(company, applicationId, '我们还在评估');
    world.clock.advance(25 * hour);
    await runTask(world, releaseRejectionsTask);
    for (const by of [company, mine])
      await expect(say(by, applicationId, '好的')).rejects.toMatchObject({ data: { closed: 'rejected' } });
  });

  it('with the company', async () => {
    const { mine, companyId, applicationId } = await delivered(world);
    await world.db.deleteFrom('account_membership').where('company_id', '=', companyId).execute();
    expect(await getConversation(mine, { applicationId })).toMatchObject({ closed: 'companyClosed' });
    await expect(say(mine, applicationId, '您好')).rejects.toMatchObject({ data: { closed: 'companyClosed' } });
  });

  it('for who blocked the company or an affiliate; the company does not learn of it', async () => {
    const { company, mine, applicationId } = await delivered(world);
    await say(company, applicationId, '您好');
    const asBefore = await getConversation(company, { applicationId });
    const affiliate = await verifiedOwner(world, { name: '青禾网络技术（杭州）有限公司' });
    await blockCompany(mine, { companyId: affiliate.companyId });
    expect(await getConversation(mine, { applicationId })).toMatchObject({ closed: 'blocked' });
    await expect(say(mine, applicationId, '您好')).rejects.toMatchObject({ data: { closed: 'blocked' } });
    expect(await getConversation(company, { applicationId })).toEqual(asBefore);
    const told = await folded(mine);
    const hints = world.hints.length;
    expect(await say(company, applicationId, '在吗')).toMatchObject({ place: 2, state: 'sent' });
    await readConversation(mine, { applicationId, place: 2 });
    expect(await folded(mine)).toEqual(told);
    expect(await getConversation(company, { applicationId })).toMatchObject({ otherRead: 0 });
    expect(world.hints.slice(hints).map(({ payload }) => payload)).not.toContain(mine.actor.userId);
  });

  it('has not begun where nobody acted', async () => {
    const here = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const of = { seekerId: seeker.userId, positionId: here.positionId, companyId: here.companyId };
    const applicationId = await findOrInsertApplication(world.system(), of);
    for (const by of [here.company, mine]) {
      await expect(getConversation(by, { applicationId })).rejects.toMatchObject(errors.notFound);
      await expect(say(by, applicationId, '您好')).rejects.toMatchObject(errors.notFound);
    }
  });

  it('is forgotten after three years', async () => {
    const { mine, applicationId } = await delivered(world);
    await say(mine, applicationId, '您好');
    await runTask(world, forgetOldConversationsTask);
    expect(await heard(mine, applicationId)).toHaveLength(1);
    world.clock.advance(3 * 366 * 24 * hour);
    await runTask(world, forgetOldConversationsTask);
    expect(await heard(mine, applicationId)).toEqual([]);
  });
});

describe('members', () => {
  it('know each other by name, the seeker knows for what they write; who only reads may not write', async () => {
    const { company, mine, companyId, applicationId } = await delivered(world);
    const colleague = world.as(await world.employer({ companyId, role: 'recruiter', companyStatus: 1 }));
    await world.db
      .updateTable('account_identity')
      .set({ username: '乔小远' })
      .where('id', '=', colleague.actor.userId)
      .execute();
    await say(colleague, applicationId, '您好');
    const seen = async (by: typeof company | typeof mine) =>
      (await listConversationMessages(by, { applicationId })).messages.map(({ writer, mine: own }) => ({
        ...writer,
        own,
      }));
    expect(await seen(company)).toEqual([{ name: '乔小远', role: 'recruiter', own: false }]);
    expect(await seen(mine)).toEqual([{ name: '', role: 'recruiter', own: false }]);
    const interviewer = world.as(await world.employer({ companyId, role: 'interviewer', companyStatus: 1 }));
    for (const call of [
      () => getConversation(interviewer, { applicationId }),
      () => listConversationMessages(interviewer, { applicationId }),
      () => say(interviewer, applicationId, '您好'),
    ])
      await expect(call()).rejects.toMatchObject({ code: 40311 });
  });
});
