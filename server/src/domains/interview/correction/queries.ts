import type { Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { InterviewCorrectionTable } from '#server/tables.ts';

export type CorrectionRow = Selectable<InterviewCorrectionTable>;

/** Every correction of an interview, oldest round first. */
export async function findCorrections(ctx: Ctx, interviewId: string): Promise<CorrectionRow[]> {
  return ctx.db
    .selectFrom('interview_correction')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('round')
    .orderBy('seq')
    .execute();
}

/** Adds a round; earlier ones stay. */
export async function insertCorrections(
  tx: Ctx,
  interviewId: string,
  round: number,
  corrections: readonly { readonly seq: number; readonly text: string }[],
): Promise<void> {
  await tx.db
    .insertInto('interview_correction')
    .values(
      corrections.map(({ seq, text }) => ({ interview_id: interviewId, round, seq, text, corrected_at: tx.now() })),
    )
    .execute();
}
