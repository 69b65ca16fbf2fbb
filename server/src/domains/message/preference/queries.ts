import type { MessageKind } from '@pinjian/contract/message-preference.ts';
import type { Ctx } from '#server/context.ts';

/** What somebody chose; kinds without a row are at their defaults. */
export async function findPreferences(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('message_preference')
    .select(['kind', 'sms', 'mail', 'inside'])
    .where('user_id', '=', userId)
    .execute();
}

export async function savePreference(
  ctx: Ctx,
  userId: string,
  { kind, sms, mail, inside }: { kind: MessageKind; sms: boolean; mail: boolean; inside?: boolean | undefined },
): Promise<void> {
  const chosen = { sms, mail, ...(inside === undefined ? {} : { inside }), changed_at: ctx.now() };
  await ctx.db
    .insertInto('message_preference')
    .values({ user_id: userId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

/** Whether somebody wants no messages of a kind, not even inside. */
export async function isUnwanted(ctx: Ctx, userId: string, kind: MessageKind): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('message_preference')
    .select('inside')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.inside === false;
}
