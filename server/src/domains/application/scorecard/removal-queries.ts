import type { Ctx } from '#server/context.ts';

/**
 * Removes what was written and decided about a seeker, and what a member had not handed in; what they handed in and
 * decided stays the company's, without their name.
 */
export async function eraseScorecards(tx: Ctx, userId: string): Promise<void> {
  const own = tx.db
    .selectFrom('application_round as round')
    .innerJoin('application_application as application', 'application.id', 'round.application_id')
    .select('round.id')
    .where('application.seeker_id', '=', userId);
  await tx.db.deleteFrom('application_debrief_decision').where('round_id', 'in', own).execute();
  await tx.db
    .deleteFrom('application_scorecard_reminder')
    .where((eb) => eb.or([eb('round_id', 'in', own), eb('interviewer_id', '=', userId)]))
    .execute();
  await tx.db
    .deleteFrom('application_scorecard_link')
    .where((eb) => eb.or([eb('round_id', 'in', own), eb('interviewer_id', '=', userId)]))
    .execute();
  // What was added to a card goes with it.
  await tx.db
    .deleteFrom('application_scorecard')
    .where((eb) =>
      eb.or([eb('round_id', 'in', own), eb.and([eb('interviewer_id', '=', userId), eb('locked_at', 'is', null)])]),
    )
    .execute();
  await tx.db
    .updateTable('application_scorecard')
    .set({ interviewer_id: null })
    .where('interviewer_id', '=', userId)
    .execute();
  await tx.db
    .updateTable('application_debrief_decision')
    .set({ decided_by: null })
    .where('decided_by', '=', userId)
    .execute();
}
