import type { removeMail as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { getProfile } from '../profile/get-profile.ts';
import { lockPerson } from '../profile/queries.ts';
import { recordOwnAct } from '../security/record-own-act.ts';
import { hasMail, setMail } from './queries.ts';

/** Takes the caller's mail address away; nothing is sent there any more. Without one nothing happens. */
export async function removeMail(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { personId } = ctx.actor;
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, personId);
    if (!(await hasMail(tx, personId))) return;
    await setMail(tx, personId, null);
    await recordOwnAct(tx, ctx.actor, 'mailRemoved');
  });
  return getProfile(ctx);
}
