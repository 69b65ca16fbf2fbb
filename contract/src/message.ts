import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { messageTarget } from './message-target.ts';
import { instant } from './time.ts';

/** Message types of spec §9: interviews 1, 11, 21; position review 2; everything else 7. */
export const messageTypes = ['1', '2', '7', '11', '21'] as const;
export type MessageType = (typeof messageTypes)[number];

export const messageMeta = z.object({
  companyName: z.optional(z.string()),
  interviewTime: z.optional(z.string()),
  interviewType: z.optional(z.string()),
  /** What the message leads to. */
  target: z.optional(messageTarget),
  /** The same as a path, in rows from before there were targets; none is written any more. */
  link: z.optional(z.string()),
});
export type MessageMeta = z.output<typeof messageMeta>;

/** A file that goes with a message by mail; inside the product it is downloaded where it belongs. */
export interface MailFile {
  readonly name: string;
  /** Media type with its parameters. */
  readonly type: string;
  readonly content: string;
}

/** What is written of it. */
export type NewMeta = Omit<MessageMeta, 'link'>;

export const message = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  messageType: z.enum(messageTypes),
  /** '0' means unread. */
  isRead: z.enum(['0', '1']),
  createTime: instant,
  meta: messageMeta,
});
export type Message = z.output<typeof message>;

/** At most this many at once; older ones with `before`. */
export const messagePageSize = 200;

/** Id of the oldest message one has. An id and no instant: two messages may be of the same moment. */
const before = z.optional(id);

export const listMessages = endpoint({
  method: 'GET',
  path: '/job/message/list',
  caller: 'seeker',
  summary: '求职者消息',
  query: z.object({ messageType: z._default(z.enum(['0', '1']), '0'), before }),
  output: z.array(message),
});

export const listCompanyMessages = endpoint({
  method: 'GET',
  path: '/job/message/company/list',
  caller: 'employer',
  summary: '企业消息',
  query: z.object({ messageType: z._default(z.enum(['0', '1', '2']), '0'), before }),
  output: z.array(message),
});

export const markMessagesRead = endpoint({
  method: 'POST',
  path: '/job/message/markAsRead',
  caller: 'signedIn',
  whileLeaving: true,
  summary: '标记消息已读',
  body: z.object({ messageIds: z.array(id).check(z.maxLength(messagePageSize)) }),
});

export const messageEndpoints = { listMessages, listCompanyMessages, markMessagesRead };
