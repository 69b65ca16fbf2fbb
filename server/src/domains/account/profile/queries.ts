import type { Ctx } from '#server/context.ts';

export async function findProfile(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .leftJoin('account_deletion as deletion', 'deletion.person_id', 'person.id')
    .select([
      'deletion.due_at',
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

export async function kindsOfPerson(ctx: Ctx, personId: string): Promise<('seeker' | 'employer' | 'admin')[]> {
  const rows = await ctx.db
    .selectFrom('account_identity')
    .select('kind')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.kind);
}

/** What a person says of themselves, with what they are reached by. */
export async function findPersonalRow(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['identity.username', 'identity.avatar_file_id', 'identity.gender'])
    .select(['person.phone_cipher', 'person.mail_cipher', 'person.mail_confirmed_at'])
    .where('identity.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The file of somebody's own picture; null without one. */
export async function findPicture(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('account_identity')
    .select('avatar_file_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.avatar_file_id ?? null;
}

interface IdentityChanges {
  readonly username: string | undefined;
  readonly avatar_file_id: string | null | undefined;
  readonly gender: 0 | 1 | null | undefined;
}

/** Writes the given columns; those that are undefined stay as they are. */
export async function updateIdentity(ctx: Ctx, userId: string, changes: IdentityChanges): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return;
  await ctx.db.updateTable('account_identity').set(changes).where('id', '=', userId).execute();
}

/**
 * What changes how a person is reached happens one after the other, until the transaction ends. Rows that refer to them
 * are written beside it (a sign-in, which holds the phone that is waited for here, would else end in a deadlock).
 */
export async function lockPerson(tx: Ctx, personId: string): Promise<void> {
  await tx.db
    .selectFrom('account_person')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
