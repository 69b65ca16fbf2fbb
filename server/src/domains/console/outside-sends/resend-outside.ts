import type { resendOutside as endpoint } from '@pinjian/contract/console-send.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { resendOutside as act } from '#domains/message/index.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAdmin } from '../policy.ts';

/** 重新发送: sends a notice once more. Again, while it is on its way, is harmless. @throws Refusal 40400, 40900 */
export async function resendOutside(
  ctx: Ctx<AdminActor>,
  { sendId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'task.retry');
  await ctx.transaction(async (tx) => {
    if (!(await act(tx, sendId))) return;
    await recordAudit(tx, { act: 'sendRepeated', object: { kind: 'outsideSend', id: sendId } });
  });
  return null;
}
