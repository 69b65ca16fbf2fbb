import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { confirmMail as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { maskMail } from '@pinjian/contract/person.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { getProfile } from '../profile/get-profile.ts';
import { lockPerson } from '../profile/queries.ts';
import { recordOwnAct } from '../security/record-own-act.ts';
import { countWrongMailTry, markMailCodeUsed, newestMailCode, setMail } from './queries.ts';

type Input = Received<typeof endpoint>;

/**
 * Makes an address the caller's, by the code that went there. The right code again is the same result.
 * @throws Refusal 40102 for a wrong, expired or worn-out code, or one that went elsewhere; the wrong try is counted all
 * the same.
 */
export async function confirmMail(ctx: Ctx<SignedInActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const { personId } = ctx.actor;
  const confirmed = await ctx.transaction(async (tx) => {
    await lockPerson(tx, personId);
    return useMailCode(tx, ctx.actor, input);
  });
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (!confirmed) throw new Refusal(accountErrors.wrongMailCode);
  return getProfile(ctx);
}

async function useMailCode(tx: Ctx, actor: SignedInActor, input: Input): Promise<boolean> {
  const { secretBox, config } = tx.ports;
  const { personId } = actor;
  const newest = await newestMailCode(tx, personId);
  if (newest === undefined || newest.expires_at <= tx.now() || newest.wrong_tries >= config.sms.wrongTries)
    return false;
  const right =
    secretBox.decrypt(newest.mail_cipher) === input.mail &&
    isHashOf(secretBox, { use: 'mail-code', text: input.code }, newest.code_hash);
  if (!right) {
    await countWrongMailTry(tx, newest.id);
    return false;
  }
  if (newest.used_at !== null) return true;
  await markMailCodeUsed(tx, newest.id);
  await setMail(tx, personId, secretBox.encrypt(input.mail));
  await recordOwnAct(tx, actor, 'mailChanged', { mail: maskMail(input.mail) });
  return true;
}
