import type { getProfile as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { maskMail, maskPhone } from '@pinjian/contract/person.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findPersonalRow } from './queries.ts';

/** The caller's own profile. Gender is the seeker's alone: no employer has one here (decisions §5). */
export async function getProfile(ctx: Ctx<SignedInActor>): Promise<Answer<typeof endpoint>> {
  const { secretBox } = ctx.ports;
  const row = await findPersonalRow(ctx, ctx.actor.userId);
  const mail = row.mail_confirmed_at === null ? null : row.mail_cipher;
  return {
    username: row.username,
    avatar: row.avatar_file_id === null ? null : signedUrl(secretBox, row.avatar_file_id, ctx.now()),
    gender: ctx.actor.kind === 'seeker' ? row.gender : null,
    phone: maskPhone(secretBox.decrypt(row.phone_cipher)),
    mail: mail === null ? null : maskMail(secretBox.decrypt(mail)),
  };
}
