import type { listWebhooks as endpoint } from '@pinjian/contract/company-webhook.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findNewestWebhookSends, findWebhooks } from './queries.ts';
import { hintOf } from './rules.ts';

const sendsShown = 20;

/**
 * The robots of the caller's company, without their addresses and secrets, and what they were told last.
 * @throws Refusal 40310 without a company, 40311 for who may not change it.
 */
export async function listWebhooks(ctx: Ctx<EmployerActor>): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  const { secretBox } = ctx.ports;
  const webhooks = await findWebhooks(ctx, companyId);
  const sends = await findNewestWebhookSends(ctx, companyId, sendsShown);
  return {
    webhooks: webhooks.map((row) => ({
      vendor: row.vendor,
      hint: hintOf(secretBox.decrypt(row.address_cipher)),
      createdAt: row.created_at.toISOString(),
    })),
    sends: sends.map((row) => ({
      sendId: row.id,
      vendor: row.vendor,
      title: row.news.title,
      state: row.state,
      failure: row.failure,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
