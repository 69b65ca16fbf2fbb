import { UncertainSend } from '#platform/core/uncertain-send.ts';
import { findContact, type Contact } from '#domains/account/index.ts';
import { task } from '#server/bind.ts';
import type { Ctx } from '#server/context.ts';
import { mailText, smsText, type Notice } from './compose-notice.ts';
import { claimSend, findReachable, postponeSend, settleSend } from './queries.ts';
import { channelsFor, maxAttempts, pauseAfter } from './rules.ts';

type Claimed = NonNullable<Awaited<ReturnType<typeof claimSend>>>;

/**
 * Sends one stored intent. It is taken before it is sent: whoever dies in between leaves it under way, and it is not
 * repeated (decisions §12). What the vendor certainly did not take is tried again, a few times.
 */
async function sendOutside(ctx: Ctx, { sendId }: { sendId: string }): Promise<void> {
  const send = await claimSend(ctx, sendId);
  if (send === undefined) return;
  const contact = await findContact(ctx, send.user_id);
  if (contact === null || !(await isWanted(ctx, send))) return settleSend(ctx, sendId, 'dropped');
  try {
    await hand(ctx, send, contact);
  } catch (error) {
    ctx.log.warn({ sendId, channel: send.channel, error: errorName(error) }, 'a notice could not be sent');
    if (error instanceof UncertainSend) return settleSend(ctx, sendId, 'unsure');
    if (send.attempts >= maxAttempts) return settleSend(ctx, sendId, 'failed');
    const runAt = new Date(ctx.now().getTime() + pauseAfter(send.attempts));
    await postponeSend(ctx, sendId, runAt);
    return ctx.enqueue(sendOutsideTask, { sendId }, { startAfter: runAt });
  }
  await settleSend(ctx, sendId, 'sent');
}

/** Sends one text message or mail about a message. */
export const sendOutsideTask = task<{ sendId: string }>({ name: 'message.send-outside', run: sendOutside });

/**
 * Whether they still want it and still read it: they may have chosen otherwise since, taken their mail address away, left
 * the company or been given another role.
 */
async function isWanted(ctx: Ctx, send: Claimed): Promise<boolean> {
  const { user_id: userId, kind, channel } = send;
  const reader = (await findReachable(ctx, send, kind)).find((each) => each.userId === userId);
  return reader !== undefined && channelsFor(reader, kind).includes(channel);
}

async function hand(ctx: Ctx, send: Claimed, contact: Contact): Promise<void> {
  const { config, sms, mail } = ctx.ports;
  const url = config.http.url?.replace(/\/+$/, '') ?? null;
  const notice: Notice = { ...send, brand: config.brand.name, url };
  if (send.channel === 'sms') {
    await sms.notify({ phone: contact.phone, title: send.title, text: smsText(notice) });
    return;
  }
  if (contact.mail === null) throw new Error('a mail is wanted without an address');
  const files = send.mail_file === null ? [] : [send.mail_file];
  await mail.send({ mail: contact.mail, userId: send.user_id, ...mailText(notice), files });
}

/** A vendor may repeat a phone or an address in its words: the log takes the name alone. */
function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
