import type { MessageComplaintCase } from '@pinjian/contract/console-message-complaint.ts';
import { findFiles } from '#platform/files/stored-file.ts';
import type { Ctx } from '#server/context.ts';
import { findAround, findComplaint, findOpenComplaints, type ComplaintRecord } from './complaint-queries.ts';
import { masked } from './rules.ts';

/** Messages on each side of the one complained of: what it is judged by, and no more of the conversation. */
const around = 5;

type Listed = Pick<
  MessageComplaintCase,
  'complaintId' | 'side' | 'reason' | 'companyName' | 'positionTitle' | 'complainedAt'
>;

function listed(row: ComplaintRecord): Listed {
  return {
    complaintId: row.id,
    side: row.side,
    reason: row.reason,
    companyName: row.company_name,
    positionTitle: row.position_title,
    complainedAt: row.created_at.toISOString(),
  };
}

/** Complaints of messages that nobody has settled, the longest waiting first. */
export async function listComplaints(
  ctx: Ctx,
  { current, pageSize }: { readonly current: number; readonly pageSize: number },
): Promise<Listed[]> {
  const rows = await findOpenComplaints(ctx, { offset: (current - 1) * pageSize, limit: pageSize });
  return rows.map(listed);
}

/** One complaint with the message and a few around it; null where there is none. */
export async function findComplaintCase(
  ctx: Ctx,
  complaintId: string,
): Promise<(Omit<MessageComplaintCase, 'isOwn'> & { readonly seekerId: string }) | null> {
  const row = await findComplaint(ctx, complaintId);
  if (row === undefined) return null;
  const { secretBox } = ctx.ports;
  const messages = await findAround(ctx, { applicationId: row.application_id, place: row.place, span: around });
  const files = await findFiles(
    ctx.db,
    messages.flatMap((message) => message.file_id ?? []),
  );
  return {
    ...listed(row),
    state: row.state,
    note: row.note_cipher === null ? '' : secretBox.decrypt(row.note_cipher),
    companyId: row.company_id,
    seekerId: row.seeker_id,
    messages: messages.map((message) => ({
      place: message.place,
      side: message.side,
      words: message.words_cipher === null ? '' : masked(secretBox.decrypt(message.words_cipher)),
      file: message.file_id === null ? null : (files.get(message.file_id)?.name ?? null),
      sentAt: message.created_at.toISOString(),
      isComplained: message.id === row.message_id,
    })),
  };
}
