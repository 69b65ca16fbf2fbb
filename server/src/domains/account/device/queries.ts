import type { Ctx } from '#server/context.ts';

/** Devices on which a person is signed in with whichever identity. */
function liveFamilies(ctx: Ctx, personId: string) {
  return ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .where('identity.person_id', '=', personId)
    .where('family.revoked_at', 'is', null)
    .where('family.absolute_expiry', '>', ctx.now())
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('account_refresh_token as token')
          .select('token.token_hash')
          .whereRef('token.family_id', '=', 'family.id')
          .where('token.expires_at', '>', ctx.now()),
      ),
    );
}

const columns = [
  'family.id',
  'family.created_at',
  'family.last_used_at',
  'family.user_agent',
  'family.address',
  'identity.kind',
] as const;

/** One page, the caller's own device first, then those used last. */
export async function findDevices(
  ctx: Ctx,
  of: { personId: string; familyId: string },
  page: { current: number; pageSize: number },
) {
  return liveFamilies(ctx, of.personId)
    .select(columns)
    .orderBy((eb) => eb('family.id', '=', of.familyId), 'desc')
    .orderBy('family.last_used_at', 'desc')
    .orderBy('family.id', 'desc')
    .limit(page.pageSize)
    .offset((page.current - 1) * page.pageSize)
    .execute();
}

export async function countDevices(ctx: Ctx, personId: string): Promise<number> {
  const { count } = await liveFamilies(ctx, personId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's devices that are not signed out, the given one left out. */
export async function findOtherFamilies(ctx: Ctx, personId: string, familyId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .select('family.id')
    .where('identity.person_id', '=', personId)
    .where('family.id', '!=', familyId)
    .where('family.revoked_at', 'is', null)
    .orderBy('family.id')
    .execute();
  return rows.map((row) => row.id);
}

/** A person's devices that are not signed out. */
export async function findFamiliesOf(ctx: Ctx, personId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .select('family.id')
    .where('identity.person_id', '=', personId)
    .where('family.revoked_at', 'is', null)
    .orderBy('family.id')
    .execute();
  return rows.map((row) => row.id);
}

/** A device with whose it is; what its browser last said, and where that was. */
export async function findFamily(ctx: Ctx, familyId: string) {
  return ctx.db
    .selectFrom('account_family as family')
    .innerJoin('account_identity as identity', 'identity.id', 'family.user_id')
    .select(['family.id', 'family.user_agent', 'family.address', 'identity.person_id', 'identity.kind'])
    .where('family.id', '=', familyId)
    .executeTakeFirst();
}
