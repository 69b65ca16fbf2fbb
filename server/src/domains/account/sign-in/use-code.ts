import { timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#server/context.ts';
import { countWrongCode } from '../lock-out/count-wrong-code.ts';
import { forgiveWrongCodes, type Guesser } from '../lock-out/queries.ts';
import { refuseLocked } from '../lock-out/refuse-locked.ts';
import { countWrongTry, markUsed, newestCode } from './queries.ts';
import type { SmsType } from './rules.ts';

/** The phone that a code went to, and what for. */
interface SentTo {
  readonly phoneHash: Buffer;
  readonly smsType: SmsType;
}

/** The same, and from where it is tried. */
type Tried = SentTo & Guesser;

function isCode(tx: Ctx, stored: Buffer, code: string): boolean {
  return timingSafeEqual(stored, tx.ports.secretBox.hash('sms-code', code));
}

/**
 * The id of the newest code sent, if `code` is it and still opens something; otherwise counts a wrong try.
 * @throws Refusal 42900 or 429 {retryAfter} for who has guessed too much, before anything was counted.
 */
export async function checkCode(tx: Ctx, to: Tried, code: string): Promise<string | null> {
  await refuseLocked(tx, to);
  const newest = await newestCode(tx, to.phoneHash, to.smsType);
  const open =
    newest !== undefined &&
    newest.used_at === null &&
    newest.expires_at > tx.now() &&
    newest.wrong_tries < tx.ports.config.sms.wrongTries;
  if (open && isCode(tx, newest.code_hash, code)) {
    await forgiveWrongCodes(tx, to);
    return newest.id;
  }
  if (open) await countWrongTry(tx, newest.id);
  await countWrongCode(tx, to);
  return null;
}

/** Uses a code up, if it is the right one; otherwise counts a wrong try. */
export async function useCode(tx: Ctx, to: Tried, code: string): Promise<boolean> {
  const id = await checkCode(tx, to, code);
  if (id !== null) await markUsed(tx, id);
  return id !== null;
}

/** Whether `code` is the newest sent and was used within its time: who repeats a call has seen no answer to it. */
export async function wasUsed(tx: Ctx, to: SentTo, code: string): Promise<boolean> {
  const newest = await newestCode(tx, to.phoneHash, to.smsType);
  if (newest === undefined || newest.used_at === null || newest.expires_at <= tx.now()) return false;
  return isCode(tx, newest.code_hash, code);
}
