import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Tables of company that hold people's data. */
export const personalTables = ['company_join_request', 'company_block', 'company_webhook_send'] as const;

/** What somebody asked companies, the oldest first. */
export async function findJoinRequestsOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('company_join_request as request')
    .innerJoin('company_company as company', 'company.id', 'request.company_id')
    .select(['request.note', 'request.state', 'request.answer', 'request.created_at', 'request.decided_at'])
    .select('company.name as company_name')
    .where('request.user_id', '=', userId)
    .orderBy('request.created_at')
    .execute();
}

/** Companies that somebody keeps from finding them, the oldest first. */
export async function findBlocksOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('company_block as block')
    .innerJoin('company_company as company', 'company.id', 'block.company_id')
    .select(['company.name', 'block.blocked_at'])
    .where('block.seeker_id', '=', userId)
    .orderBy('block.blocked_at')
    .execute();
}

/** Removes what somebody asked companies, with what those were told of it; what they did for a company stays without them. */
export async function eraseMember(tx: Ctx, userId: string): Promise<void> {
  await tx.db
    .deleteFrom('message_message as message')
    .using('company_join_request as request')
    .where('request.user_id', '=', userId)
    .whereRef('message.recipient_id', '=', 'request.company_id')
    .whereRef('message.dedupe_key', '=', sql`'join-request:' || request.id::text`)
    .execute();
  await tx.db.deleteFrom('company_webhook_send').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('company_block').where('seeker_id', '=', userId).execute();
  await tx.db.deleteFrom('company_join_request').where('user_id', '=', userId).execute();
  await tx.db.updateTable('company_join_request').set({ decided_by: null }).where('decided_by', '=', userId).execute();
  await tx.db.updateTable('company_company').set({ created_by: null }).where('created_by', '=', userId).execute();
  await tx.db
    .updateTable('company_verification')
    .set({ submitted_by: null })
    .where('submitted_by', '=', userId)
    .execute();
}

/** Requests to a company that nobody is left to answer are refused, with the reason; answers whose they were. */
export async function refuseWaitingRequests(tx: Ctx, companyId: string, answer: string): Promise<string[]> {
  const rows = await tx.db
    .updateTable('company_join_request')
    .set({ state: 'refused', answer, decided_at: tx.now() })
    .where('company_id', '=', companyId)
    .where('state', '=', 'pending')
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
