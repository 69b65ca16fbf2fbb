import type { Conversation, ConversationMessage, Side } from '@pinjian/contract/application-conversation.ts';
import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { companyName } from '#domains/company/index.ts';
import { maskName } from '@pinjian/contract/person.ts';
import type { SecretBox } from '#platform/core/secret-box.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import type { CompanyRole } from '@pinjian/contract/reading.ts';
import { isContactShown } from '../candidate/view.ts';
import { findPositionTitle } from '../pipeline/queries.ts';
import { findContactCost } from './charge.ts';
import { findNewestRequest, type ContactRequestRow } from './contact-queries.ts';
import { findClosing, type Party } from './find-party.ts';
import { countBeyond, findConversation, findReadPlace, findSideRead, type MessageRecord } from './queries.ts';
import { askFrom, contactStateOf, hasBegun, masked, otherSide, withdrawUntil } from './rules.ts';

type Exchanged = NonNullable<NonNullable<Conversation['contacts']>['own']>;

/** One message for its reader: words of the other side with what is not theirs to see as stars. */
export function messageView(ctx: Ctx, record: MessageRecord, party: Party): ConversationMessage {
  const { secretBox } = ctx.ports;
  const now = ctx.now();
  const agent = agentKinds.find((kind) => kind === record.agent_kind);
  const mine = record.writer_id === party.userId;
  const own = record.side === party.side;
  const words = record.words_cipher === null ? '' : secretBox.decrypt(record.words_cipher);
  const shown = party.contactShown ? words : masked(words);
  const until = withdrawUntil(record.created_at);
  return {
    messageId: record.id,
    place: record.place,
    key: mine ? record.message_key : null,
    side: record.side,
    mine,
    writer: writerView(record, party.side),
    kind: record.kind,
    ...(agent && { agent }),
    state: stateOf(record),
    words: own ? words : shown,
    masked: shown !== words,
    file: fileView(secretBox, record, now),
    contact: requestOf(record, now),
    sentAt: record.created_at.toISOString(),
    withdrawUntil:
      mine && record.kind !== 'contact' && record.withdrawn_at === null && until > now ? until.toISOString() : null,
  };
}

function stateOf(record: MessageRecord): ConversationMessage['state'] {
  if (record.erased_at !== null) return 'erased';
  return record.withdrawn_at === null ? 'sent' : 'withdrawn';
}

/** Colleagues know each other by name; a seeker reads for what a member writes, not who they are. */
function writerView(record: MessageRecord, reader: Side): ConversationMessage['writer'] {
  if (record.writer_id === null) return null;
  const role: CompanyRole | null = record.side === 'company' ? record.writer_role : null;
  const isColleague = record.side === 'company' && reader === 'company';
  return { name: isColleague ? (record.writer_name ?? '') : '', role };
}

function fileView(secretBox: SecretBox, { file }: MessageRecord, now: Date): ConversationMessage['file'] {
  if (file === null) return null;
  const { id: fileId, name, size, type } = file;
  return { fileId, url: signedUrl(secretBox, fileId, now), name, size, type };
}

function requestOf(record: MessageRecord, now: Date): ConversationMessage['contact'] {
  const { request_id: requestId, request_side: side, request_state: state, request_expires_at: expires } = record;
  if (requestId === null || side === null || state === null || expires === null) return null;
  return {
    requestId,
    side,
    state: contactStateOf({ state, expires_at: expires }, now),
    expiresAt: expires.toISOString(),
  };
}

/** A conversation as its reader finds it. */
export async function conversationView(ctx: Ctx, party: Party): Promise<Conversation> {
  const { row, side, userId } = party;
  const now = ctx.now();
  const other = otherSide(side);
  const held = await findConversation(ctx, row.id);
  const closed = await findClosing(ctx, party);
  const request = await findNewestRequest(ctx, row.id);
  const read = await findReadPlace(ctx, row.id, userId);
  const from = closed === null && party.mayWrite ? askFrom(request, side, now) : null;
  return {
    applicationId: row.id,
    side,
    position: { positionId: row.position_id, title: await findPositionTitle(ctx, row.position_id) },
    otherName: side === 'seeker' ? await companyName(ctx, row.company_id) : candidateName(party),
    resumeId: side === 'company' && hasBegun(row) ? row.resume_id : null,
    closed,
    mayWrite: party.mayWrite,
    newest: held?.newest ?? 0,
    unread: held === undefined ? 0 : await countBeyond(ctx, row.id, other, read),
    otherRead: held === undefined ? 0 : await findSideRead(ctx, row.id, other),
    contactShown: party.contactShown,
    request: request === undefined ? null : requestView(request, now),
    mayAsk: from !== null && from <= now,
    askFrom: from === null || from <= now ? null : from.toISOString(),
    contactCost: side === 'company' ? await findContactCost(ctx, row) : null,
    contacts: contactsOf(ctx, request, side),
  };
}

function candidateName({ row }: Party): string {
  const name = row.resume_snapshot?.basics.name ?? '';
  if (name === '') return '候选人';
  return isContactShown(row) ? name : maskName(name);
}

function requestView(request: ContactRequestRow, now: Date): NonNullable<Conversation['request']> {
  return {
    requestId: request.id,
    state: contactStateOf(request, now),
    side: request.side,
    expiresAt: request.expires_at.toISOString(),
  };
}

function contactsOf(ctx: Ctx, request: ContactRequestRow | undefined, side: Side): Conversation['contacts'] {
  if (request?.state !== 'agreed') return null;
  const open = (cipher: Buffer | null): Exchanged | null =>
    cipher === null ? null : (JSON.parse(ctx.ports.secretBox.decrypt(cipher)) as Exchanged);
  const seeker = open(request.seeker_contact_cipher);
  const company = open(request.company_contact_cipher);
  return side === 'seeker' ? { own: seeker, other: company } : { own: company, other: seeker };
}
