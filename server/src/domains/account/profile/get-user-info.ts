import type { getUserInfo as endpoint } from '@pinjian/contract/account.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { maskPhone } from '@pinjian/contract/person.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { clientOfKind } from '../policy.ts';
import { findProfile, kindsOfPerson } from './queries.ts';

/**
 * Who is signed in: identity from the token, the phone masked. An admin's other identities are none of the console's
 * business, and whether somebody is an admin none of their other identities'.
 */
export async function getUserInfo(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { actor } = ctx;
  const profile = await findProfile(ctx, actor.userId);
  const kinds = await kindsOfPerson(ctx, actor.personId);
  const { secretBox } = ctx.ports;
  return {
    sysUser: {
      clientId: clientOfKind[actor.kind],
      companyId: profile.company_id,
      userId: actor.userId,
      avatar: profile.avatar_file_id === null ? null : signedUrl(secretBox, profile.avatar_file_id, ctx.now()),
      username: profile.username,
      phone: maskPhone(secretBox.decrypt(profile.phone_cipher)),
      realNameState: profile.real_name_state,
      companyStatus: profile.company_status,
      deletionDueAt: profile.due_at?.toISOString() ?? null,
    },
    permissions: actor.kind === 'seeker' ? [] : [...actor.permissions],
    roles: kinds.filter((kind) => (kind === 'admin') === (actor.kind === 'admin')).map((kind) => clientOfKind[kind]),
  };
}
