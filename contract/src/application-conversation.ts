import * as z from 'zod/mini';
import { byAgent } from './by-agent.ts';
import { complaintReasons } from './application-conversation-complaint.ts';
import { objection } from './dictionary-objection.ts';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id, idempotencyKey } from './ids.ts';
import { companyRoles } from './reading.ts';
import { instant } from './time.ts';

/** Who writes: the seeker, or the company by one of its members. */
export const sides = ['seeker', 'company'] as const;
export type Side = (typeof sides)[number];

/** Characters of one message. */
export const wordsLimit = 1000;
/** Messages of one page. */
export const conversationPageSize = 50;
/** Messages that one person sends within a minute, of all their conversations. */
export const messagesPerMinute = 30;
/** Minutes in which one's own message can be withdrawn. */
export const withdrawMinutes = 2;
/** Days that a request to exchange contacts waits for its answer. */
export const contactDays = 5;
/** Days after a refusal before the same side may ask again. */
export const contactAgainDays = 7;
/** Quick replies that one person keeps. */
export const quickRepliesLimit = 30;
/** Years that a conversation is kept after its last message (decisions §16). */
export const conversationYears = 3;

export const conversationErrors = errorCodes({
  /** data: {closed} */
  closed: { code: 40982, message: '这段对话已结束，不能再发送' },
  /** data: {objections}, of which `path` is `words`. */
  objected: { code: 40983, message: '有不能发送的内容，请修改后再发' },
  filesClosed: { code: 40984, message: '投递或交换联系方式后才能发送文件' },
  tooLateToWithdraw: { code: 40985, message: `发出超过 ${withdrawMinutes} 分钟，不能撤回了` },
  contactAsked: { code: 40986, message: '交换请求正在等待答复' },
  contactSettled: { code: 40987, message: '这个请求已答复或已过期' },
  contactTooSoon: { code: 40988, message: `对方近期没有同意，${contactAgainDays} 天后可以再次提出` },
  tooManyQuickReplies: { code: 40989, message: `常用语最多 ${quickRepliesLimit} 条，请先删除几条` },
});

/** Why nothing can be written any more; what was written stays. */
export const closings = ['withdrawn', 'rejected', 'companyClosed', 'blocked'] as const;
export type Closing = (typeof closings)[number];

/** Where a request to exchange contacts stands. */
export const contactStates = ['asked', 'agreed', 'refused', 'expired'] as const;
export type ContactState = (typeof contactStates)[number];

const contact = z.object({ phone: z.string(), mail: z.nullable(z.string()) });

const contactRequest = z.object({
  requestId: z.string(),
  state: z.enum(contactStates),
  /** Who asked. */
  side: z.enum(sides),
  expiresAt: instant,
});

/** One message as its reader sees it. */
export const conversationMessage = z.object({
  messageId: z.string(),
  /** Its number in the conversation, from 1: the order, the same for everybody. */
  place: z.int(),
  /** The key it was sent with, to its own writer; null for the others. */
  key: z.nullable(z.string()),
  side: z.enum(sides),
  /** Written by the reader themselves. */
  mine: z.boolean(),
  /** Who wrote it: colleagues read the name, a seeker the role; null for who is erased. */
  writer: z.nullable(z.object({ name: z.string(), role: z.nullable(z.enum(companyRoles)) })),
  kind: z.enum(['text', 'file', 'contact']),
  /** Written by an agent in the writer's name. */
  agent: byAgent,
  /** `withdrawn` by its writer; `erased` with them. Neither has words any more. */
  state: z.enum(['sent', 'withdrawn', 'erased']),
  words: z.string(),
  /** The other side reads stars in place of numbers, mails and links of it. */
  masked: z.boolean(),
  /** `url` is signed and works for ten minutes. */
  file: z.nullable(
    z.object({ fileId: z.string(), url: z.string(), name: z.string(), size: z.int(), type: z.string() }),
  ),
  contact: z.nullable(contactRequest),
  sentAt: instant,
  /** Until when its writer can withdraw it; null for who cannot. */
  withdrawUntil: z.nullable(instant),
});
export type ConversationMessage = z.output<typeof conversationMessage>;

export const conversation = z.object({
  applicationId: z.string(),
  side: z.enum(sides),
  position: z.object({ positionId: z.string(), title: z.string() }),
  /** The company, or the candidate as the company may know them. */
  otherName: z.string(),
  /** To the company: the resume by which it reads the candidate; null where it reads none (any more). */
  resumeId: z.nullable(z.string()),
  /** null while it is open. */
  closed: z.nullable(z.enum(closings)),
  /** Whether this reader may write here at all; a member may read and not write. */
  mayWrite: z.boolean(),
  /** Number of the newest message; 0 without one. */
  newest: z.int(),
  /** Messages of the other side that this reader has not read. */
  unread: z.int(),
  /** Up to which number the other side has read. */
  otherRead: z.int(),
  /** Numbers, mails and links are shown as they were written, files can be sent. */
  contactShown: z.boolean(),
  /** The newest request to exchange contacts. */
  request: z.nullable(contactRequest),
  /** Whether this side may ask to exchange contacts now; `askFrom` where it may only later. */
  mayAsk: z.boolean(),
  askFrom: z.nullable(instant),
  /** Credits that asking, or agreeing to the other side's request, holds of the company's; null for seekers and where it is free. */
  contactCost: z.nullable(z.int()),
  /** Once agreed: one's own side's and the other's. */
  contacts: z.nullable(z.object({ own: z.nullable(contact), other: z.nullable(contact) })),
});
export type Conversation = z.output<typeof conversation>;

export const getConversation = endpoint({
  method: 'GET',
  path: '/job/conversation/{applicationId}',
  caller: 'signedIn',
  summary: '一次投递的对话：能否发送、未读、对方读到哪里、联系方式',
  output: conversation,
});

/** A number of a message in the address. */
const place = z.coerce.number().check(z.int(), z.minimum(1));

export const listConversationMessages = endpoint({
  method: 'GET',
  path: '/job/conversation/{applicationId}/messages',
  caller: 'signedIn',
  summary: '对话里的消息，从旧到新；before 之前的一页，没有时是最新的一页',
  query: z.object({ before: z.optional(place) }),
  output: z.object({ messages: z.array(conversationMessage), hasOlder: z.boolean() }),
});

/** What is written in one message. */
export const conversationWords = z.string().check(z.trim(), z.maxLength(wordsLimit, `一条消息最多 ${wordsLimit} 个字`));

export const sendConversationMessage = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/send',
  caller: 'signedIn',
  summary: '发送文字或一个上传的文件；同一个标识再发一次是同一条消息',
  body: z.object({
    key: idempotencyKey,
    words: z._default(conversationWords, ''),
    fileId: z.optional(id),
  }),
  output: conversationMessage,
});

export const withdrawConversationMessage = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/withdraw',
  caller: 'signedIn',
  summary: '撤回自己两分钟内发出的消息',
  body: z.object({ messageId: id }),
  output: conversationMessage,
});

export const readConversation = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/read',
  caller: 'signedIn',
  summary: '读到第几条；只会往后',
  body: z.object({ place }),
});

export const askContact = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/contact/ask',
  caller: 'signedIn',
  summary: '请求交换联系方式，5 天内有效',
  output: conversation,
});

export const answerContact = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/contact/answer',
  caller: 'signedIn',
  summary: '同意或谢绝交换联系方式；同意后双方都能看到',
  body: z.object({ requestId: id, agree: z.boolean() }),
  output: conversation,
});

export const complainOfMessage = endpoint({
  method: 'POST',
  path: '/job/conversation/{applicationId}/complain',
  caller: 'signedIn',
  summary: '举报对方的一条消息，由平台处理；同一条再举报结果相同',
  body: z.object({
    messageId: id,
    reason: z.enum(complaintReasons, '请选择举报原因'),
    note: z._default(z.string().check(z.trim(), z.maxLength(500, '说明最多 500 个字')), ''),
  }),
});

export const quickReply = z.object({ replyId: z.string(), words: z.string() });

export const listQuickReplies = endpoint({
  method: 'GET',
  path: '/job/conversation/quickReplies',
  caller: 'signedIn',
  summary: '自己保存的常用语，新的在前',
  output: z.array(quickReply),
});

export const addQuickReply = endpoint({
  method: 'POST',
  path: '/job/conversation/quickReplies/add',
  caller: 'signedIn',
  summary: '保存一条常用语；已有的相同一条不再保存',
  body: z.object({
    words: z.string().check(z.trim(), z.minLength(1, '请填写常用语'), z.maxLength(200, '常用语最多 200 个字')),
  }),
  output: quickReply,
});

export const removeQuickReply = endpoint({
  method: 'POST',
  path: '/job/conversation/quickReplies/remove',
  caller: 'signedIn',
  summary: '删除自己保存的一条常用语',
  body: z.object({ replyId: id }),
});

/** What a refusal of `conversationErrors.objected` carries. */
export const objectedData = z.object({ objections: z.array(objection) });

export const conversationEndpoints = {
  getConversation,
  listConversationMessages,
  sendConversationMessage,
  withdrawConversationMessage,
  readConversation,
  askContact,
  answerContact,
  complainOfMessage,
  listQuickReplies,
  addQuickReply,
  removeQuickReply,
};
