import { webhookVendorLabels, type testWebhook as endpoint } from '@pinjian/contract/company-webhook.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { companyName } from '../profile/find-companies.ts';
import { requirePermission } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listWebhooks } from './list-webhooks.ts';
import { countTests, findWebhook, insertWebhookSends } from './queries.ts';
import { testsPerMinute } from './rules.ts';
import { sendWebhook } from './send-webhook.ts';

/**
 * Writes to a chat at once, so that whoever set it up sees whether it works: how it went stands first in the answer.
 * @throws Refusal 40310 and 40311, 40400 without such a hook, 42900 for the sixth in a minute.
 */
export async function testWebhook(
  ctx: Ctx<EmployerActor>,
  { vendor }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  const webhook = await findWebhook(ctx, companyId, vendor);
  if (webhook === undefined) throw new Refusal(errors.notFound);
  const tests = await countTests(ctx, webhook.id, new Date(ctx.now().getTime() - 60_000));
  if (tests >= testsPerMinute) throw new Refusal(errors.tooSoon);
  const { brand } = ctx.ports.config;
  const company = await companyName(ctx, companyId);
  const [sendId] = await insertWebhookSends(ctx, {
    webhookIds: [webhook.id],
    seekerId: null,
    dedupeKey: `test:${newId()}`,
    news: {
      title: `${brand.name}测试消息`,
      lines: [`${webhookVendorLabels[vendor]}机器人已连接到${company}，面试和 Offer 有变化时会通知到这里。`],
      target: { kind: 'company', ids: {} },
    },
  });
  if (sendId !== undefined) await sendWebhook(ctx, { sendId });
  return listWebhooks(ctx);
}
