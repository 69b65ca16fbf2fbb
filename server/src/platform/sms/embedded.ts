import type { Kysely } from 'kysely';
import { maskPhone } from '@pinjian/contract/person.ts';
import { newId } from '../core/ids.ts';
import type { SecretBox } from '../core/secret-box.ts';
import type { SmsSender } from './port.ts';

/** The one platform table this file owns, as kysely sees it. */
interface SandboxSmsTables {
  platform_sandbox_sms: {
    id: string;
    phone_hash: Buffer;
    phone_cipher: Buffer;
    text: string;
    code: string | null;
    sent_at: Date;
  };
}

interface Place {
  readonly db: Kysely<SandboxSmsTables>;
  readonly secretBox: SecretBox;
}

interface SandboxSmsOptions extends Place {
  now(): Date;
  /** Writes one line for the person at the terminal. */
  print(line: string): void;
}

/** Codes are worth nothing after minutes; what was "sent" is forgotten after a day. */
const keptMilliseconds = 86_400_000;

/**
 * The sandbox: nothing is sent. The code stands on the terminal beside the masked phone (the one exception to 'codes
 * never reach a log', decisions §7) and at /sandbox.
 */
export function createSandboxSms(options: SandboxSmsOptions): SmsSender {
  const { db, secretBox } = options;
  async function keep({ phone, text, code }: { phone: string; text: string; code: string | null }): Promise<void> {
    const now = options.now();
    const forgotten = new Date(now.getTime() - keptMilliseconds);
    await db.deleteFrom('platform_sandbox_sms').where('sent_at', '<', forgotten).execute();
    await db
      .insertInto('platform_sandbox_sms')
      .values({
        id: newId(),
        phone_hash: secretBox.hash('phone', phone),
        phone_cipher: secretBox.encrypt(phone),
        text,
        code,
        sent_at: now,
      })
      .execute();
  }
  return {
    async send({ phone, text, code }) {
      await keep({ phone, text, code });
      options.print(`[沙箱短信] ${maskPhone(phone)} 验证码 ${code}`);
    },
    // What a notice says about somebody stays out of the terminal, which may be kept as a log.
    notify: ({ phone, text }) => keep({ phone, text, code: null }),
  };
}

export interface SandboxSms {
  readonly phone: string;
  readonly code: string;
  readonly sentAt: Date;
}

/** The codes that were "sent", newest first, at most 50; to one phone when it is given. */
export async function listSandboxSms(place: Place, phone?: string): Promise<SandboxSms[]> {
  let query = place.db
    .selectFrom('platform_sandbox_sms')
    .select(['phone_cipher', 'code', 'sent_at'])
    .where('code', 'is not', null)
    .$narrowType<{ code: string }>()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50);
  if (phone !== undefined) query = query.where('phone_hash', 'in', [...place.secretBox.hashes('phone', phone)]);
  const rows = await query.execute();
  return rows.map((row) => ({ phone: place.secretBox.decrypt(row.phone_cipher), code: row.code, sentAt: row.sent_at }));
}

export interface SandboxNotice {
  readonly phone: string;
  readonly text: string;
  readonly sentAt: Date;
}

/** The notices that were "sent", newest first, at most 50. */
export async function listSandboxNotices({ db, secretBox }: Place): Promise<SandboxNotice[]> {
  const rows = await db
    .selectFrom('platform_sandbox_sms')
    .select(['phone_cipher', 'text', 'sent_at'])
    .where('code', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ phone: secretBox.decrypt(row.phone_cipher), text: row.text, sentAt: row.sent_at }));
}

/** Tables of the sandbox that hold what was "sent" to people. */
export const personalSmsTables = ['platform_sandbox_sms'] as const;

/** Forgets what was "sent" to a phone, and every text that holds one of these words. */
export async function forgetSandboxSms(
  { db, secretBox }: Place,
  phone: string,
  words: readonly string[],
): Promise<void> {
  const rows = await db.selectFrom('platform_sandbox_sms').select(['id', 'phone_hash', 'text']).execute();
  const hashes = secretBox.hashes('phone', phone);
  const ids = rows
    .filter(
      (row) => hashes.some((hash) => row.phone_hash.equals(hash)) || words.some((word) => row.text.includes(word)),
    )
    .map((row) => row.id);
  if (ids.length > 0) await db.deleteFrom('platform_sandbox_sms').where('id', 'in', ids).execute();
}

/** Forgets what was "sent" before an instant, where nothing was sent since to do it. */
export async function forgetOldSandboxSms(db: Kysely<SandboxSmsTables>, before: Date): Promise<void> {
  await db.deleteFrom('platform_sandbox_sms').where('sent_at', '<', before).execute();
}
