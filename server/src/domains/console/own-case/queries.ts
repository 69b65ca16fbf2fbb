import type { Ctx } from '#server/context.ts';

const identitiesOf = (ctx: Ctx, personId: string) =>
  ctx.db.selectFrom('account_identity').select('id').where('person_id', '=', personId);

/** Whether somebody is a member of one of the companies, with whichever of their identities. */
export async function isMemberOfAny(ctx: Ctx, personId: string, companyIds: readonly string[]): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_membership')
    .select('user_id')
    .where('user_id', 'in', identitiesOf(ctx, personId))
    .where('company_id', 'in', [...companyIds])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody handed the company's submission in, also where they have left the company since. */
export async function hasSubmittedVerification(ctx: Ctx, personId: string, verificationId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('company_verification')
    .select('id')
    .where('id', '=', verificationId)
    .where('submitted_by', 'in', identitiesOf(ctx, personId))
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for a position. */
export async function hasSubmittedPosition(ctx: Ctx, personId: string, reviewId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('position_review')
    .select('id')
    .where('id', '=', reviewId)
    .where('submitted_by', 'in', identitiesOf(ctx, personId))
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody's identities, and the companies that they belong to with any of them. */
export async function ownOf(
  ctx: Ctx,
  personId: string,
): Promise<{ readonly userIds: readonly string[]; readonly companyIds: readonly string[] }> {
  const rows = await ctx.db
    .selectFrom('account_identity as identity')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .select(['identity.id', 'membership.company_id'])
    .where('identity.person_id', '=', personId)
    .execute();
  return { userIds: rows.map(({ id }) => id), companyIds: rows.flatMap(({ company_id: id }) => id ?? []) };
}

/** Whose identity it is; null where there is none. */
export async function personOf(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('person_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

/** Whether somebody holds an identity. */
export async function isIdentityOf(ctx: Ctx, personId: string, userId: string): Promise<boolean> {
  const row = await identitiesOf(ctx, personId).where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
