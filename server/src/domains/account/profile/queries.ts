import type { Ctx } from '#server/context.ts';

export async function findProfile(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .select([
      'identity.username',
      'identity.avatar_file_id',
      'identity.real_name_state',
      'person.phone_cipher',
      'membership.company_id',
      'membership.company_role',
      'membership.company_status',
    ])
    .where('identity.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function kindsOfPerson(ctx: Ctx, personId: string): Promise<('seeker' | 'employer')[]> {
  const rows = await ctx.db
    .selectFrom('account_identity')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.kind);
}
