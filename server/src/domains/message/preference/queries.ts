import type { MessageKind } from '@pinjian/contract/message-preference.ts';
import type { Ctx } from '#server/context.ts';

/** What somebody chose; kinds without a row are at their defaults. */
export async function findPreferences(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('message_preference')
    .select(['kind', 'sms', 'mail'])
    .where('user_id', '=', userId)
    .execute();
}

export async function savePreference(
  ctx: Ctx,
  userId: string,
  { kind, sms, mail }: { kind: MessageKind; sms: boolean; mail: boolean },
): Promise<void> {
  const chosen = { sms, mail, changed_at: ctx.now() };
  await ctx.db
    .insertInto('message_preference')
    .values({ user_id: userId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(chosen))
    .execute();
}
