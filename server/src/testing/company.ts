import { randomInt } from 'node:crypto';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { companyPayer, grantUnits } from '#domains/billing/index.ts';
import { createCompany } from '#domains/company/profile/create-company.ts';
import { updateCompany } from '#domains/company/profile/update-company.ts';
import { uploadCompanyFile } from '#domains/company/profile/upload-company-file.ts';
import { isCreditCode } from '#domains/company/rules.ts';
import { decideVerification } from '#domains/company/verification/decide-verification.ts';
import { findLatestVerification } from '#domains/company/verification/queries.ts';
import { submitAgencyLicence } from '#domains/company/verification/submit-agency-licence.ts';
import { submitVerification } from '#domains/company/verification/submit-verification.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor } from '#server/context.ts';
import type { World } from './world.ts';

const alphabet = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];

/** A credit code with the right check character, of nobody in particular. */
export function newCreditCode(): string {
  const start = `91${Array.from({ length: 15 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
  const check = alphabet.find((each) => isCreditCode(start + each));
  if (check === undefined) throw new Error('every start has its check character');
  return start + check;
}

/** What an employer writes to create a company. */
export function companyInput(changes: { name?: string; creditCode?: string } = {}) {
  return {
    name: '测试科技有限公司',
    creditCode: newCreditCode(),
    industry: '900101',
    staffSize: 2,
    city: '101010100',
    ...changes,
  };
}

/** A picture as an upload hands it on; its bytes are told apart by nobody here. */
export function pictureUpload(name = '营业执照.png') {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  return { name, kind: 'image' as const, type: 'image/png', size: bytes.length, bytes };
}

/** What every company of the tests may spend. */
export const openingCredits = 100_000;

/** Gives a company of the tests what it may spend, by real postings that no order brought. */
export async function recharge(world: World, companyId: string, units = openingCredits): Promise<void> {
  const payer = companyPayer(companyId);
  await grantUnits(world.system(), { payer, units, key: newId(), origin: 'opening' });
}

/** A new company's owner, with credits to spend; the company is not verified. */
export async function companyOwner(
  world: World,
  changes: { name?: string; creditCode?: string } = {},
): Promise<EmployerActor & { companyId: string }> {
  const employer = await world.employer();
  const { companyId } = await createCompany(world.as(employer), companyInput(changes));
  await recharge(world, companyId);
  return { ...employer, companyId, companyRole: 'owner', permissions: rolePermissions.owner };
}

/** Submits a company for verification with a licence of its own; answers the submission's id. */
export async function submitCompany(
  world: World,
  owner: EmployerActor & { companyId: string },
  changes: { companyName?: string; creditCode?: string; claim?: boolean } = {},
): Promise<string> {
  const ctx = world.as(owner);
  const { fileId } = await uploadCompanyFile(ctx, { file: pictureUpload() });
  await submitVerification(ctx, {
    companyName: '测试科技有限公司',
    creditCode: newCreditCode(),
    licenceFileId: fileId,
    ...changes,
  });
  const submission = await findLatestVerification(ctx, owner.companyId);
  if (submission === undefined) throw new Error('the submission was not stored');
  return submission.id;
}

/** The owner of a company that has been verified. */
export async function verifiedOwner(
  world: World,
  changes: { name?: string; creditCode?: string } = {},
): Promise<EmployerActor & { companyId: string }> {
  const input = companyInput(changes);
  const owner = await companyOwner(world, input);
  const verificationId = await submitCompany(world, owner, { companyName: input.name, creditCode: input.creditCode });
  await decideVerification(world.system(), { verificationId, outcome: 'passed' });
  return owner;
}

/** The owner of a verified company that may recruit for others until the middle of 2031. */
export async function agencyOwner(world: World): Promise<EmployerActor & { companyId: string }> {
  const owner = await verifiedOwner(world);
  const ctx = world.as(owner);
  const { fileId: licenceFileId } = await uploadCompanyFile(ctx, { file: pictureUpload('许可证.png') });
  await submitAgencyLicence(ctx, {
    number: '（沪）人服证字〔2026〕第 0105001234 号',
    validUntil: '2031-06-30',
    licenceFileId,
  });
  const submission = await findLatestVerification(ctx, owner.companyId, 'agency');
  await decideVerification(world.system(), { verificationId: submission?.id ?? '', outcome: 'passed' });
  return owner;
}

/** Gives a company a logo; answers its file's id. */
export async function giveLogo(world: World, owner: EmployerActor): Promise<string> {
  const { fileId } = await uploadCompanyFile(world.as(owner), { file: pictureUpload('标志.png') });
  await updateCompany(world.as(owner), { logoFileId: fileId });
  return fileId;
}
