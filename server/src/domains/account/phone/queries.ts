import type { Ctx } from '#server/context.ts';

/** A person's number, and where their device was last used from. */
export async function findPhone(ctx: Ctx, personId: string, familyId: string) {
  return ctx.db
    .selectFrom('account_person as person')
    .innerJoin('account_family as family', (join) => join.on('family.id', '=', familyId))
    .select(['person.phone_hash', 'person.phone_cipher', 'family.address', 'family.user_agent'])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
}

export async function updatePhone(
  tx: Ctx,
  personId: string,
  phone: { phoneHash: Buffer; phoneCipher: Buffer },
): Promise<void> {
  await tx.db
    .updateTable('account_person')
    .set({ phone_hash: phone.phoneHash, phone_cipher: phone.phoneCipher })
    .where('id', '=', personId)
    .execute();
}
