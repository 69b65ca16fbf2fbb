import {
  consentRequired,
  nameRequired,
  numberRequired,
  realName,
  type getCertifyId as endpoint,
} from '@pinjian/contract/account-real-name.ts';
import { accountErrors } from '@pinjian/contract/account-errors.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { maskDocumentNumber } from '@pinjian/contract/person.ts';
import { newId } from '#platform/core/ids.ts';
import type { FaceQuestion } from '#platform/face/port.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { closeCheck } from './close-check.ts';
import { findOpenCheck, insertCheck, lockRealName, setRealNameState, setVendor, type RealNameRow } from './queries.ts';
import { refuseTooMany } from './refuse-too-many.ts';
import { isFaceOver, objectToNumber, returnPathOf } from './rules.ts';
import { startFace, takeFaceStart } from './start-face.ts';

type Input = Received<typeof endpoint>;
type Started = Answer<typeof endpoint>;

interface Person {
  readonly name: string;
  readonly idNumber: string;
}

/**
 * Starts a face check. One that is under way for the same person is answered again, with or without name and number;
 * any other attempt that is open ends for it. Asked for without a name, it begins on a page that asks for one. The check is stored before the vendor hears of it.
 * @throws Refusal 40970 once verified, 40001 without name, number or consent where they are needed, 42900 after too many
 * attempts in a day or while the same is being asked, 503 where the vendor does not take it.
 */
export async function getCertifyId(ctx: Ctx<SeekerActor>, input: Input): Promise<Started> {
  const { userId } = ctx.actor;
  const begun = await ctx.transaction(async (tx) => {
    if ((await lockRealName(tx, userId)) === realName.verified) throw new Refusal(accountErrors.realNameDone);
    const open = await findOpenCheck(tx, userId);
    if (open !== undefined && goesOn(tx, open, input))
      return { goesOn: { certifyId: open.id, url: open.vendor_url ?? '' } };
    const isNamed = [input.realName, input.idNo, input.consent].some((given) => given !== undefined);
    if (!isNamed) return { goesOn: await startFace(tx, userId, input.returnUrl) };
    const person = readPerson(tx, input);
    if (open !== undefined && isBeingAsked(tx, open))
      throw new Refusal(errors.tooSoon, { message: '正在发起认证，请稍候', data: { retryAfter: 5 } });
    await refuseTooMany(tx, userId);
    if (open !== undefined) await closeCheck(tx, open, { status: 2, reason: '已重新发起认证' });
    const begunAs = await takeFaceStart(tx, userId, input.certifyId);
    const checkId = begunAs?.checkId ?? newId();
    const { secretBox } = tx.ports;
    await insertCheck(tx, {
      id: checkId,
      userId,
      method: 'face',
      documentType: 'idCard',
      nameCipher: secretBox.encrypt(person.name),
      numberCipher: secretBox.encrypt(person.idNumber),
      maskedNumber: maskDocumentNumber(person.idNumber),
      fileId: null,
    });
    await setRealNameState(tx, userId, realName.inReview);
    const returnPath = begunAs?.returnPath ?? returnPathOf(input.returnUrl, checkId);
    return { goesOn: null, question: { checkId, userId, ...person, returnPath } };
  });
  if (begun.goesOn !== null) return begun.goesOn;
  return askVendor(ctx, begun.question);
}

/** Whether an open check is the one that is asked for: of the face, answered by the vendor, not over, the same person. */
function goesOn(ctx: Ctx, open: RealNameRow, input: Input): boolean {
  if (open.method !== 'face' || open.vendor_url === null || isFaceOver(open.started_at, ctx.now())) return false;
  const same = (cipher: Buffer | null, given: string | undefined) =>
    given === undefined || (cipher !== null && ctx.ports.secretBox.decrypt(cipher) === given);
  return same(open.name_cipher, input.realName) && same(open.number_cipher, input.idNo);
}

/** A vendor that has not answered within this has not been asked any more: the process ended in between. */
const askingMilliseconds = 20_000;

/** Whether the vendor is being asked about an open check at this moment: the same request, sent twice. */
function isBeingAsked(ctx: Ctx, open: RealNameRow): boolean {
  const age = ctx.now().getTime() - open.started_at.getTime();
  return open.method === 'face' && open.vendor_url === null && age < askingMilliseconds;
}

/** @throws Refusal 40001 naming every field that is missing or wrong. */
function readPerson(ctx: Ctx, input: Input): Person {
  const { realName: name, idNo: idNumber, consent } = input;
  const wrong = idNumber === undefined ? numberRequired : objectToNumber('idCard', idNumber, ctx.now());
  const issues: InputIssue[] = [
    ...(name === undefined ? [{ path: 'realName', message: nameRequired }] : []),
    ...(wrong === null ? [] : [{ path: 'idNo', message: wrong }]),
    ...(consent === true ? [] : [{ path: 'consent', message: consentRequired }]),
  ];
  const [first] = issues;
  if (first !== undefined || name === undefined || idNumber === undefined)
    throw new Refusal(errors.invalidInput, { ...(first && { message: first.message }), data: issues });
  return { name, idNumber };
}

/** A vendor that does not take the check ends it: the person may try again, or show a document. */
async function askVendor(ctx: Ctx<SeekerActor>, question: FaceQuestion): Promise<Started> {
  const { checkId, userId } = question;
  const [started] = await Promise.allSettled([ctx.ports.face.start(question)]);
  if (started.status === 'fulfilled') {
    await setVendor(ctx, checkId, started.value);
    return { certifyId: checkId, url: started.value.url };
  }
  const { reason } = started as { reason: unknown };
  ctx.log.warn({ error: reason instanceof Error ? reason.name : 'unknown' }, 'the face check was not taken');
  const message = '核验服务暂时不可用，请稍后再试，或改用证件照片认证';
  await ctx.transaction(async (tx) => {
    await lockRealName(tx, userId);
    const open = await findOpenCheck(tx, userId);
    if (open?.id === checkId) await closeCheck(tx, open, { status: 2, reason: message, state: realName.none });
  });
  throw new Refusal(errors.unavailable, { message });
}
