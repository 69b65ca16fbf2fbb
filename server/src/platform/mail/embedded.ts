import type { Kysely } from 'kysely';
import { newId } from '../core/ids.ts';
import type { SecretBox } from '../core/secret-box.ts';
import type { MailSender } from './port.ts';

/** The one platform table this file owns, as kysely sees it. */
interface SandboxMailTables {
  platform_sandbox_mail: { id: string; address_cipher: Buffer; subject: string; text: string; sent_at: Date };
}

interface Place {
  readonly db: Kysely<SandboxMailTables>;
  readonly secretBox: SecretBox;
}

interface SandboxMailOptions extends Place {
  now(): Date;
}

/** What was "sent" is forgotten after a day. */
const keptMilliseconds = 86_400_000;

/** The sandbox: nothing is sent. The mails stand at /sandbox, for the person at this machine. */
export function createSandboxMail(options: SandboxMailOptions): MailSender {
  const { db, secretBox } = options;
  return {
    async send({ mail, subject, text }) {
      const sentAt = options.now();
      const forgotten = new Date(sentAt.getTime() - keptMilliseconds);
      await db.deleteFrom('platform_sandbox_mail').where('sent_at', '<', forgotten).execute();
      await db
        .insertInto('platform_sandbox_mail')
        .values({ id: newId(), address_cipher: secretBox.encrypt(mail), subject, text, sent_at: sentAt })
        .execute();
    },
  };
}

export interface SandboxMail {
  readonly mail: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** What was "sent", newest first, at most 50. */
export async function listSandboxMails({ db, secretBox }: Place): Promise<SandboxMail[]> {
  const rows = await db
    .selectFrom('platform_sandbox_mail')
    .select(['address_cipher', 'subject', 'text', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ address_cipher: address, subject, text, sent_at: sentAt }) => ({
    mail: secretBox.decrypt(address),
    subject,
    text,
    sentAt,
  }));
}

/** Tables of the sandbox that hold what was "sent" to people. */
export const personalMailTables = ['platform_sandbox_mail'] as const;

/** Forgets every mail that was "sent" to, or holds, one of these words. */
export async function forgetSandboxMails({ db, secretBox }: Place, words: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('platform_sandbox_mail')
    .select(['id', 'address_cipher', 'subject', 'text'])
    .execute();
  const ids = rows
    .filter((row) => {
      const text = `${secretBox.decrypt(row.address_cipher)}\n${row.subject}\n${row.text}`;
      return words.some((word) => text.includes(word));
    })
    .map((row) => row.id);
  if (ids.length > 0) await db.deleteFrom('platform_sandbox_mail').where('id', 'in', ids).execute();
}

/** Forgets what was "sent" before an instant, where nothing was sent since to do it. */
export async function forgetOldSandboxMails(db: Kysely<SandboxMailTables>, before: Date): Promise<void> {
  await db.deleteFrom('platform_sandbox_mail').where('sent_at', '<', before).execute();
}
