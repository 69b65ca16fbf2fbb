import type { ExpressionBuilder } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';

export async function insertFamily(
  tx: Ctx,
  family: { id: string; userId: string; absoluteExpiry: Date; userAgent: string; address: string },
): Promise<void> {
  await tx.db
    .insertInto('account_family')
    .values({
      id: family.id,
      user_id: family.userId,
      created_at: tx.now(),
      last_used_at: tx.now(),
      absolute_expiry: family.absoluteExpiry,
      user_agent: family.userAgent.slice(0, 300),
      address: family.address,
    })
    .execute();
}

export async function insertPair(
  tx: Ctx,
  pair: {
    familyId: string;
    parentHash: Buffer | null;
    refreshHash: Buffer;
    refreshExpiry: Date;
    accessHash: Buffer;
    accessExpiry: Date;
  },
): Promise<void> {
  await tx.db
    .insertInto('account_refresh_token')
    .values({
      token_hash: pair.refreshHash,
      family_id: pair.familyId,
      parent_hash: pair.parentHash,
      expires_at: pair.refreshExpiry,
      created_at: tx.now(),
    })
    .execute();
  await tx.db
    .insertInto('account_access_token')
    .values({
      token_hash: pair.accessHash,
      family_id: pair.familyId,
      refresh_hash: pair.refreshHash,
      expires_at: pair.accessExpiry,
      created_at: tx.now(),
    })
    .execute();
}

/**
 * Whether an identity may hold a session: the console is not a kind of identity alone, since who is no admin any more
 * keeps the identity, as a name in the records.
 */
function mayHoldSession(eb: ExpressionBuilder<Tables & { identity: Tables['account_identity'] }, 'identity'>) {
  const admin = eb
    .selectFrom('account_admin as admin')
    .select('admin.user_id')
    .whereRef('admin.user_id', '=', 'identity.id');
  return eb.or([eb('identity.kind', '!=', 'admin'), eb.exists(admin)]);
}

/**
 * A refresh token with its family, both locked until the transaction ends. Whose the device is is asked once it is
 * locked: a switch of role that was waited for has changed it, and a join in the first look would find nobody.
 */
export async function lockRefreshToken(tx: Ctx, tokenHash: Buffer) {
  const token = await tx.db
    .selectFrom('account_refresh_token as token')
    .innerJoin('account_family as family', 'family.id', 'token.family_id')
    .select(['token.family_id', 'token.expires_at', 'token.rotated_at', 'token.switched_at'])
    .select(['family.user_id', 'family.revoked_at', 'family.absolute_expiry'])
    .where('token.token_hash', '=', tokenHash)
    .forUpdate(['token', 'family'])
    .executeTakeFirst();
  if (token === undefined) return undefined;
  const holder = await tx.db
    .selectFrom('account_identity as identity')
    .select(['identity.person_id', 'identity.kind'])
    .where('identity.id', '=', token.user_id)
    .where(mayHoldSession)
    .executeTakeFirst();
  return holder === undefined ? undefined : { ...token, ...holder };
}

export async function successorPresented(tx: Ctx, tokenHash: Buffer): Promise<boolean> {
  const row = await tx.db
    .selectFrom('account_refresh_token')
    .select('token_hash')
    .where('parent_hash', '=', tokenHash)
    .where('presented_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function markRotated(tx: Ctx, tokenHash: Buffer): Promise<void> {
  await tx.db
    .updateTable('account_refresh_token')
    .set((eb) => ({
      rotated_at: eb.fn.coalesce('rotated_at', eb.val(tx.now())),
      presented_at: eb.fn.coalesce('presented_at', eb.val(tx.now())),
    }))
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Remembers that a pair has reached its owner: from now on its parent is spent. */
export async function markPresented(ctx: Ctx, refreshHash: Buffer): Promise<void> {
  await ctx.db
    .updateTable('account_refresh_token')
    .set({ presented_at: ctx.now() })
    .where('token_hash', '=', refreshHash)
    .where('presented_at', 'is', null)
    .execute();
}

/** Remembers when, from where and by which browser a device was last used; answers when it was used before that. */
export async function touchFamily(
  tx: Ctx,
  familyId: string,
  from: { userAgent: string; address: string },
): Promise<Date> {
  const { before } = await tx.db
    .updateTable('account_family as family')
    .from('account_family as former')
    .set({ last_used_at: tx.now(), user_agent: from.userAgent.slice(0, 300), address: from.address })
    .whereRef('former.id', '=', 'family.id')
    .where('family.id', '=', familyId)
    .returning('former.last_used_at as before')
    .executeTakeFirstOrThrow();
  return before;
}

export async function moveFamily(tx: Ctx, familyId: string, userId: string): Promise<void> {
  await tx.db.updateTable('account_family').set({ user_id: userId }).where('id', '=', familyId).execute();
}

export async function markSwitched(tx: Ctx, tokenHash: Buffer): Promise<void> {
  await tx.db
    .updateTable('account_refresh_token')
    .set({ switched_at: tx.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends every token of a device but the one refresh token that was just exchanged for another identity. */
export async function endOlderTokens(tx: Ctx, familyId: string, keptHash: Buffer): Promise<void> {
  await tx.db.deleteFrom('account_access_token').where('family_id', '=', familyId).execute();
  await tx.db
    .updateTable('account_refresh_token')
    .set({ expires_at: tx.now() })
    .where('family_id', '=', familyId)
    .where('token_hash', '!=', keptHash)
    .where('expires_at', '>', tx.now())
    .execute();
}

/** Ends a device; false when it had ended before. */
export async function revokeFamilyRow(
  tx: Ctx,
  familyId: string,
  reason: 'logout' | 'reuse' | 'elsewhere' | 'switched' | 'deleted',
): Promise<boolean> {
  const result = await tx.db
    .updateTable('account_family')
    .set({ revoked_at: tx.now(), revoked_reason: reason })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Everything about the holder of an access token, in one look. */
export async function findSession(ctx: Ctx, accessHash: Buffer) {
  return ctx.db
    .selectFrom('account_access_token as token')
    .innerJoin('account_family as family', 'family.id', 'token.family_id')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .leftJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .leftJoin('account_deletion as deletion', 'deletion.person_id', 'identity.person_id')
    .select([
      'token.family_id',
      'token.refresh_hash',
      'token.expires_at',
      'identity.id as user_id',
      'identity.person_id',
      'identity.kind',
      'membership.company_id',
      'membership.company_role',
      'deletion.due_at as deletion_due_at',
    ])
    .where('token.token_hash', '=', accessHash)
    .where('family.revoked_at', 'is', null)
    .where(mayHoldSession)
    .executeTakeFirst();
}

export async function findFamilyOfRefreshToken(ctx: Ctx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('account_refresh_token')
    .select('family_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.family_id;
}

/** Removes access and refresh tokens that ended before `before`: what they would open has ended with them. */
export async function deleteTokens(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_access_token').where('expires_at', '<', before).execute();
  await ctx.db.deleteFrom('account_refresh_token').where('expires_at', '<', before).execute();
}
