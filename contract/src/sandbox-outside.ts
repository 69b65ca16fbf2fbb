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
  /** What went with a mail. */
  files: z.array(z.object({ fileId: z.string(), name: z.string(), /** Bytes. */ size: z.int() })),
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

/** A file that went with a mail, for the person at this machine. */
export const readSandboxMailFile = endpoint({
  method: 'GET',
  path: '/api/sandbox/notices/file',
  caller: 'anyone',
  summary: '沙箱：邮件的附件',
  query: z.object({
    fileId: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d$/, '附件的编号不正确')),
  }),
  output: z.object({ name: z.string(), type: z.string(), base64: z.string() }),
});
