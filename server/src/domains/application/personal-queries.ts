import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';
import { eraseConversations } from './conversation/removal-queries.ts';
import { openApplication } from './contact/open-application.ts';
import { eraseScorecards } from './scorecard/removal-queries.ts';
import { deleteOffers, eraseOfferMember } from './offer/removal-queries.ts';

/** Tables of application that hold people's data. */
export const personalTables = [
  'application_application',
  'application_event',
  'application_invitation',
  'application_round',
  'application_round_interviewer',
  'application_bulk_move',
  'application_bulk_row',
  'application_conversation',
  'application_conversation_message',
  'application_conversation_read',
  'application_contact_request',
  'application_complaint',
  'application_quick_reply',
  'application_scorecard',
  'application_scorecard_addendum',
  'application_scorecard_link',
  'application_scorecard_reminder',
  'application_debrief_decision',
  'application_offer',
  'application_offer_version',
  'application_offer_counter',
  'application_offer_approval',
  'application_offer_act',
  'application_offer_paper',
  'application_offer_settings',
] as const;

/** A seeker's applications with the titles of their positions, oldest first. */
export async function findApplicationsOfPerson(ctx: Ctx, userId: string) {
  const rows = await ctx.db
    .selectFrom('application_application as application')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .selectAll('application')
    .select('position.title as position_title')
    .where('application.seeker_id', '=', userId)
    .orderBy('application.created_at')
    .execute();
  return rows.map((row) => openApplication(ctx, row));
}

/** Removes what a seeker sent and what became of it; what an employer's member did stays, without their name. */
export async function eraseApplications(tx: Ctx, userId: string): Promise<void> {
  await eraseCompanyMessages(tx, userId);
  await eraseConversations(tx, userId);
  await eraseScorecards(tx, userId);
  const rows = await tx.db.selectFrom('application_application').select('id').where('seeker_id', '=', userId).execute();
  await deleteOffers(
    tx,
    rows.map((row) => row.id),
  );
  await eraseOfferMember(tx, userId);
  const own = tx.db.selectFrom('application_application').select('id').where('seeker_id', '=', userId);
  await tx.db.deleteFrom('application_invitation').where('application_id', 'in', own).execute();
  // Its slots and interviewers go with a round.
  await tx.db.deleteFrom('application_round').where('application_id', 'in', own).execute();
  await tx.db.deleteFrom('application_event').where('application_id', 'in', own).execute();
  await tx.db.deleteFrom('application_bulk_row').where('application_id', 'in', own).execute();
  // What a member had planned ends with them; what they did stands in the history.
  await tx.db.deleteFrom('application_bulk_move').where('mover_id', '=', userId).execute();
  await tx.db.deleteFrom('application_application').where('seeker_id', '=', userId).execute();
  await tx.db.updateTable('application_event').set({ mover_id: null }).where('mover_id', '=', userId).execute();
  await tx.db.deleteFrom('application_round_interviewer').where('user_id', '=', userId).execute();
  await tx.db
    .updateTable('application_round')
    .set({ invited_by: null, note: '' })
    .where('invited_by', '=', userId)
    .execute();
  await tx.db
    .updateTable('application_invitation')
    .set({ invited_by: null })
    .where('invited_by', '=', userId)
    .execute();
}

/** Removes what companies were told of a seeker's applications and interviews: it names them. */
async function eraseCompanyMessages(tx: Ctx, userId: string): Promise<void> {
  await tx.db
    .deleteFrom('message_message as message')
    .using('application_application as application')
    .where('application.seeker_id', '=', userId)
    .whereRef('message.application_id', '=', 'application.id')
    .whereRef('message.recipient_id', '=', 'application.company_id')
    .execute();
  // Members are told by name of what they interview in.
  await tx.db
    .deleteFrom('message_message as message')
    .using(['application_application as application', 'account_membership as membership'])
    .where('application.seeker_id', '=', userId)
    .whereRef('membership.company_id', '=', 'application.company_id')
    .whereRef('message.recipient_id', '=', 'membership.user_id')
    .where(sql<boolean>`message.meta #>> '{target,ids,resumeId}' = application.resume_id::text`)
    .execute();
}
