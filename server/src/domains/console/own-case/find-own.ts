import type { VerificationCase } from '#domains/company/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { hasSubmittedPosition, hasSubmittedVerification, isIdentityOf, isMemberOfAny } from './queries.ts';

/**
 * Whether a submission is the admin's own: of a company they are a member of, or that would lose its code by it, or
 * handed in by themselves. An admin is a person with a phone, who may be an employer with another identity.
 */
export async function isOwnVerification(
  ctx: Ctx<AdminActor>,
  { verificationId, company, holder }: Pick<VerificationCase, 'verificationId' | 'company' | 'holder'>,
): Promise<boolean> {
  const { personId } = ctx.actor;
  const companyIds = [company.id, ...(holder === null ? [] : [holder.company.id])];
  return (
    (await isMemberOfAny(ctx, personId, companyIds)) || (await hasSubmittedVerification(ctx, personId, verificationId))
  );
}

/** Whether a position in review is of the admin's own company, or was handed in by themselves. */
export async function isOwnPosition(
  ctx: Ctx<AdminActor>,
  { reviewId, company }: { readonly reviewId: string; readonly company: { readonly companyId: string } },
): Promise<boolean> {
  const { personId } = ctx.actor;
  return (
    (await isMemberOfAny(ctx, personId, [company.companyId])) || (await hasSubmittedPosition(ctx, personId, reviewId))
  );
}

/** Whether a complaint is one of the admin's own affairs: made by themselves, or about a company they are a member of. */
export async function isOwnComplaint(
  ctx: Ctx<AdminActor>,
  { seekerId, companyId }: { readonly seekerId: string | null; readonly companyId: string },
): Promise<boolean> {
  const { personId } = ctx.actor;
  return (
    (seekerId !== null && (await isIdentityOf(ctx, personId, seekerId))) ||
    (await isMemberOfAny(ctx, personId, [companyId]))
  );
}

/** Whether a document is the admin's own. */
export function isOwnDocument(ctx: Ctx<AdminActor>, document: { readonly personId: string }): boolean {
  return document.personId === ctx.actor.personId;
}
