import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

/** A text message without a code, or a mail, that the embedded senders "sent". */
export const sandboxNotice = z.object({
  /** The phone, or the mail address. */
  to: z.string(),
  channel: z.enum(['sms', 'mail']),
  /** Of a mail. */
  subject: z.nullable(z.string()),
  text: z.string(),
  sentAt: instant,
});

/** Notices and mails, newest first, at most 50 of each. */
export const listSandboxNotices = endpoint({
  method: 'GET',
  path: '/api/sandbox/notices',
  caller: 'anyone',
  summary: '沙箱：已发送的通知短信和邮件',
  output: z.object({ records: z.array(sandboxNotice) }),
});
