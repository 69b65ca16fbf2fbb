import type { updateProfile as endpoint } from '@pinjian/contract/account-profile.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { isOwnPicture, uploadPurpose } from '../file/check-picture.ts';
import { getProfile } from './get-profile.ts';
import { updateIdentity } from './queries.ts';

type Input = Received<typeof endpoint>;

/**
 * Saves what is given of the caller's own profile; the rest stays. An employer's gender is nobody's business and is not
 * kept. A picture that is replaced is removed with the unused files.
 * @throws Refusal 40001 for a name with a phone number in it, or a picture that is not theirs.
 */
export async function updateProfile(ctx: Ctx<SignedInActor>, input: Input): Promise<Answer<typeof endpoint>> {
  await refuseWrong(ctx, input);
  await updateIdentity(ctx, ctx.actor.userId, {
    username: input.username,
    avatar_file_id: input.avatarFileId,
    gender: ctx.actor.kind === 'seeker' ? input.gender : undefined,
  });
  return getProfile(ctx);
}

async function refuseWrong(ctx: Ctx<SignedInActor>, { username, avatarFileId }: Input): Promise<void> {
  const issues: InputIssue[] = [];
  if (username !== undefined && /1[3-9]\d{9}/.test(username.replaceAll(/[\s-]/g, '')))
    issues.push({ path: 'username', message: '用户名不能包含手机号' });
  const owner = { ownerId: ctx.actor.userId, purpose: uploadPurpose };
  if (typeof avatarFileId === 'string' && !(await isOwnPicture(ctx, owner, avatarFileId)))
    issues.push({ path: 'avatarFileId', message: '图片不存在，请重新上传' });
  const [first] = issues;
  if (first !== undefined) throw new Refusal(errors.invalidInput, { message: first.message, data: issues });
}
