import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { ClientActor, Ctx } from '#server/context.ts';
import { askSecondStep } from '../admin/ask-second-step.ts';
import { recordSignIn } from '../security/record-sign-in.ts';
import { openFamily, type IssuedPair } from '../session/issue-pair.ts';
import { obtainIdentity } from './obtain-identity.ts';
import { findPhoneHash, holdPhone } from '../phone/find-phone-hash.ts';
import { findPerson, insertPerson } from './queries.ts';
import { kindOfClient } from './rules.ts';
import { triedBy } from './read-try.ts';
import { useCode } from './use-code.ts';

interface SignInInput {
  readonly phone: string;
  readonly code: string;
  /** The solved challenge, where one was asked for. */
  readonly altcha?: string | undefined;
}

/**
 * Exchanges a phone and its code for a token pair. The first sign-in with a role creates the person and the identity.
 * The admin client's first step ends here, whoever it is: nobody comes in by a text message alone.
 * @throws Refusal 40101 for a wrong, used, expired or worn-out code; the wrong try is counted all the same. 42900 or 429
 * {retryAfter} after too many of them, 42910 {challenge} where many strangers have guessed at the number.
 */
export async function signIn(ctx: Ctx<ClientActor>, input: SignInInput): Promise<IssuedPair> {
  const { client, userAgent, address, device } = ctx.actor;
  const kind = kindOfClient[client];
  if (kind === undefined) return askSecondStep(ctx, input);
  const tried = await triedBy(ctx, await findPhoneHash(ctx, input.phone), input.altcha);
  const pair = await ctx.transaction(async (tx) => {
    const phoneHash = await holdPhone(tx, input.phone);
    if (!(await useCode(tx, { ...tried, phoneHash }, input.code))) return null;
    const personId = (await findPerson(tx, phoneHash)) ?? (await insertPerson(tx, input.phone));
    const userId = await obtainIdentity(tx, personId, kind);
    const opened = await openFamily(tx, { userId, kind }, { userAgent, address });
    await recordSignIn(tx, { personId, familyId: opened.familyId, userAgent, address, clientId: client, device });
    return opened.pair;
  });
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (pair === null) throw new Refusal(accountErrors.wrongCode);
  return pair;
}
