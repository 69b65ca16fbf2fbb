import { timingSafeEqual } from 'node:crypto';
import { accountErrors, type ClientId } from '@pinjian/contract/account.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { openFamily, type IssuedPair } from '../session/issue-pair.ts';
import {
  countWrongTry,
  findIdentity,
  findPerson,
  insertIdentity,
  insertPerson,
  lockPhone,
  markUsed,
  newestCode,
} from './queries.ts';

const kindOfClient: Readonly<Partial<Record<ClientId, 'seeker' | 'employer'>>> = {
  'web-job-hunter': 'seeker',
  'web-company': 'employer',
};

/**
 * Exchanges a phone and its code for a token pair. The first sign-in with a role creates the person and the identity.
 * @throws Refusal 40101 for a wrong, used, expired or worn-out code; the wrong try is counted all the same.
 */
export async function signIn(ctx: Ctx<ClientActor>, input: { phone: string; code: string }): Promise<IssuedPair> {
  const kind = kindOfClient[ctx.actor.client];
  if (kind === undefined) throw new Refusal(accountErrors.notAdmin);
  const { secretBox } = ctx.ports;
  const phoneHash = secretBox.hash('phone', input.phone);
  const pair = await ctx.transaction(async (tx) => {
    await lockPhone(tx, phoneHash);
    if (!(await useCode(tx, phoneHash, input.code))) return null;
    const personId =
      (await findPerson(tx, phoneHash)) ??
      (await insertPerson(tx, { phoneHash, phoneCipher: secretBox.encrypt(input.phone) }));
    const userId = (await findIdentity(tx, personId, kind)) ?? (await createIdentity(tx, personId, kind));
    return openFamily(tx, userId, { userAgent: ctx.actor.userAgent, address: ctx.actor.address });
  });
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (pair === null) throw new Refusal(accountErrors.wrongCode);
  return pair;
}

async function createIdentity(tx: Ctx, personId: string, kind: 'seeker' | 'employer'): Promise<string> {
  const userId = await insertIdentity(tx, personId, kind);
  await tx.emit('account.signedUp', { userId, kind });
  return userId;
}

/** Uses the newest sign-in code of the phone up, if `code` is it; otherwise counts a wrong try. */
async function useCode(tx: Ctx, phoneHash: Buffer, code: string): Promise<boolean> {
  const newest = await newestCode(tx, phoneHash, '1');
  const open =
    newest !== undefined &&
    newest.used_at === null &&
    newest.expires_at > tx.now() &&
    newest.wrong_tries < tx.ports.config.sms.wrongTries;
  if (!open) return false;
  if (!timingSafeEqual(newest.code_hash, tx.ports.secretBox.hash('sms-code', code))) {
    await countWrongTry(tx, newest.id);
    return false;
  }
  await markUsed(tx, newest.id);
  return true;
}
