import type { markSendHandled as endpoint } from '@pinjian/contract/console-send.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { markSendHandled as act } from '#domains/message/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/** 标为已处理: takes a notice off the list. Again is harmless. @throws Refusal 40400, 40900 where it is sent again */
export async function markSendHandled(
  ctx: Ctx<AdminActor>,
  { sendId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'task.retry');
  await ctx.transaction(async (tx) => {
    if (!(await act(tx, sendId))) return;
    await recordAudit(tx, { act: 'sendHandled', object: { kind: 'outsideSend', id: sendId } });
  });
  return null;
}
