import { signedVendors, webhookErrors, type saveWebhook as endpoint } from '@pinjian/contract/company-webhook.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { listWebhooks } from './list-webhooks.ts';
import { findWebhook, writeWebhook } from './queries.ts';

/**
 * Keeps the address and the secret of a hook, encrypted; one of each vendor. Only addresses of the vendors themselves are
 * taken: this server calls nothing else.
 * @throws Refusal 40310 and 40311, 41040 for an address that is no hook of the vendor, 41041 where a secret is needed.
 */
export async function saveWebhook(
  ctx: Ctx<EmployerActor>,
  { vendor, address, secret = '' }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'company.write');
  const { webhook, secretBox } = ctx.ports;
  if (!webhook.isHook(vendor, address)) throw new Refusal(webhookErrors.badAddress);
  const isSigned = signedVendors.includes(vendor);
  await ctx.transaction(async (tx) => {
    const before = await findWebhook(tx, companyId, vendor);
    if (isSigned && secret === '' && before === undefined) throw new Refusal(webhookErrors.secretMissing);
    await writeWebhook(tx, {
      companyId,
      vendor,
      addressCipher: secretBox.encrypt(address),
      secretCipher: isSigned && secret !== '' ? secretBox.encrypt(secret) : null,
    });
  });
  return listWebhooks(ctx);
}
