import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Removes every offer of these applications, with all that was written, sent and said of it, and what members were told of it. */
export async function deleteOffers(tx: Ctx, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const rows = await tx.db
    .selectFrom('application_offer')
    .select('id')
    .where('application_id', 'in', applicationIds)
    .execute();
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  for (const table of [
    'application_offer_paper',
    'application_offer_act',
    'application_offer_approval',
    'application_offer_counter',
    'application_offer_version',
  ] as const)
    await tx.db.deleteFrom(table).where('offer_id', 'in', ids).execute();
  await tx.db.deleteFrom('application_offer').where('id', 'in', ids).execute();
  const keys = ids.map((id) => `offer:${id}:%`);
  await tx.db
    .deleteFrom('message_message')
    .where(sql<boolean>`dedupe_key like any(${keys}::text[])`)
    .execute();
}

/** What a member wrote, sent, approved and set stays without their name; nobody asks them for an approval any more. */
export async function eraseOfferMember(tx: Ctx, userId: string): Promise<void> {
  const own = [
    ['application_offer', 'draft_saved_by'],
    ['application_offer_version', 'sent_by'],
    ['application_offer_approval', 'approver_id'],
    ['application_offer_approval', 'delegated_by'],
    ['application_offer_act', 'by_id'],
    ['application_offer_settings', 'updated_by'],
  ] as const;
  for (const [table, column] of own)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${userId}`.execute(
      tx.db,
    );
  await sql`update application_offer_settings set version = version + 1, approvers = (
      select coalesce(jsonb_agg(each order by place), '[]'::jsonb)
      from jsonb_array_elements(approvers) with ordinality as list (each, place)
      where each ->> 'memberId' <> ${userId})
    where approvers @> jsonb_build_array(jsonb_build_object('memberId', ${userId}::text))`.execute(tx.db);
}
