import type { removeWebhook as endpoint } from '@pinjian/contract/company-webhook.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listWebhooks } from './list-webhooks.ts';
import { deleteWebhook } from './queries.ts';

/**
 * Forgets a hook and what it was told; what waits for it is told to nobody. Without one it is the same.
 * @throws Refusal 40310 and 40311
 */
export async function removeWebhook(
  ctx: Ctx<EmployerActor>,
  { vendor }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  await deleteWebhook(ctx, requirePermission(ctx.actor, 'company.write'), vendor);
  return listWebhooks(ctx);
}
