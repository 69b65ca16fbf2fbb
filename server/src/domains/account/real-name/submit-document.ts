import { realName, type submitDocument as endpoint } from '@pinjian/contract/account-real-name.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskDocumentNumber } from '@pinjian/contract/person.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { isOwnPicture, uploadPurpose } from '../file/check-picture.ts';
import { closeCheck } from './close-check.ts';
import { findOpenCheck, insertCheck, lockRealName, setRealNameState } from './queries.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { objectToNumber } from './rules.ts';

/**
 * Hands a picture of a document in, for a person to look at. The same picture again is the same attempt; any other that
 * is open ends for this one.
 * @throws Refusal 40970 once verified, 40001 for a number that cannot be or a picture that is not theirs, 42900 after too
 * many attempts in a day.
 */
export async function submitDocument(
  ctx: Ctx<SeekerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  await refuseDetails(ctx, input);
  return ctx.transaction(async (tx) => {
    if ((await lockRealName(tx, userId)) === realName.verified) throw new Refusal(accountErrors.realNameDone);
    const open = await findOpenCheck(tx, userId);
    if (open?.file_id === input.fileId) return { state: realName.inReview };
    await refuseTooMany(tx, userId);
    if (open !== undefined) await closeCheck(tx, open, { status: 2, reason: '已改用新的认证资料' });
    const { secretBox } = tx.ports;
    await insertCheck(tx, {
      id: newId(),
      userId,
      method: 'document',
      documentType: input.documentType,
      nameCipher: secretBox.encrypt(input.realName),
      numberCipher: secretBox.encrypt(input.documentNo),
      maskedNumber: maskDocumentNumber(input.documentNo),
      fileId: input.fileId,
    });
    await setRealNameState(tx, userId, realName.inReview);
    return { state: realName.inReview };
  });
}

async function refuseDetails(ctx: Ctx<SeekerActor>, input: Received<typeof endpoint>): Promise<void> {
  const wrong = objectToNumber(input.documentType, input.documentNo, ctx.now());
  const owner = { ownerId: ctx.actor.userId, purpose: uploadPurpose };
  const issues: InputIssue[] = [
    ...(wrong === null ? [] : [{ path: 'documentNo', message: wrong }]),
    ...((await isOwnPicture(ctx, owner, input.fileId)) ? [] : [{ path: 'fileId', message: '请重新上传证件照片' }]),
  ];
  const [first] = issues;
  if (first !== undefined) throw new Refusal(errors.invalidInput, { message: first.message, data: issues });
}
