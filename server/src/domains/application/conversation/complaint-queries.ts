import { sql } from 'kysely';
import type { Side } from '@pinjian/contract/application-conversation.ts';
import type { ComplaintReason } from '@pinjian/contract/application-conversation-complaint.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

interface NewComplaint {
  readonly applicationId: string;
  readonly messageId: string;
  readonly side: Side;
  readonly complainantId: string;
  readonly reason: ComplaintReason;
  readonly noteCipher: Buffer | null;
}

/** Keeps a complaint; of one message everybody complains once. */
export async function insertComplaint(tx: Ctx, complaint: NewComplaint): Promise<void> {
  await tx.db
    .insertInto('application_complaint')
    .values({
      id: newId(),
      application_id: complaint.applicationId,
      message_id: complaint.messageId,
      side: complaint.side,
      complainant_id: complaint.complainantId,
      reason: complaint.reason,
      note_cipher: complaint.noteCipher,
      state: 'open',
      created_at: tx.now(),
    })
    .onConflict((conflict) => conflict.columns(['message_id', 'complainant_id']).doNothing())
    .execute();
}

function complaints(ctx: Ctx) {
  return ctx.db
    .selectFrom('application_complaint as complaint')
    .innerJoin('application_application as application', 'application.id', 'complaint.application_id')
    .innerJoin('company_company as company', 'company.id', 'application.company_id')
    .innerJoin('position_position as position', 'position.id', 'application.position_id')
    .innerJoin('application_conversation_message as message', 'message.id', 'complaint.message_id')
    .selectAll('complaint')
    .select(['company.name as company_name', 'application.company_id', 'application.seeker_id', 'message.place'])
    .select(sql<string>`coalesce(position.content ->> 'title', position.title)`.as('position_title'));
}
export type ComplaintRecord = Awaited<ReturnType<typeof findOpenComplaints>>[number];

/** Complaints that wait for an admin, the longest waiting first. */
export async function findOpenComplaints(ctx: Ctx, page: { readonly offset: number; readonly limit: number }) {
  return complaints(ctx)
    .where('complaint.state', '=', 'open')
    .orderBy('complaint.created_at')
    .orderBy('complaint.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many wait, and since when the first one has. */
export async function countOpenComplaints(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return ctx.db
    .selectFrom('application_complaint')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      select.fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}

export async function findComplaint(ctx: Ctx, complaintId: string): Promise<ComplaintRecord | undefined> {
  return complaints(ctx).where('complaint.id', '=', complaintId).executeTakeFirst();
}

/** Holds a complaint against whoever settles it at the same moment; false where it is settled already or gone. */
export async function lockOpenComplaint(tx: Ctx, complaintId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('application_complaint')
    .select('state')
    .where('id', '=', complaintId)
    .forUpdate()
    .executeTakeFirst();
  return row?.state === 'open';
}

export async function updateComplaint(tx: Ctx, complaintId: string, state: 'upheld' | 'dismissed'): Promise<void> {
  await tx.db
    .updateTable('application_complaint')
    .set({ state, settled_at: tx.now() })
    .where('id', '=', complaintId)
    .execute();
}

/** The message complained of and those around it: what it is judged by, and no more. */
export async function findAround(
  ctx: Ctx,
  at: { readonly applicationId: string; readonly place: number; readonly span: number },
) {
  return ctx.db
    .selectFrom('application_conversation_message as message')
    .selectAll('message')
    .where('message.application_id', '=', at.applicationId)
    .where('message.place', '>=', at.place - at.span)
    .where('message.place', '<=', at.place + at.span)
    .orderBy('message.place')
    .execute();
}
