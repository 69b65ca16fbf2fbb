import type { removeMail as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { getProfile } from '../profile/get-profile.ts';
import { setMail } from './queries.ts';

/** Takes the caller's mail address away; nothing is sent there any more. */
export async function removeMail(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  await setMail(ctx, ctx.actor.personId, null);
  return getProfile(ctx);
}
