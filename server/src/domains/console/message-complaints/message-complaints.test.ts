import { describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import { listConversationMessages } from '#domains/application/conversation/list-conversation-messages.ts';
import { listMessages } from '#domains/message/list-messages.ts';
import { newId } from '#platform/core/ids.ts';
import { delivered } from '#testing/application.ts';
import { complained, say } from '#testing/conversation.ts';
import { useWorld } from '#testing/world.ts';
import { getOverview } from '../overview/get-overview.ts';
import { getMessageComplaint } from './get-message-complaint.ts';
import { listMessageComplaints } from './list-message-complaints.ts';
import { settleMessageComplaint } from './settle-message-complaint.ts';

const world = useWorld();
const page = { current: 1, pageSize: 10 };

describe('消息举报', () => {
  it('shows the message and those around it, without who they are and how to reach them', async () => {
    const ctx = world.as(await world.admin());
    const here = await delivered(world);
    for (let at = 0; at < 9; at += 1) await say(here.mine, here.applicationId, `前面第${at}句`);
    await say(here.mine, here.applicationId, '我的电话 13800138000');
    const complaintId = await complained(here);
    expect(await listMessageComplaints(ctx, page)).toMatchObject({
      total: 1,
      records: [{ complaintId, side: 'seeker', reason: 'fee', positionTitle: '后端工程师' }],
    });
    const { queues } = await getOverview(ctx);
    expect(queues.find(({ kind }) => kind === 'messageComplaint')).toMatchObject({ count: 1 });
    const one = await getMessageComplaint(ctx, { complaintId });
    expect(one).toMatchObject({ isOwn: false, state: 'open', note: '要求先付钱' });
    const words = one.messages.map((each) => each.words);
    expect(words.slice(0, 5)).toEqual(['前面第5句', '前面第6句', '前面第7句', '前面第8句', '我的电话 ***********']);
    expect(words[5]).toMatch(/^请先交 500 元培训费，加\*+$/);
    expect(one.messages[5]).toMatchObject({ isComplained: true, side: 'company' });
    expect(JSON.stringify(one)).not.toMatch(/林小满|13800138000|hr_train01/);
  });

  it('upheld takes the message out and tells who complained, once; the other outcome comes too late', async () => {
    const ctx = world.as(await world.admin());
    const here = await delivered(world);
    const complaintId = await complained(here);
    expect(await settleMessageComplaint(ctx, { complaintId, outcome: 'upheld' })).toEqual({ state: 'upheld' });
    expect(await settleMessageComplaint(ctx, { complaintId, outcome: 'upheld' })).toEqual({ state: 'upheld' });
    await expect(settleMessageComplaint(ctx, { complaintId, outcome: 'dismissed' })).rejects.toMatchObject(
      errors.stateChanged,
    );
    const { messages } = await listConversationMessages(here.mine, { applicationId: here.applicationId });
    expect(messages).toMatchObject([{ state: 'erased', words: '' }]);
    const told = (await listMessages(here.mine, { messageType: '0' })).filter(({ title }) => title === '举报处理结果');
    expect(told).toMatchObject([{ content: expect.stringContaining('已删除') as string }]);
    const acts = await world.db.selectFrom('console_audit').select(['act', 'object_id']).execute();
    expect(acts).toEqual([{ act: 'messageComplaintUpheld', object_id: complaintId }]);
    expect((await listMessageComplaints(ctx, page)).total).toBe(0);
  });

  it('dismissed leaves the message', async () => {
    const ctx = world.as(await world.admin());
    const here = await delivered(world);
    const complaintId = await complained(here);
    await settleMessageComplaint(ctx, { complaintId, outcome: 'dismissed' });
    const { messages } = await listConversationMessages(here.mine, { applicationId: here.applicationId });
    expect(messages).toMatchObject([{ state: 'sent' }]);
  });

  it('is settled by somebody else where it is the admin own conversation, and by admins alone', async () => {
    const here = await delivered(world);
    const complaintId = await complained(here);
    const admin = await world.admin();
    await world.db
      .updateTable('account_identity')
      .set({ person_id: admin.personId })
      .where('id', '=', here.seeker.userId)
      .execute();
    const ctx = world.as(admin);
    expect(await getMessageComplaint(ctx, { complaintId })).toMatchObject({ isOwn: true });
    await expect(settleMessageComplaint(ctx, { complaintId, outcome: 'upheld' })).rejects.toMatchObject({
      code: 40993,
    });
    await expect(getMessageComplaint(ctx, { complaintId: newId() })).rejects.toMatchObject(errors.notFound);
    await expect(listMessageComplaints(here.mine as never, page)).rejects.toMatchObject(errors.notAllowed);
  });
});
