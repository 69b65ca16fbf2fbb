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
