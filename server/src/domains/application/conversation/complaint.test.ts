import { describe, expect, it } from 'vitest';
import { conversationErrors, quickRepliesLimit } from '@pinjian/contract/application-conversation.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { delivered } from '#testing/application.ts';
import { say } from '#testing/conversation.ts';
import { useWorld } from '#testing/world.ts';
import { complainOfMessage } from './report-message.ts';
import { addQuickReply, listQuickReplies, removeQuickReply } from './keep-quick-replies.ts';

const world = useWorld();

describe('a complaint', () => {
  it('is of a message of the other side, once, and nobody there learns of it', async () => {
    const { company, mine, applicationId } = await delivered(world);
    const { messageId } = await say(company, applicationId, '您好');
    const complaint = { applicationId, messageId, reason: 'fraud', note: '要求到其他地方付款' } as const;
    const hints = world.hints.length;
    await complainOfMessage(mine, complaint);
    await complainOfMessage(mine, complaint);
    expect(world.hints).toHaveLength(hints);
    const rows = await world.db.selectFrom('application_complaint').selectAll().execute();
    expect(rows).toMatchObject([{ state: 'open', reason: 'fraud', side: 'seeker', message_id: messageId }]);
    expect(JSON.stringify(rows)).not.toContain('付款');
    await expect(complainOfMessage(company, complaint)).rejects.toMatchObject(errors.notFound);
  });
});

describe('quick replies', () => {
  it('are each person own, the same words once, and not without end', async () => {
    const { company, mine } = await delivered(world);
    const { replyId } = await addQuickReply(company, { words: '请问什么时候方便？' });
    expect(await addQuickReply(company, { words: '请问什么时候方便？' })).toMatchObject({ replyId });
    expect(await listQuickReplies(mine)).toEqual([]);
    await removeQuickReply(mine, { replyId });
    expect(await listQuickReplies(company)).toEqual([{ replyId, words: '请问什么时候方便？' }]);
    await removeQuickReply(company, { replyId });
    expect(await listQuickReplies(company)).toEqual([]);
    for (let at = 0; at < quickRepliesLimit; at += 1) await addQuickReply(company, { words: `第${at}条` });
    await expect(addQuickReply(company, { words: '多一条' })).rejects.toMatchObject(
      conversationErrors.tooManyQuickReplies,
    );
  });
});
