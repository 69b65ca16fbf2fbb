import type { Ctx } from '#server/context.ts';
import { forgetSetupWriter } from '../setup/queries.ts';
import type { InterviewRow } from './queries.ts';

/** Tables of interview that hold people's data. */
export const personalTables = [
  'interview_interview',
  'interview_turn',
  'interview_frame',
  'interview_consent',
  'interview_report',
  'interview_correction',
  'interview_review',
  'interview_override',
  'interview_try',
] as const;

export async function findInterviewsOfPerson(ctx: Ctx, userId: string): Promise<InterviewRow[]> {
  return ctx.db
    .selectFrom('interview_interview')
    .selectAll()
    .where('seeker_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Deletes a person's interviews with everything that hangs on them; what they judged as a member stays, without their name. */
export async function eraseInterviews(tx: Ctx, userId: string): Promise<void> {
  const theirs = tx.db.selectFrom('interview_interview').select('id').where('seeker_id', '=', userId);
  await tx.db.deleteFrom('interview_try').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_override').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_review').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_report').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_consent').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_frame').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_correction').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_turn').where('interview_id', 'in', theirs).execute();
  await tx.db.deleteFrom('interview_interview').where('seeker_id', '=', userId).execute();
  await forgetMember(tx, userId);
  await forgetSetupWriter(tx, userId);
}

async function forgetMember(tx: Ctx, userId: string): Promise<void> {
  await tx.db.updateTable('interview_override').set({ made_by: null }).where('made_by', '=', userId).execute();
  await tx.db.updateTable('interview_review').set({ answered_by: null }).where('answered_by', '=', userId).execute();
}
