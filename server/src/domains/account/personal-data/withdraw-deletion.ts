import type { withdrawDeletion as endpoint } from '@pinjian/contract/account-personal-data.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lockPerson } from '../profile/queries.ts';
import { forgetSessionsOfPerson } from './forget-sessions.ts';
import { getPersonalData } from './get-personal-data.ts';
import { deleteDeletion } from './queries.ts';

/** Takes the wish to be deleted back: everything is as it was. Without one nothing changes. */
export async function withdrawDeletion(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, actor.personId);
    if (!(await deleteDeletion(tx, actor.personId))) return;
    await forgetSessionsOfPerson(tx, actor.personId);
    if (actor.kind === 'admin') return;
    await tx.emit('account.deletionWithdrawn', { userId: actor.userId, kind: actor.kind, at: tx.now().toISOString() });
  });
  return getPersonalData(ctx);
}
