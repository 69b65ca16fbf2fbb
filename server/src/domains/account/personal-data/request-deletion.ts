import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { personalDataErrors, type requestDeletion as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors, type ErrorCode } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { useOwnCode } from '../phone/use-own-code.ts';
import { lockPerson } from '../profile/queries.ts';
import { forgetSessionsOfPerson } from './forget-sessions.ts';
import { getPersonalData } from './get-personal-data.ts';
import { findColleagues, findDeletion, insertDeletion } from './queries.ts';
import { blockerOf, dueAfter } from './rules.ts';

/**
 * Asks for the deletion of the caller's account with both identities, by a code to their phone. From now on employers do
 * not see them; in seven days everything of theirs is erased. Asked again, the day stays.
 * @throws Refusal 40990 for the last owner of a company with other members, 40101 for a wrong code, whose try is counted.
 */
export async function requestDeletion(
  ctx: Ctx<SignedInActor>,
  { code }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  // The console is for the work; what belongs to the person they see to with an identity of their own.
  if (actor.kind === 'admin') throw new Refusal(errors.notAllowed);
  const objection = await ctx.transaction((tx) => request(tx, actor, code));
  // Thrown outside the transaction: a refusal inside would roll the counted try back.
  if (objection !== null) throw new Refusal(objection);
  return getPersonalData(ctx);
}

async function request(tx: Ctx, actor: SeekerActor | EmployerActor, code: string): Promise<ErrorCode | null> {
  const { personId, userId } = actor;
  await lockPerson(tx, personId);
  if ((await findDeletion(tx, personId)) !== undefined) return null;
  if (blockerOf(await findColleagues(tx, personId)) !== null) return personalDataErrors.lastOwner;
  if (!(await useOwnCode(tx, actor, code))) return accountErrors.wrongCode;
  const dueAt = dueAfter(tx.now());
  await insertDeletion(tx, personId, dueAt);
  await forgetSessionsOfPerson(tx, personId);
  await tx.emit('account.deletionRequested', { userId, kind: actor.kind, dueAt: dueAt.toISOString() });
  return null;
}
