import {
  conversationErrors,
  messagesPerMinute,
  type sendConversationMessage as endpoint,
} from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ObjectionReason } from '@pinjian/contract/dictionary-objection.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isOwnUpload } from '#domains/account/index.ts';
import { objectionsTo } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AgentActor, Ctx, SignedInActor } from '#server/context.ts';
import { agentKindOf, askPermitFor } from '../pipeline/ask-permit.ts';
import { findClosing, findParty, requireWriting, type Party } from './find-party.ts';
import {
  advanceRead,
  countWrittenSince,
  findConversationMessage,
  findSentBefore,
  insertConversationMessage,
  lockConversation,
  lockWriter,
  type StoredMessage,
} from './queries.ts';
import { tellOtherSide } from './tell-other-side.ts';
import { messageView } from './view.ts';

type Sent = Received<typeof endpoint>;

/** Rules of the house for posts: in a conversation a number is hidden, not refused, and praise is nobody's harm. */
const ofPosts: readonly ObjectionReason[] = ['contact', 'exaggeration'];

/**
 * Sends words, or a file that the caller uploaded. The same key is the same message, however often it comes.
 * @throws Refusal 40001, 40400, 40311; 40901 for a key of another message, 40982 {closed}, 40983 {objections} for words of a
 * company that may not be said, 40984, 42900 {retryAfter}
 */
export async function sendConversationMessage(
  ctx: Ctx<SignedInActor | AgentActor>,
  input: Sent,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, input.applicationId);
  requireWriting(ctx);
  if ((input.words === '') === (input.fileId === undefined))
    throw new Refusal(errors.invalidInput, { message: '请填写内容，或选择一个文件' });
  const messageId = await ctx.transaction(async (tx) => {
    await askPermitFor(tx, input.applicationId, { act: 'sendMessage' });
    await lockWriter(tx, party.userId);
    const held = await lockConversation(tx, party.row.id);
    const before = await findSentBefore(tx, { applicationId: party.row.id, writerId: party.userId, key: input.key });
    if (before !== undefined) return sameMessage(tx, before, input);
    await refuse(tx, party, input);
    const message = await insertConversationMessage(tx, held, {
      side: party.side,
      writerId: party.userId,
      key: input.key,
      agent: agentKindOf(ctx.actor),
      kind: input.fileId === undefined ? 'text' : 'file',
      wordsCipher: input.words === '' ? null : tx.ports.secretBox.encrypt(input.words),
      fileId: input.fileId ?? null,
    });
    await advanceRead(tx, {
      applicationId: party.row.id,
      readerId: party.userId,
      side: party.side,
      place: message.place,
    });
    await tellOtherSide(tx, party.row, party.side);
    return message.id;
  });
  const record = await findConversationMessage(ctx, party.row.id, messageId);
  if (record === undefined) throw new Refusal(errors.notFound);
  return messageView(ctx, record, party);
}

/** What was sent with this key before: the same, unless another message comes with it. */
function sameMessage(tx: Ctx, before: StoredMessage, { words, fileId }: Sent): string {
  // A withdrawn one has neither any more.
  const isOther =
    before.withdrawn_at === null &&
    (before.file_id !== (fileId ?? null) ||
      (before.words_cipher === null ? '' : tx.ports.secretBox.decrypt(before.words_cipher)) !== words);
  if (isOther) throw new Refusal(errors.keyReused);
  return before.id;
}

async function refuse(tx: Ctx, party: Party, { words, fileId }: Sent): Promise<void> {
  const closed = await findClosing(tx, party);
  if (closed !== null) throw new Refusal(conversationErrors.closed, { data: { closed } });
  const objections =
    party.side === 'company' ? objectionsTo([{ path: 'words', text: words }], { except: ofPosts }) : [];
  if (objections.length > 0) throw new Refusal(conversationErrors.objected, { data: { objections } });
  if (fileId !== undefined) {
    if (!party.contactShown) throw new Refusal(conversationErrors.filesClosed);
    if (!(await isOwnUpload(tx, party.userId, fileId))) throw new Refusal(errors.notFound);
  }
  const since = new Date(tx.now().getTime() - 60_000);
  if ((await countWrittenSince(tx, party.userId, since)) >= messagesPerMinute)
    throw new Refusal(errors.tooSoon, { message: '发送太频繁，请一分钟后再发', data: { retryAfter: 60 } });
}
