import * as z from 'zod/mini';
import { sides } from './application-conversation.ts';
import { complaintReasons } from './application-conversation-complaint.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

const about = {
  complaintId: z.string(),
  /** Who complains. */
  side: z.enum(sides),
  reason: z.enum(complaintReasons),
  companyName: z.string(),
  positionTitle: z.string(),
  complainedAt: instant,
};

export const listMessageComplaints = endpoint({
  method: 'GET',
  path: '/admin/console/messageComplaints',
  caller: 'admin',
  summary: '管理后台：等待处理的消息举报，等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(z.object(about)),
});

const messageComplaintCase = z.object({
  ...about,
  /** It concerns the admin who reads: somebody else settles it. */
  isOwn: z.boolean(),
  state: z.enum(['open', 'upheld', 'dismissed']),
  /** What the complainant adds; '' without. */
  note: z.string(),
  companyId: z.string(),
  /** The message and a few around it, the oldest first; numbers, mails and links are stars. Nobody is named. */
  messages: z.array(
    z.object({
      place: z.int(),
      side: z.enum(sides),
      /** '' for a file, and for what is gone. */
      words: z.string(),
      file: z.nullable(z.string()),
      sentAt: instant,
      isComplained: z.boolean(),
    }),
  ),
});
export type MessageComplaintCase = z.output<typeof messageComplaintCase>;

export const getMessageComplaint = endpoint({
  method: 'GET',
  path: '/admin/console/messageComplaints/{complaintId}',
  caller: 'admin',
  summary: '管理后台：一条被举报的消息和前后几条',
  output: messageComplaintCase,
});

export const settleMessageComplaint = endpoint({
  method: 'POST',
  path: '/admin/console/messageComplaints/{complaintId}/settle',
  caller: 'admin',
  summary: '管理后台：举报成立（删除这条消息）或不成立，举报人会收到结果',
  body: z.object({ outcome: z.enum(['upheld', 'dismissed'], '请选择处理结果') }),
  output: z.object({ state: z.enum(['open', 'upheld', 'dismissed']) }),
});

export const consoleMessageComplaintEndpoints = { listMessageComplaints, getMessageComplaint, settleMessageComplaint };
