import type { Ctx } from '#server/context.ts';

export async function upsertPositionName(
  tx: Ctx,
  { positionId, title }: { readonly positionId: string; readonly title: string },
): Promise<void> {
  await tx.db
    .insertInto('billing_position_name')
    .values({ position_id: positionId, title })
    .onConflict((conflict) => conflict.column('position_id').doUpdateSet({ title }))
    .execute();
}
