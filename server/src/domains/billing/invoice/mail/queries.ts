import { sql } from 'kysely';
import type { InvoiceMailState } from '@pinjian/contract/billing-invoice-view.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';

/** The mail that was asked for last. */
export async function findLatestMail(ctx: Ctx, invoiceId: string): Promise<{ state: InvoiceMailState } | undefined> {
  return ctx.db
    .selectFrom('billing_invoice_mail')
    .select('state')
    .where('invoice_id', '=', invoiceId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertMail(
  tx: Ctx,
  mail: {
    readonly invoiceId: string;
    readonly paper: 'blue' | 'red';
    readonly address: string;
    readonly userId: string | null;
  },
): Promise<string> {
  const id = newId();
  const now = tx.now();
  await tx.db
    .insertInto('billing_invoice_mail')
    .values({
      id,
      invoice_id: mail.invoiceId,
      paper: mail.paper,
      address_cipher: tx.ports.secretBox.encrypt(mail.address),
      user_id: mail.userId,
      state: 'waiting',
      attempts: 0,
      asked_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

/** Takes a mail for its one attempt; undefined when another copy has it or it is settled. */
export async function claimMail(ctx: Ctx, mailId: string) {
  return ctx.db
    .updateTable('billing_invoice_mail')
    .set({ state: 'sending', changed_at: ctx.now(), attempts: sql<number>`attempts + 1` })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .returning(['invoice_id', 'paper', 'address_cipher', 'user_id', 'attempts'])
    .executeTakeFirst();
}

export async function settleMail(ctx: Ctx, mailId: string, state: InvoiceMailState): Promise<void> {
  await ctx.db
    .updateTable('billing_invoice_mail')
    .set({ state, changed_at: ctx.now() })
    .where('id', '=', mailId)
    .where('state', '=', 'sending')
    .execute();
}

/** What a copy that died has left under way may have arrived: it is marked so, and not repeated. */
export async function markLostMails(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db
    .updateTable('billing_invoice_mail')
    .set({ state: 'unsure', changed_at: ctx.now() })
    .where('state', '=', 'sending')
    .where('changed_at', '<', before)
    .execute();
}

/** Mails that have waited since before an instant: the queue forgot them, or they were not taken. */
export async function findWaitingMails(ctx: Ctx, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('billing_invoice_mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a mail with an invoice is on its way already. */
export async function isMailUnderWay(tx: Ctx, invoiceId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('billing_invoice_mail')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return row !== undefined;
}
