import { targetAddress } from '@pinjian/contract/message-target.ts';
import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { HookRefusal } from '#platform/webhook/port.ts';
import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import {
  claimWebhookSend,
  isOfDemoWorld,
  postponeWebhookSend,
  settleWebhookSend,
  tidyWebhookSends,
} from './queries.ts';
import { keptMs, lostAfterMs, maxAttempts, overdueMs, pauseAfter } from './rules.ts';

/**
 * Makes one attempt. What certainly was not taken is tried again with growing pauses, and in the end left where the company
 * sees it; what may have been taken is not repeated.
 */
export async function sendWebhook(ctx: Ctx, { sendId }: { sendId: string }): Promise<void> {
  const send = await claimWebhookSend(ctx, sendId);
  if (send === undefined) return;
  // A test says nothing about anybody.
  if (send.seeker_id !== null && (await isOfDemoWorld(ctx, send.company_id)))
    return settleWebhookSend(ctx, sendId, { state: 'dropped' });
  const { secretBox, webhook, config } = ctx.ports;
  const base = config.http.url?.replace(/\/+$/, '') ?? null;
  const { title, lines, target } = send.news;
  const hook = {
    vendor: send.vendor,
    address: secretBox.decrypt(send.address_cipher),
    secret: send.secret_cipher === null ? null : secretBox.decrypt(send.secret_cipher),
  };
  const url = base === null || target === null ? null : `${base}${targetAddress(target)}`;
  try {
    await webhook.send(hook, { title, lines, url });
  } catch (error) {
    if (error instanceof UncertainSend) return settleWebhookSend(ctx, sendId, { state: 'unsure' });
    if (!(error instanceof HookRefusal)) throw error;
    const { reason: failure } = error;
    ctx.log.warn({ sendId, vendor: send.vendor, failure }, 'a chat was not told');
    if (failure === 'refused' || send.attempts >= maxAttempts)
      return settleWebhookSend(ctx, sendId, { state: 'failed', failure });
    const runAt = new Date(ctx.now().getTime() + pauseAfter(send.attempts));
    await postponeWebhookSend(ctx, sendId, { runAt, failure });
    return ctx.enqueue(sendWebhookTask, { sendId }, { startAfter: runAt });
  }
  await settleWebhookSend(ctx, sendId, { state: 'sent' });
}

/** Tells one chat one thing. */
export const sendWebhookTask = task<{ sendId: string }>({ name: 'company.send-webhook', run: sendWebhook });

/** Rows of one run; what is left is the next minute's. */
const rowsPerRun = 1000;

/** Looks after what was left behind, and forgets what was told a month ago. */
export const settleWebhookSendsTask = task<object>({
  name: 'company.settle-webhook-sends',
  schedule: '* * * * *',
  async run(ctx) {
    const now = ctx.now().getTime();
    const before = (ms: number) => new Date(now - ms);
    const due = await tidyWebhookSends(ctx, {
      lost: before(lostAfterMs),
      old: before(keptMs),
      overdue: before(overdueMs),
      limit: rowsPerRun,
    });
    for (const sendId of due) await ctx.enqueue(sendWebhookTask, { sendId });
  },
});
