import { sql } from 'kysely';
import type { WebhookFailure, WebhookNews, WebhookVendor } from '@pinjian/contract/company-webhook.ts';
import type { OutsideState } from '@pinjian/contract/message-preference.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** The robots of a company, in the order in which they were made. */
export async function findWebhooks(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_webhook')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findWebhook(ctx: Ctx, companyId: string, vendor: WebhookVendor) {
  return ctx.db
    .selectFrom('company_webhook')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
}

interface Stored {
  readonly companyId: string;
  readonly vendor: WebhookVendor;
  readonly addressCipher: Buffer;
  /** null leaves what is stored. */
  readonly secretCipher: Buffer | null;
}

/** Writes a company's hook of a vendor, in the place of the one before. */
export async function writeWebhook(tx: Ctx, { companyId, vendor, addressCipher, secretCipher }: Stored): Promise<void> {
  await tx.db
    .insertInto('company_webhook')
    .values({
      id: newId(),
      company_id: companyId,
      vendor,
      address_cipher: addressCipher,
      secret_cipher: secretCipher,
      created_at: tx.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'vendor']).doUpdateSet({
        address_cipher: addressCipher,
        ...(secretCipher === null ? {} : { secret_cipher: secretCipher }),
      }),
    )
    .execute();
}

/** Removes a hook with what was told to it. */
export async function deleteWebhook(ctx: Ctx, companyId: string, vendor: WebhookVendor): Promise<void> {
  await ctx.db.deleteFrom('company_webhook').where('company_id', '=', companyId).where('vendor', '=', vendor).execute();
}

/** Whether somebody of the demo world is a member: nothing about its people leaves this machine. */
export async function isOfDemoWorld(ctx: Ctx, companyId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_membership as membership')
    .innerJoin('account_identity as identity', 'identity.id', 'membership.user_id')
    .innerJoin('account_person as person', 'person.id', 'identity.person_id')
    .select('membership.user_id')
    .where('membership.company_id', '=', companyId)
    .where('person.demo', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Intent {
  readonly webhookIds: readonly string[];
  readonly news: WebhookNews;
  readonly seekerId: string | null;
  readonly dedupeKey: string;
}

/** Stores what is to be told; answers the ids of what was not stored before. */
export async function insertWebhookSends(
  tx: Ctx,
  { webhookIds, news, seekerId, dedupeKey }: Intent,
): Promise<string[]> {
  if (webhookIds.length === 0) return [];
  const now = tx.now();
  const rows = await tx.db
    .insertInto('company_webhook_send')
    .values(
      webhookIds.map((webhookId) => ({
        id: newId(),
        webhook_id: webhookId,
        seeker_id: seekerId,
        news: JSON.stringify(news),
        dedupe_key: dedupeKey,
        state: 'waiting' as const,
        run_at: now,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'dedupe_key']).doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a send that is due for its one attempt; undefined when another has it or it is settled. */
export async function claimWebhookSend(ctx: Ctx, sendId: string) {
  return ctx.db
    .updateTable('company_webhook_send as send')
    .from('company_webhook as webhook')
    .set({ state: 'sending', started_at: ctx.now(), attempts: sql<number>`send.attempts + 1` })
    .whereRef('webhook.id', '=', 'send.webhook_id')
    .where('send.id', '=', sendId)
    .where('send.state', '=', 'waiting')
    .where('send.run_at', '<=', ctx.now())
    .returning(['send.id', 'send.news', 'send.attempts', 'webhook.company_id', 'send.seeker_id'])
    .returning(['webhook.vendor', 'webhook.address_cipher', 'webhook.secret_cipher'])
    .executeTakeFirst();
}

export async function settleWebhookSend(
  ctx: Ctx,
  sendId: string,
  { state, failure = null }: { readonly state: OutsideState; readonly failure?: WebhookFailure | null },
): Promise<void> {
  await ctx.db
    .updateTable('company_webhook_send')
    .set({ state, failure, settled_at: ctx.now() })
    .where('id', '=', sendId)
    .where('state', '=', 'sending')
    .execute();
}

/** Puts a send that was certainly not taken off until `runAt`. */
export async function postponeWebhookSend(
  ctx: Ctx,
  sendId: string,
  { runAt, failure }: { readonly runAt: Date; readonly failure: WebhookFailure },
): Promise<void> {
  await ctx.db
    .updateTable('company_webhook_send')
    .set({ state: 'waiting', run_at: runAt, failure })
    .where('id', '=', sendId)
    .where('state', '=', 'sending')
    .execute();
}

/** Makes a send of a company that came to nothing wait again; false where there is none. */
export async function reviveWebhookSend(ctx: Ctx, companyId: string, sendId: string): Promise<boolean> {
  const result = await ctx.db
    .updateTable('company_webhook_send as send')
    .from('company_webhook as webhook')
    .set({ state: 'waiting', attempts: 0, run_at: ctx.now(), settled_at: null })
    .whereRef('webhook.id', '=', 'send.webhook_id')
    .where('webhook.company_id', '=', companyId)
    .where('send.id', '=', sendId)
    .where('send.state', 'in', ['failed', 'unsure'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** What a company's chats were told last, newest first. */
export async function findNewestWebhookSends(ctx: Ctx, companyId: string, limit: number) {
  return ctx.db
    .selectFrom('company_webhook_send as send')
    .innerJoin('company_webhook as webhook', 'webhook.id', 'send.webhook_id')
    .select(['send.id', 'send.news', 'send.state', 'send.failure', 'send.created_at', 'webhook.vendor'])
    .where('webhook.company_id', '=', companyId)
    .orderBy('send.created_at', 'desc')
    .orderBy('send.id', 'desc')
    .limit(limit)
    .execute();
}

/** Tests of a hook since an instant. */
export async function countTests(ctx: Ctx, webhookId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('company_webhook_send')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('webhook_id', '=', webhookId)
    .where('seeker_id', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks what a crash left under way, and forgets what is old; answers what the queue has forgotten, the oldest first. */
export async function tidyWebhookSends(
  ctx: Ctx,
  {
    lost,
    old,
    overdue,
    limit,
  }: { readonly lost: Date; readonly old: Date; readonly overdue: Date; readonly limit: number },
): Promise<string[]> {
  await ctx.db
    .updateTable('company_webhook_send')
    .set({ state: 'unsure', settled_at: ctx.now() })
    .where('state', '=', 'sending')
    .where('started_at', '<', lost)
    .execute();
  await ctx.db.deleteFrom('company_webhook_send').where('created_at', '<', old).execute();
  const rows = await ctx.db
    .selectFrom('company_webhook_send')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<', overdue)
    .orderBy('run_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
