import type { InterviewSetup } from '@pinjian/contract/interview-setup.ts';
import type { Ctx } from '#server/context.ts';

/** How the AI interviews for a position as it was saved last; undefined where nobody wrote anything. */
export async function findSetupRow(ctx: Ctx, positionId: string) {
  return ctx.db
    .selectFrom('interview_setup')
    .select(['version', 'content', 'saved_at'])
    .where('position_id', '=', positionId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a version; false where somebody stored it before. */
export async function insertSetup(
  tx: Ctx,
  setup: {
    readonly positionId: string;
    readonly version: number;
    readonly content: InterviewSetup;
    readonly by: string;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('interview_setup')
    .values({
      position_id: setup.positionId,
      version: setup.version,
      content: JSON.stringify(setup.content),
      saved_at: tx.now(),
      saved_by: setup.by,
    })
    .onConflict((conflict) => conflict.columns(['position_id', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Takes a member's name from what they saved; what they wrote is the company's. */
export async function forgetSetupWriter(tx: Ctx, userId: string): Promise<void> {
  await tx.db.updateTable('interview_setup').set({ saved_by: null }).where('saved_by', '=', userId).execute();
}
