import type { Ctx } from '#server/context.ts';

/** Minutes within which a code that was sent may still be good. */
const freshMinutes = 10;

/** Which of the hashes of one phone stands in the tables: a person's, or else that of a code sent just now. */
export async function findStoredHash(ctx: Ctx, hashes: readonly Buffer[]): Promise<Buffer | undefined> {
  const person = await ctx.db
    .selectFrom('account_person')
    .select('phone_hash')
    .where('phone_hash', 'in', [...hashes])
    .executeTakeFirst();
  if (person !== undefined) return person.phone_hash;
  const code = await ctx.db
    .selectFrom('account_sms_code')
    .select('phone_hash')
    .where('phone_hash', 'in', [...hashes])
    .where('sent_at', '>', new Date(ctx.now().getTime() - freshMinutes * 60_000))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return code?.phone_hash;
}

/** A person's number, and where their device was last used from. */
export async function findPhone(ctx: Ctx, personId: string, familyId: string) {
  return ctx.db
    .selectFrom('account_person as person')
    .innerJoin('account_family as family', (join) => join.on('family.id', '=', familyId))
    .select(['person.phone_hash', 'person.phone_cipher', 'family.address', 'family.user_agent'])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function updatePhone(tx: Ctx, personId: string, phone: string): Promise<void> {
  const { secretBox } = tx.ports;
  await tx.db
    .updateTable('account_person')
    .set({ phone_hash: secretBox.hash('phone', phone), phone_cipher: secretBox.encrypt(phone) })
    .where('id', '=', personId)
    .execute();
}
