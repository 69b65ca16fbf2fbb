import { sql } from 'kysely';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** When the last code left, and how many did since an instant. */
export async function mailHistory(
  ctx: Ctx,
  personId: string,
  since: Date,
): Promise<{ last: Date | null; count: number }> {
  return ctx.db
    .selectFrom('account_mail_code')
    .select((eb) => [eb.fn.max('sent_at').as('last'), eb.fn.countAll<number>().as('count')])
    .where('person_id', '=', personId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
}

export async function insertMailCode(
  tx: Ctx,
  code: { personId: string; mailCipher: Buffer; codeHash: Buffer; expiresAt: Date },
): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto('account_mail_code')
    .values({
      id,
      person_id: code.personId,
      mail_cipher: code.mailCipher,
      code_hash: code.codeHash,
      sent_at: tx.now(),
      expires_at: code.expiresAt,
    })
    .execute();
  return id;
}

/** A code that the vendor did not take: the person may ask again at once. */
export async function removeMailCode(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('account_mail_code').where('id', '=', id).execute();
}

/** The newest code of a person; only this one opens anything. */
export async function newestMailCode(tx: Ctx, personId: string) {
  return tx.db
    .selectFrom('account_mail_code')
    .select(['id', 'mail_cipher', 'code_hash', 'expires_at', 'wrong_tries', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countWrongMailTry(tx: Ctx, id: string): Promise<void> {
  await tx.db
    .updateTable('account_mail_code')
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where('id', '=', id)
    .execute();
}

export async function markMailCodeUsed(tx: Ctx, id: string): Promise<void> {
  await tx.db.updateTable('account_mail_code').set({ used_at: tx.now() }).where('id', '=', id).execute();
}

export async function hasMail(ctx: Ctx, personId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_person')
    .select('mail_cipher')
    .where('id', '=', personId)
    .executeTakeFirst();
  return row !== undefined && row.mail_cipher !== null;
}

/** Writes a confirmed address, or takes it away. */
export async function setMail(tx: Ctx, personId: string, mailCipher: Buffer | null): Promise<void> {
  await tx.db
    .updateTable('account_person')
    .set({ mail_cipher: mailCipher, mail_confirmed_at: mailCipher === null ? null : tx.now() })
    .where('id', '=', personId)
    .execute();
}

/** Codes of before an instant are worth nothing: addresses that were never confirmed go with them. */
export async function deleteOldMailCodes(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_mail_code').where('sent_at', '<', before).execute();
}
