import { describe, expect, it } from 'vitest';
import { ownCaseWords, type OwnCaseKind } from '@pinjian/contract/console-own-case.ts';
import { decideVerification as decideLicence } from '#domains/company/index.ts';
import { consoleEndpoints } from '@pinjian/contract/console.ts';
import { consoleCompanyEndpoints } from '@pinjian/contract/console-company.ts';
import { consoleDocumentEndpoints } from '@pinjian/contract/console-document.ts';
import { consolePersonEndpoints } from '@pinjian/contract/console-person.ts';
import { consolePositionComplaintEndpoints } from '@pinjian/contract/console-position-complaint.ts';
import { consolePositionReviewEndpoints } from '@pinjian/contract/console-position-review.ts';
import { consoleSendEndpoints } from '@pinjian/contract/console-send.ts';
import { consoleVerificationEndpoints } from '@pinjian/contract/console-verification.ts';
import { complainAboutPosition } from '#domains/position/complaint/complain.ts';
import { listComplaints } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx, SignedInActor } from '#server/context.ts';
import { companyOwner, newCreditCode, submitCompany, verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { positionInReview } from '#testing/position-review.ts';
import { handInDocument } from '#testing/real-name.ts';
import { useWorld } from '#testing/world.ts';
import { decideVerification } from '../company-queue/decide-verification.ts';
import { getVerification } from '../company-queue/get-verification.ts';
import { showLicencePicture } from '../company-queue/show-licence-picture.ts';
import { decideDocument } from '../document-queue/decide-document.ts';
import { showDocumentPicture } from '../document-queue/show-document-picture.ts';
import { getDocument } from '../document-queue/get-document.ts';
import { listDocuments } from '../document-queue/list-documents.ts';
import { decidePositionComplaint } from '../complaint-queue/decide-position-complaint.ts';
import { getPositionComplaint } from '../complaint-queue/get-position-complaint.ts';
import { decidePositionReview } from '../position-queue/decide-position-review.ts';
import { getPositionReview } from '../position-queue/get-position-review.ts';

const world = useWorld();
const reason = '材料不清晰，请重新提交';

/** One decision of the console: whose it is, how the case reads, and yes and no to it. */
interface Case {
  readonly kind: OwnCaseKind;
  readonly owner: SignedInActor;
  readonly isOwn: (ctx: Ctx<AdminActor>) => Promise<boolean>;
  /** What has to be done before a yes. */
  readonly look?: (ctx: Ctx<AdminActor>) => Promise<unknown>;
  readonly yes: (ctx: Ctx<AdminActor>) => Promise<unknown>;
  readonly no: (ctx: Ctx<AdminActor>) => Promise<unknown>;
}

function verificationCase(owner: SignedInActor, verificationId: string, handOverFrom?: string): Case {
  return {
    kind: 'verification',
    owner,
    isOwn: async (ctx) => (await getVerification(ctx, { verificationId })).isOwn,
    look: (ctx) => showLicencePicture(ctx, { verificationId }),
    yes: (ctx) => decideVerification(ctx, { verificationId, outcome: 'passed', handOverFrom }),
    no: (ctx) => decideVerification(ctx, { verificationId, outcome: 'failed', reason }),
  };
}

async function licence(): Promise<Case> {
  const owner = await companyOwner(world);
  const verificationId = await submitCompany(world, owner);
  await decideLicence(world.system(), { verificationId, outcome: 'unsure' });
  return verificationCase(owner, verificationId);
}

async function claim(side: 'claimant' | 'holder'): Promise<Case> {
  const creditCode = newCreditCode();
  const holder = await verifiedOwner(world, { creditCode });
  const claimant = await companyOwner(world);
  const verificationId = await submitCompany(world, claimant, { creditCode, claim: true });
  return verificationCase(side === 'holder' ? holder : claimant, verificationId, holder.companyId);
}

/** Handed in by somebody who has left the company since. */
async function left(from: Case): Promise<Case> {
  await world.db.deleteFrom('account_membership').where('user_id', '=', from.owner.userId).execute();
  return from;
}

async function document(): Promise<Case> {
  const owner = await world.seeker();
  await handInDocument(world, owner);
  const [waiting] = (await listDocuments(world.as(await world.admin()), { current: 1, pageSize: 1 })).records;
  const checkId = waiting?.checkId ?? '';
  return {
    kind: 'realName',
    owner,
    isOwn: async (ctx) => (await getDocument(ctx, { checkId })).isOwn,
    look: (ctx) => showDocumentPicture(ctx, { checkId }),
    yes: (ctx) => decideDocument(ctx, { checkId, outcome: 'passed' }),
    no: (ctx) => decideDocument(ctx, { checkId, outcome: 'failed', reason }),
  };
}

async function position(): Promise<Case> {
  const owner = await verifiedOwner(world);
  const { reviewId } = await positionInReview(world, owner);
  return {
    kind: 'positionReview',
    owner,
    isOwn: async (ctx) => (await getPositionReview(ctx, { reviewId })).isOwn,
    yes: (ctx) => decidePositionReview(ctx, { reviewId, outcome: 'approved' }),
    no: (ctx) => decidePositionReview(ctx, { reviewId, outcome: 'rejected', reason }),
  };
}

function complaintCase(owner: SignedInActor, complaintId: string): Case {
  const decide = (ctx: Ctx<AdminActor>, outcome: 'dismissed' | 'upheld') =>
    decidePositionComplaint(ctx, { complaintId, outcome, reason });
  return {
    kind: 'positionComplaint',
    owner,
    isOwn: async (ctx) => (await getPositionComplaint(ctx, { complaintId })).isOwn,
    yes: (ctx) => decide(ctx, 'upheld'),
    no: (ctx) => decide(ctx, 'dismissed'),
  };
}

async function complaint(side: 'company' | 'seeker'): Promise<Case> {
  const owner = await verifiedOwner(world);
  const seeker = await world.seeker();
  const positionId = await openPosition(world, owner);
  await complainAboutPosition(world.as(seeker), { positionId, kind: 'fee', words: '面试前要交钱' });
  const [waiting] = await listComplaints(world.system(), { current: 1, pageSize: 1 });
  return complaintCase(side === 'company' ? owner : seeker, waiting?.complaintId ?? '');
}

/** The same person as an admin: an identity beside the one they have. */
async function adminOf({ personId }: SignedInActor): Promise<AdminActor> {
  const admin = await world.admin();
  await world.db.updateTable('account_identity').set({ person_id: personId }).where('id', '=', admin.userId).execute();
  return { ...admin, personId };
}

/** What was decided; a look decides nothing. */
const acts = () =>
  world.db.selectFrom('console_audit').select('act').where('act', 'not in', ['pictureShown', 'licenceShown']).execute();

/** Each with the decision that it tries. */
const cases = [
  ['a licence of the own company', licence, 'decideVerification'],
  ['a licence handed in before leaving the company', async () => left(await licence()), 'decideVerification'],
  ['a claim of the own company', () => claim('claimant'), 'decideVerification'],
  ['a claim to what the own company holds', () => claim('holder'), 'decideVerification'],
  ['the own document', document, 'decideDocument'],
  ['a position of the own company', position, 'decidePositionReview'],
  ['a position handed in before leaving the company', async () => left(await position()), 'decidePositionReview'],
  ['a complaint about the own company', () => complaint('company'), 'decidePositionComplaint'],
  ['a complaint of one’s own', () => complaint('seeker'), 'decidePositionComplaint'],
] as const;

describe.each(cases)('%s', (_name, make, _decision) => {
  it('is decided by another admin, whatever the answer would be', async () => {
    const one = await make();
    const own = world.as(await adminOf(one.owner));
    expect(await one.isOwn(own)).toBe(true);
    for (const decide of [one.yes, one.no])
      await expect(decide(own)).rejects.toMatchObject({ code: 40993, message: ownCaseWords[one.kind] });
    expect(await acts()).toEqual([]);
    const other = world.as(await world.admin());
    expect(await one.isOwn(other)).toBe(false);
    await one.look?.(other);
    await one.yes(other);
    expect(await acts()).toHaveLength(1);
    // Decided by the other, it is still no business of theirs; who has lost the code by it is told that it is over.
    const late: unknown = await one.yes(own).catch((error: unknown) => error);
    expect([40993, 40900]).toContain(late instanceof Refusal ? late.code : late);
    expect(await acts()).toHaveLength(1);
  });
});

it('is every kind of decision that the console knows', () => {
  const all = Object.keys({
    ...consoleEndpoints,
    ...consoleCompanyEndpoints,
    ...consoleDocumentEndpoints,
    ...consolePersonEndpoints,
    ...consolePositionComplaintEndpoints,
    ...consolePositionReviewEndpoints,
    ...consoleSendEndpoints,
    ...consoleVerificationEndpoints,
  });
  const tried = new Set<string>(cases.map(([, , decision]) => decision));
  expect([...tried].toSorted()).toEqual(all.filter((name) => name.startsWith('decide')).toSorted());
});
