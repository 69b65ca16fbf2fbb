import { errors } from '@pinjian/contract/errors.ts';
import { hintConversation, sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { findApplication } from '../pipeline/queries.ts';
import { findComplaint, lockOpenComplaint, updateComplaint } from './complaint-queries.ts';
import { eraseStored } from './queries.ts';
import { recipientOf } from './tell-other-side.ts';

/**
 * Settles a complaint in the transaction of `tx`: upheld, the words of the message are taken out for both sides; whoever
 * complained is told either way. Answers where it stands, which is the other outcome where somebody was first, and whether
 * it was settled by this call.
 * @throws Refusal 40400
 */
export async function settleComplaint(
  tx: Ctx,
  { complaintId, outcome }: { readonly complaintId: string; readonly outcome: 'upheld' | 'dismissed' },
): Promise<{ state: 'open' | 'upheld' | 'dismissed'; settled: boolean }> {
  const isOpen = await lockOpenComplaint(tx, complaintId);
  const complaint = await findComplaint(tx, complaintId);
  if (complaint === undefined) throw new Refusal(errors.notFound);
  if (!isOpen) {
    if (complaint.state !== outcome) throw new Refusal(errors.stateChanged);
    return { state: complaint.state, settled: false };
  }
  await updateComplaint(tx, complaintId, outcome);
  if (outcome === 'upheld') {
    await eraseStored(tx, complaint.message_id);
    const row = await findApplication(tx, complaint.application_id);
    if (row !== undefined)
      for (const side of ['seeker', 'company'] as const) await hintConversation(tx, recipientOf(row, side));
  }
  if (complaint.complainant_id !== null)
    await sendMessage(tx, {
      to: { userId: complaint.complainant_id },
      type: '7',
      title: '举报处理结果',
      content:
        outcome === 'upheld'
          ? `您举报的消息（「${complaint.position_title}」）经核实违反平台规则，已删除。`
          : `您举报的消息（「${complaint.position_title}」）经核实没有违反平台规则。`,
      meta: {},
      dedupeKey: `complaint:${complaintId}`,
    });
  return { state: outcome, settled: true };
}
