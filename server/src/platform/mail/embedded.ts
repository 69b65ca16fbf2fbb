import type { Kysely } from 'kysely';
import { newId } from '../core/ids.ts';
import type { SecretBox } from '../core/secret-box.ts';
import type { MailFile, MailSender } from './port.ts';

/** The one platform table this file owns, as kysely sees it. */
interface SandboxMailTables {
  platform_sandbox_mail: {
    id: string;
    address_cipher: Buffer;
    subject: string;
    text: string;
    files_cipher: Buffer | null;
    sent_at: Date;
  };
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
    async send({ mail, subject, text, files = [] }) {
      const sentAt = options.now();
      const forgotten = new Date(sentAt.getTime() - keptMilliseconds);
      await db.deleteFrom('platform_sandbox_mail').where('sent_at', '<', forgotten).execute();
      await db
        .insertInto('platform_sandbox_mail')
        .values({
          id: newId(),
          address_cipher: secretBox.encrypt(mail),
          subject,
          text,
          files_cipher: files.length === 0 ? null : secretBox.encrypt(writeFiles(files)),
          sent_at: sentAt,
        })
        .execute();
    },
  };
}

/** A file that went with a mail. */
export interface SandboxMailFile {
  readonly name: string;
  /** Media type with its parameters. */
  readonly type: string;
  readonly content: Buffer;
}

export interface SandboxMail {
  readonly id: string;
  readonly mail: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly SandboxMailFile[];
  readonly sentAt: Date;
}

interface WrittenFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

function bytesOf(content: string | Uint8Array): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
}

function writeFiles(files: readonly MailFile[]): string {
  const written = files.map(({ name, type, content }): WrittenFile => {
    return { name, type, base64: bytesOf(content).toString('base64') };
  });
  return JSON.stringify(written);
}

function readFiles({ secretBox }: Place, cipher: Buffer | null): SandboxMailFile[] {
  if (cipher === null) return [];
  const written = JSON.parse(secretBox.decrypt(cipher)) as WrittenFile[];
  return written.map(({ name, type, base64 }) => ({ name, type, content: Buffer.from(base64, 'base64') }));
}

/** What was "sent", newest first, at most 50. */
export async function listSandboxMails(place: Place): Promise<SandboxMail[]> {
  const rows = await place.db
    .selectFrom('platform_sandbox_mail')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, address_cipher: address, subject, text, files_cipher: files, sent_at: sentAt }) => ({
    id,
    mail: place.secretBox.decrypt(address),
    subject,
    text,
    files: readFiles(place, files),
    sentAt,
  }));
}

/** One file of a mail that is still kept, counted from 0. */
export async function findSandboxMailFile(
  place: Place,
  mailId: string,
  index: number,
): Promise<SandboxMailFile | undefined> {
  const row = await place.db
    .selectFrom('platform_sandbox_mail')
    .select('files_cipher')
    .where('id', '=', mailId)
    .executeTakeFirst();
  return row && readFiles(place, row.files_cipher)[index];
}

/** Tables of the sandbox that hold what was "sent" to people. */
export const personalMailTables = ['platform_sandbox_mail'] as const;

/** Forgets every mail that was "sent" to, or holds, itself or in a file of text, one of these words. */
export async function forgetSandboxMails(place: Place, words: readonly string[]): Promise<void> {
  const { db, secretBox } = place;
  const rows = await db.selectFrom('platform_sandbox_mail').selectAll().execute();
  const ids = rows
    .filter((row) => {
      const files = readFiles(place, row.files_cipher).map(({ name, content }) => `${name}\n${content.toString()}`);
      const text = [secretBox.decrypt(row.address_cipher), row.subject, row.text, ...files].join('\n');
      return words.some((word) => text.includes(word));
    })
    .map((row) => row.id);
  if (ids.length > 0) await db.deleteFrom('platform_sandbox_mail').where('id', 'in', ids).execute();
}

/** Forgets what was "sent" before an instant, where nothing was sent since to do it. */
export async function forgetOldSandboxMails(db: Kysely<SandboxMailTables>, before: Date): Promise<void> {
  await db.deleteFrom('platform_sandbox_mail').where('sent_at', '<', before).execute();
}
