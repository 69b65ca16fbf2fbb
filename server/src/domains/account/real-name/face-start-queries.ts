import type { Ctx } from '#server/context.ts';

/** A face check that was asked for without a name. */
export async function findFaceStart(ctx: Ctx, userId: string) {
  return ctx.db.selectFrom('account_face_start').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export interface FaceStart {
  readonly id: string;
  readonly userId: string;
  readonly returnPath: string;
}

/** There is at most one of a person: a new one takes the place of the one before. */
export async function putFaceStart(tx: Ctx, start: FaceStart): Promise<void> {
  const row = { id: start.id, return_path: start.returnPath, started_at: tx.now() };
  await tx.db
    .insertInto('account_face_start')
    .values({ ...row, user_id: start.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function removeFaceStart(tx: Ctx, userId: string): Promise<void> {
  await tx.db.deleteFrom('account_face_start').where('user_id', '=', userId).execute();
}

export async function forgetFaceStarts(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('account_face_start').where('started_at', '<', before).execute();
}
