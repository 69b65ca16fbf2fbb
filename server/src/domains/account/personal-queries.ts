import type { Ctx } from '#server/context.ts';

/** Tables of account that hold people's data: what is exported and erased below. */
export const personalTables = [
  'account_person',
  'account_identity',
  'account_membership',
  'account_family',
  'account_refresh_token',
  'account_access_token',
  'account_sms_code',
  'account_wrong_code',
  'account_familiar_device',
  'account_mail_code',
  'account_security_event',
  'account_real_name_check',
  'account_face_start',
  'account_deletion',
  'account_personal_export',
  'account_admin',
  'account_recovery_code',
  'account_mfa_token',
] as const;

export async function findPersonOf(ctx: Ctx, personId: string) {
  return ctx.db.selectFrom('account_person').selectAll().where('id', '=', personId).executeTakeFirst();
}

/** A person's identities, the seeker first. */
export async function findIdentitiesOf(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_identity')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('kind', 'desc')
    .execute();
}

export async function findIdentityRow(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .selectAll('identity')
    .select(['membership.company_role', 'membership.joined_at'])
    .where('identity.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Every attempt of an identity to prove a real name, the oldest first. */
export async function findChecksOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_real_name_check')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('started_at')
    .execute();
}

/** Every device of a person, signed out ones included. */
export async function findFamiliesOf(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .selectAll('family')
    .select('identity.kind')
    .where('identity.person_id', '=', personId)
    .orderBy('family.created_at')
    .execute();
}

export async function findSecurityEventsOf(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_security_event')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** Removes what hangs on a person's devices and identities, then those and the person: nothing of account is left. */
export async function erasePersonRows(
  tx: Ctx,
  person: { readonly personId: string; readonly phoneHash: Buffer; readonly userIds: readonly string[] },
): Promise<void> {
  const { personId, phoneHash } = person;
  const userIds = [...person.userIds];
  const { db } = tx;
  await db.deleteFrom('account_personal_export').where('person_id', '=', personId).execute();
  await db.deleteFrom('account_deletion').where('person_id', '=', personId).execute();
  await db.deleteFrom('account_mail_code').where('person_id', '=', personId).execute();
  await db.deleteFrom('account_sms_code').where('phone_hash', '=', phoneHash).execute();
  await db.deleteFrom('account_wrong_code').where('phone_hash', '=', phoneHash).execute();
  await db.deleteFrom('account_familiar_device').where('phone_hash', '=', phoneHash).execute();
  await db.deleteFrom('account_security_event').where('person_id', '=', personId).execute();
  if (userIds.length > 0) {
    const families = db.selectFrom('account_family').select('id').where('user_id', 'in', userIds);
    await db.deleteFrom('account_access_token').where('family_id', 'in', families).execute();
    await db.deleteFrom('account_refresh_token').where('family_id', 'in', families).execute();
    await db.deleteFrom('account_family').where('user_id', 'in', userIds).execute();
    await db.deleteFrom('account_real_name_check').where('user_id', 'in', userIds).execute();
    await db.deleteFrom('account_face_start').where('user_id', 'in', userIds).execute();
    // Their codes and half-done sign-ins go with it; what they did as an admin stays on record by an id of nobody.
    await db.deleteFrom('account_admin').where('user_id', 'in', userIds).execute();
    await db.deleteFrom('account_membership').where('user_id', 'in', userIds).execute();
    await db.deleteFrom('account_identity').where('id', 'in', userIds).execute();
  }
  await db.deleteFrom('account_person').where('id', '=', personId).execute();
}
