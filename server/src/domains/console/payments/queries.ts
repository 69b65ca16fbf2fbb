import type { Ctx } from '#server/context.ts';

/** Names of companies by id; one that is gone is missing. */
export async function companyNames(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db.selectFrom('company_company').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Phones of identities, encrypted, by userId; one who is gone is missing. */
export async function phonesOf(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, Buffer>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['identity.id', 'person.phone_cipher'])
    .where('identity.id', 'in', userIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row.phone_cipher]));
}
