import type { Ctx } from '#server/context.ts';
import type { Tries } from './rules.ts';

const columns = [
  'admin.user_id',
  'admin.totp_cipher',
  'admin.last_step',
  'admin.wrong_tries',
  'admin.wrong_since',
  'admin.locks',
  'admin.locked_until',
  'identity.person_id',
] as const;

export async function findAdminByPhone(ctx: Ctx, phoneHash: Buffer) {
  return ctx.db
    .selectFrom('account_admin as admin')
    .innerJoin('account_identity as identity', 'identity.id', 'admin.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(columns)
    .where('person.phone_hash', '=', phoneHash)
    .executeTakeFirst();
}

/** A token of the first step with its admin, both locked until the transaction ends. */
export async function lockMfaToken(tx: Ctx, tokenHash: Buffer) {
  return tx.db
    .selectFrom('account_mfa_token as token')
    .innerJoin('account_admin as admin', 'admin.user_id', 'token.user_id')
    .innerJoin('account_identity as identity', 'identity.id', 'admin.user_id')
    .select(columns)
    .select(['token.expires_at', 'token.used_at', 'token.wrong_tries as token_wrong_tries'])
    .where('token.token_hash', '=', tokenHash)
    .forUpdate(['admin', 'token'])
    .executeTakeFirst();
}

export async function insertMfaToken(
  tx: Ctx,
  token: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.db
    .insertInto('account_mfa_token')
    .values({ token_hash: token.tokenHash, user_id: token.userId, expires_at: token.expiresAt })
    .execute();
}

export async function setMfaTokenTries(tx: Ctx, tokenHash: Buffer, wrongTries: number): Promise<void> {
  await tx.db
    .updateTable('account_mfa_token')
    .set({ wrong_tries: wrongTries })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function markMfaTokenUsed(tx: Ctx, tokenHash: Buffer): Promise<void> {
  await tx.db.updateTable('account_mfa_token').set({ used_at: tx.now() }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteOldMfaTokens(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_mfa_token').where('expires_at', '<', before).execute();
}

export async function setTries(tx: Ctx, userId: string, tries: Tries): Promise<void> {
  await tx.db
    .updateTable('account_admin')
    .set({ wrong_tries: tries.wrong, wrong_since: tries.since, locks: tries.locks, locked_until: tries.lockedUntil })
    .where('user_id', '=', userId)
    .execute();
}

export async function setLastStep(tx: Ctx, userId: string, step: number): Promise<void> {
  await tx.db.updateTable('account_admin').set({ last_step: step }).where('user_id', '=', userId).execute();
}

/** Uses a recovery code up; false where there is none such, or not any more. */
export async function markRecoveryCodeUsed(tx: Ctx, userId: string, codeHashes: readonly Buffer[]): Promise<boolean> {
  const result = await tx.db
    .updateTable('account_recovery_code')
    .set({ used_at: tx.now() })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', [...codeHashes])
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** false when the identity is an admin's already. */
export async function insertAdmin(tx: Ctx, admin: { userId: string; totpCipher: Buffer }): Promise<boolean> {
  const result = await tx.db
    .insertInto('account_admin')
    .values({ user_id: admin.userId, totp_cipher: admin.totpCipher, added_at: tx.now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Another secret: codes of the old one open nothing, and nobody is locked out. */
export async function replaceTotp(tx: Ctx, userId: string, totpCipher: Buffer): Promise<void> {
  await tx.db
    .updateTable('account_admin')
    .set({ totp_cipher: totpCipher, last_step: 0, wrong_tries: 0, wrong_since: null, locks: 0, locked_until: null })
    .where('user_id', '=', userId)
    .execute();
  await tx.db.deleteFrom('account_recovery_code').where('user_id', '=', userId).execute();
  await tx.db.deleteFrom('account_mfa_token').where('user_id', '=', userId).execute();
}

export async function insertRecoveryCodes(tx: Ctx, userId: string, codeHashes: readonly Buffer[]): Promise<void> {
  await tx.db
    .insertInto('account_recovery_code')
    .values(codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash })))
    .execute();
}

/** With its recovery codes and half-done sign-ins; the identity stays. */
export async function deleteAdmin(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('account_admin').where('user_id', '=', userId).execute();
}

/** Every admin with when they last used the console, and how many recovery codes they have left. */
export async function findAdmins(ctx: Ctx) {
  return ctx.db
    .selectFrom('account_admin as admin')
    .innerJoin('account_identity as identity', 'identity.id', 'admin.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['admin.user_id', 'admin.added_at', 'admin.locked_until', 'person.phone_cipher'])
    .select((eb) => [
      eb
        .selectFrom('account_family as family')
        .select((family) => family.fn.max('family.last_used_at').as('at'))
        .whereRef('family.user_id', '=', 'admin.user_id')
        .as('last_used_at'),
      eb
        .selectFrom('account_recovery_code as code')
        .select((code) => code.fn.countAll<number>().as('count'))
        .whereRef('code.user_id', '=', 'admin.user_id')
        .where('code.used_at', 'is', null)
        .as('codes_left'),
    ])
    .orderBy('admin.added_at')
    .execute();
}

/** Phones and secrets of admins of the demo world; nobody else's is ever read for being shown. */
export async function findDemoAdmins(ctx: Ctx) {
  return ctx.db
    .selectFrom('account_admin as admin')
    .innerJoin('account_identity as identity', 'identity.id', 'admin.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['admin.totp_cipher', 'admin.last_step', 'person.phone_cipher'])
    .where('person.demo', '=', true)
    .orderBy('admin.added_at')
    .execute();
}
