import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { countWrongCode } from '../lock-out/count-wrong-code.ts';
import { forgiveWrongCodes, type Guesser } from '../lock-out/queries.ts';
import { refuseLocked } from '../lock-out/refuse-locked.ts';
import type { Asker } from './identify-asker.ts';
import { countWrongTry, markUsed, newestCode, ownCodes } from './queries.ts';
import type { SmsType } from './rules.ts';

/** The phone that a code went to, what for, and who asked for it. */
interface SentTo {
  readonly phoneHash: Buffer;
  readonly smsType: SmsType;
  readonly asker: Asker;
}

/** The same, and the verified proof of work that came with the try. */
type Tried = SentTo & Guesser & { readonly proof?: string | null };

function isCode(tx: Ctx, stored: Buffer, code: string): boolean {
  return isHashOf(tx.ports.secretBox, { use: 'sms-code', text: code }, stored);
}

/**
 * The id of the newest code that this asker had sent, if `code` is it and still opens something; otherwise counts a
 * wrong try, which is theirs alone.
 * @throws Refusal 42900 or 429 {retryAfter} for who has guessed too much, 42910 {challenge} for a stranger where many
 * have guessed; before anything was counted.
 */
export async function checkCode(tx: Ctx, to: Tried, code: string): Promise<string | null> {
  const proofNonce = await refuseLocked(tx, to, to.proof ?? null);
  const newest = await newestCode(tx, to.phoneHash, to.smsType, to.asker);
  const open =
    newest !== undefined &&
    newest.used_at === null &&
    newest.expires_at > tx.now() &&
    newest.tries < tx.ports.config.sms.wrongTries;
  if (open && isCode(tx, newest.code_hash, code)) {
    await forgiveWrongCodes(tx, to);
    await ownCodes(tx, to.phoneHash, to.asker);
    return newest.id;
  }
  if (open) await countWrongTry(tx, newest.id, to.asker);
  await countWrongCode(tx, to, proofNonce);
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
  const newest = await newestCode(tx, to.phoneHash, to.smsType, to.asker);
  if (newest === undefined || newest.used_at === null || newest.expires_at <= tx.now()) return false;
  return isCode(tx, newest.code_hash, code);
}
