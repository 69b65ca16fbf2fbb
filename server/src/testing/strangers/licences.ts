import { uploadCompanyFile } from '#domains/company/profile/upload-company-file.ts';
import { newCreditCode, pictureUpload } from '../company.ts';
import type { Scene } from './scene.ts';

async function picture({ world, owner }: Scene): Promise<string> {
  return (await uploadCompanyFile(world.as(owner), { file: pictureUpload() })).fileId;
}

/** What a company hands in to be verified. */
export async function businessLicence(scene: Scene) {
  return { companyName: '青禾科技', creditCode: newCreditCode(), licenceFileId: await picture(scene) };
}

/** What it hands in to recruit for others. */
export async function agencyLicence(scene: Scene) {
  return {
    number: '（沪）人服证字〔2026〕第 0105001234 号',
    validUntil: '2031-06-30',
    licenceFileId: await picture(scene),
  };
}
