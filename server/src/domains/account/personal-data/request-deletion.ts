import { personalDataErrors, type requestDeletion as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { ErrorCode } from '@pinjian/contract/errors.ts';
import type { Ctx, EmployerActor, SeekerActor, SignedInActor } from '#server/context.ts';
import { askWithCode } from './ask-with-code.ts';
import { forgetSessionsOfPerson } from './forget-sessions.ts';
import { findColleagues, findDeletion, insertDeletion } from './queries.ts';
import { blockerOf, dueAfter } from './rules.ts';

/**
 * Asks for the deletion of the caller's account with both identities, by a code to their phone. From now on employers do
 * not see them; in seven days everything of theirs is erased. Asked again, the day stays.
 * @throws Refusal 40990 for the last owner of a company with other members, and those of `askWithCode`.
 */
export async function requestDeletion(
  ctx: Ctx<SignedInActor>,
  { code }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return askWithCode(ctx, code, { look, write });
}

async function look(tx: Ctx, personId: string): Promise<'asked' | ErrorCode | null> {
  if ((await findDeletion(tx, personId)) !== undefined) return 'asked';
  return blockerOf(await findColleagues(tx, personId)) === null ? null : personalDataErrors.lastOwner;
}

async function write(tx: Ctx, { personId, userId, kind }: SeekerActor | EmployerActor): Promise<void> {
  const dueAt = dueAfter(tx.now());
  await insertDeletion(tx, personId, dueAt);
  await forgetSessionsOfPerson(tx, personId);
  await tx.emit('account.deletionRequested', { userId, kind, dueAt: dueAt.toISOString() });
}
