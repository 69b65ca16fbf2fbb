import type { WebhookNews } from '@pinjian/contract/company-webhook.ts';
import type { Ctx } from '#server/context.ts';
import { findWebhooks, insertWebhookSends } from './queries.ts';
import { sendWebhookTask } from './send-webhook.ts';

interface Told {
  readonly companyId: string;
  readonly seekerId: string;
  /** Without a name in full: it leaves the product for a place that nobody here knows. */
  readonly news: WebhookNews;
  /** Names what happened: each chat is told once, however often this is called. */
  readonly dedupeKey: string;
}

/** Stores the intent to tell the chats of a company, in the transaction of what is told; sending follows the commit. */
export async function tellWebhooks(tx: Ctx, { companyId, seekerId, news, dedupeKey }: Told): Promise<void> {
  const webhookIds = (await findWebhooks(tx, companyId)).map(({ id }) => id);
  for (const sendId of await insertWebhookSends(tx, { webhookIds, news, seekerId, dedupeKey }))
    await tx.enqueue(sendWebhookTask, { sendId });
}
