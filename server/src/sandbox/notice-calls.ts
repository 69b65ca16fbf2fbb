import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { listSandboxNotices as endpoint } from '@pinjian/contract/sandbox-outside.ts';
import { listSandboxMails } from '#platform/mail/embedded.ts';
import * as sms from '#platform/sms/embedded.ts';
import type { Ctx } from '../context.ts';

/** What a person would have been told by text message or mail, codes by text message apart. */
export async function listSandboxNotices(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const place = { db: ctx.db, secretBox: ctx.ports.secretBox };
  const notices = (await sms.listSandboxNotices(place)).map(({ phone: to, ...rest }) => ({
    ...rest,
    to,
    channel: 'sms' as const,
    subject: null,
  }));
  const mails = (await listSandboxMails(place)).map(({ mail: to, ...rest }) => ({
    ...rest,
    to,
    channel: 'mail' as const,
  }));
  const newest = [...notices, ...mails].toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
  return { records: newest.map((each) => ({ ...each, sentAt: each.sentAt.toISOString() })) };
}
