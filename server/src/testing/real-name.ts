import { uploadFile } from '#domains/account/file/upload-file.ts';
import { getCertifyId } from '#domains/account/real-name/get-certify-id.ts';
import { lookUpRealName } from '#domains/account/real-name/get-real-name.ts';
import { submitDocument } from '#domains/account/real-name/submit-document.ts';
import type { SeekerActor } from '#server/context.ts';
import { pictureUpload } from './company.ts';
import type { World } from './world.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** The number of an identity card that nobody holds: of no place (100001), with the right check character. */
export function newIdNumber({ birth = '19900307', serial = 1 }: { birth?: string; serial?: number } = {}): string {
  const start = `100001${birth}${String(serial).padStart(3, '0')}`;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(start[index]), 0);
  return start + ('10X98765432'[sum % 11] ?? '');
}

/** What a seeker sends to start a face check. */
export function faceInput(changes: { realName?: string; idNo?: string; consent?: boolean; certifyId?: string } = {}) {
  return { returnUrl: '/verificationIdResult', realName: '林示例', idNo: newIdNumber(), consent: true, ...changes };
}

/** What a seeker sends with a picture of their document, uploaded just now. */
export async function documentInput(world: World, seeker: SeekerActor) {
  const { fileId } = await uploadFile(world.as(seeker), { file: pictureUpload('证件.png') });
  return {
    documentType: 'passport' as const,
    realName: '林示例',
    documentNo: 'E12345678',
    fileId,
    consent: true as const,
  };
}

/** Starts a face check; answers its id. */
export async function startFace(
  world: World,
  seeker: SeekerActor,
  changes: Parameters<typeof faceInput>[0] = {},
): Promise<string> {
  return (await getCertifyId(world.as(seeker), faceInput(changes))).certifyId;
}

/** Hands a document in. */
export async function handInDocument(world: World, seeker: SeekerActor): Promise<void> {
  await submitDocument(world.as(seeker), await documentInput(world, seeker));
}

/** 0 none, 1 in review, 2 verified, 3 failed. */
export async function realNameStateOf(world: World, seeker: SeekerActor): Promise<number> {
  return (await lookUpRealName(world.as(seeker))).state;
}
