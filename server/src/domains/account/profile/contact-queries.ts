import type { Ctx } from '#server/context.ts';

export async function findContactRow(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('account_identity as identity')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select(['identity.kind', 'person.phone_cipher', 'person.mail_cipher', 'person.mail_confirmed_at'])
    .where('identity.id', '=', userId)
    .executeTakeFirst();
}
