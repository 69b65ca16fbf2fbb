import { sql } from 'kysely';
import type { MessageKind, OutsideChannel, OutsideState } from '@pinjian/contract/message-preference.ts';
import { rolesReading } from '@pinjian/contract/reading.ts';
import { findAssignees } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { Address } from '../rules.ts';

function reachable(ctx: Ctx, kind: MessageKind) {
  return (
    ctx.db
      .selectFrom('account_identity as identity')
      .innerJoin('account_person as person', 'person.id', 'identity.person_id')
      .leftJoin('message_preference as preference', (join) =>
        join.onRef('preference.user_id', '=', 'identity.id').on('preference.kind', '=', kind),
      )
      .select(['identity.id as userId', 'identity.kind as role', 'preference.sms', 'preference.mail'])
      .select(sql<boolean>`person.mail_confirmed_at is not null`.as('hasMail'))
      // Nothing about people of the demo world leaves this machine.
      .where('person.demo', '=', false)
      .where('identity.kind', '!=', 'admin')
      .$narrowType<{ role: 'seeker' | 'employer' }>()
  );
}

/**
 * Who is behind a recipient, with what they chose for a kind; nobody of the demo world. Of a company those members who
 * read all of what it is about, and those it is assigned to; the others are told inside, if at all.
 */
export async function findReachable(ctx: Ctx, address: Address, kind: MessageKind) {
  const { recipient_id: companyId, about, application_id: applicationId } = address;
  const query = reachable(ctx, kind);
  if (about === null) return query.where('identity.id', '=', address.recipient_id).execute();
  const assignees = await findAssignees(ctx, { companyId, thing: about, applicationId });
  return query
    .innerJoin('account_membership as membership', 'membership.user_id', 'identity.id')
    .where('membership.company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('membership.company_role', 'in', rolesReading(about, 'all')),
        ...(assignees.length === 0 ? [] : [where('identity.id', 'in', assignees)]),
      ]),
    )
    .execute();
}

interface Intent {
  readonly userId: string;
  readonly channel: OutsideChannel;
}

/** Stores what is to be sent about a message; answers the ids. */
export async function insertSends(
  tx: Ctx,
  message: { readonly id: string; readonly kind: MessageKind },
  intents: readonly Intent[],
): Promise<string[]> {
  const now = tx.now();
  const rows = intents.map(({ userId, channel }) => ({
    id: newId(),
    message_id: message.id,
    user_id: userId,
    channel,
    kind: message.kind,
    state: 'waiting' as const,
    run_at: now,
    created_at: now,
  }));
  await tx.db.insertInto('message_outside_send').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Takes a send that is due for its one attempt; undefined when another has it or it is settled. */
export async function claimSend(ctx: Ctx, sendId: string) {
  return ctx.db
    .updateTable('message_outside_send as send')
    .from('message_message as message')
    .set({ state: 'sending', started_at: ctx.now(), attempts: sql<number>`send.attempts + 1` })
    .whereRef('message.id', '=', 'send.message_id')
    .where('send.id', '=', sendId)
    .where('send.state', '=', 'waiting')
    .where('send.run_at', '<=', ctx.now())
    .returning(['send.user_id', 'send.channel', 'send.kind', 'send.attempts'])
    .returning(['message.title', 'message.content', 'message.meta', 'message.mail_file'])
    .returning(['message.recipient_kind', 'message.recipient_id', 'message.about', 'message.application_id'])
    .executeTakeFirst();
}

export async function settleSend(ctx: Ctx, sendId: string, state: OutsideState): Promise<void> {
  await ctx.db
    .updateTable('message_outside_send')
    .set({ state, settled_at: ctx.now() })
    .where('id', '=', sendId)
    .where('state', '=', 'sending')
    .execute();
}

/** Puts a send that was certainly not taken off until `runAt`. */
export async function postponeSend(ctx: Ctx, sendId: string, runAt: Date): Promise<void> {
  await ctx.db
    .updateTable('message_outside_send')
    .set({ state: 'waiting', run_at: runAt })
    .where('id', '=', sendId)
    .where('state', '=', 'sending')
    .execute();
}

/** What was left under way since `before` may have arrived: it is marked so. */
export async function markLostSends(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db
    .updateTable('message_outside_send')
    .set({ state: 'unsure', settled_at: ctx.now() })
    .where('state', '=', 'sending')
    .where('started_at', '<', before)
    .execute();
}

/** Sends that were due before an instant and that nobody has taken, the oldest first. */
export async function findOverdueSends(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('message_outside_send')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<', before)
    .orderBy('run_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** One page of what was sent to somebody outside, newest first. */
export async function findSendsOf(ctx: Ctx, userId: string, page: { offset: number; limit: number }) {
  return ctx.db
    .selectFrom('message_outside_send as send')
    .innerJoin('message_message as message', 'message.id', 'send.message_id')
    .select(['send.id', 'send.channel', 'send.state', 'send.created_at', 'message.title'])
    .where('send.user_id', '=', userId)
    .orderBy('send.created_at', 'desc')
    .orderBy('send.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many there are, counted up to `cap` + 1. */
export async function countSendsOf(ctx: Ctx, userId: string, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select 1 from message_outside_send where user_id = ${userId} limit ${cap + 1}) as counted`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}
