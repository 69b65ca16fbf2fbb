import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type {
  listSandboxNotices as endpoint,
  readSandboxMailFile as fileEndpoint,
} from '@pinjian/contract/sandbox-outside.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { findSandboxMailFile, listSandboxMails } from '#platform/mail/embedded.ts';
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
    files: [],
  }));
  const mails = (await listSandboxMails(place)).map(({ id, mail: to, files, ...rest }) => ({
    ...rest,
    to,
    channel: 'mail' as const,
    files: files.map(({ name, content }, index) => ({ fileId: `${id}.${index}`, name, size: content.length })),
  }));
  const newest = [...notices, ...mails].toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime());
  return { records: newest.map((each) => ({ ...each, sentAt: each.sentAt.toISOString() })) };
}

/** A file that went with a mail. @throws `Refusal` once the mail is forgotten */
export async function readSandboxMailFile(
  ctx: Ctx,
  { fileId }: Received<typeof fileEndpoint>,
): Promise<Answer<typeof fileEndpoint>> {
  const [mailId = '', index = ''] = fileId.split('.');
  const place = { db: ctx.db, secretBox: ctx.ports.secretBox };
  const file = await findSandboxMailFile(place, mailId, Number(index));
  if (file === undefined) throw new Refusal(errors.notFound);
  return { name: file.name, type: file.type, base64: file.content.toString('base64') };
}
