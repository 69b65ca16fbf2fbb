import type { resendWebhook as endpoint } from '@pinjian/contract/company-webhook.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listWebhooks } from './list-webhooks.ts';
import { reviveWebhookSend } from './queries.ts';
import { sendWebhookTask } from './send-webhook.ts';

/**
 * Tells a chat again what did not reach it, or may not have: a person has looked.
 * @throws Refusal 40310 and 40311, 40400 for what is not their company's or did not fail.
 */
export async function resendWebhook(
  ctx: Ctx<EmployerActor>,
  { sendId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  await ctx.transaction(async (tx) => {
    if (!(await reviveWebhookSend(tx, companyId, sendId))) throw new Refusal(errors.notFound);
    await tx.enqueue(sendWebhookTask, { sendId });
  });
  return listWebhooks(ctx);
}
