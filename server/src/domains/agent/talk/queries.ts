import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { AgentTalkTable } from '#server/tables.ts';

export type TalkRow = Selectable<AgentTalkTable>;

/** The newest messages of a talk before a place in it, the newest first. */
export async function findTalk(
  ctx: Ctx,
  agentId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<TalkRow[]> {
  let query = ctx.db.selectFrom('agent_talk').selectAll().where('agent_id', '=', agentId);
  if (before !== undefined) query = query.where('seq', '<', before);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}

export async function findTalkMessage(ctx: Ctx, messageId: string): Promise<TalkRow | undefined> {
  return ctx.db.selectFrom('agent_talk').selectAll().where('id', '=', messageId).executeTakeFirst();
}

/** What was said with this key before. */
export async function findSaid(ctx: Ctx, agentId: string, key: string): Promise<TalkRow | undefined> {
  return ctx.db
    .selectFrom('agent_talk')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** The answer that is being given. */
export async function findOpenAnswer(ctx: Ctx, agentId: string): Promise<TalkRow | undefined> {
  return ctx.db
    .selectFrom('agent_talk')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('state', '=', 'answering')
    .executeTakeFirst();
}

export async function insertTalkMessage(
  tx: Ctx,
  row: Omit<Insertable<AgentTalkTable>, 'calls' | 'controls' | 'concerns' | 'created_at'> &
    Partial<Pick<Insertable<AgentTalkTable>, 'controls' | 'concerns'>>,
): Promise<void> {
  await tx.db
    .insertInto('agent_talk')
    .values({ controls: [], concerns: [], ...row, calls: '[]', created_at: tx.now() })
    .execute();
}

/** An attempt at an answer. */
export interface Attempt {
  readonly messageId: string;
  readonly attempt: number;
}

/** Changes an answer for one attempt at it; false once it is over, or another attempt is at it. */
export async function updateAnswer(
  tx: Ctx,
  { messageId, attempt }: Attempt,
  changes: Updateable<AgentTalkTable>,
  state: TalkRow['state'] = 'answering',
): Promise<boolean> {
  const result = await tx.db
    .updateTable('agent_talk')
    .set(changes)
    .where('id', '=', messageId)
    .where('attempts', '=', attempt)
    .where('state', '=', state)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether an attempt is at its answer still. */
export async function isAnsweredBy(tx: Ctx, { messageId, attempt }: Attempt): Promise<boolean> {
  const row = await findTalkMessage(tx, messageId);
  return row?.state === 'answering' && row.attempts === attempt;
}

/** Talks are kept for as long as their owner may want to read them again. */
export async function deleteTalkBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('agent_talk').where('created_at', '<', before).execute();
}

/** What its agent did, wanted and showed of late, the newest first, without the notes in which its looks end. */
export async function findLatestActs(ctx: Ctx, agentId: string, limit: number) {
  return ctx.db
    .selectFrom('agent_act')
    .select(['title', 'kind', 'state', 'why', 'objection', 'credits', 'done_at', 'expires_at', 'created_at'])
    .select(['seeker_id', 'application_id', 'subject', 'sections'])
    .where('agent_id', '=', agentId)
    .where('kind', '<>', 'note')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What an answer is about, its question is about too. */
export async function noteConcerns(tx: Ctx, messageId: string, concerns: readonly string[]): Promise<void> {
  if (concerns.length === 0) return;
  await tx.db
    .updateTable('agent_talk as asked')
    .from('agent_talk as answer')
    .set({ concerns: [...concerns] })
    .where('answer.id', '=', messageId)
    .whereRef('asked.agent_id', '=', 'answer.agent_id')
    .where((where) => where('asked.seq', '=', where(where.ref('answer.seq'), '-', where.val(1))))
    .execute();
}
