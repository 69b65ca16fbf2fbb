import { sql, type Selectable, type Updateable } from 'kysely';
import type { InvoiceAct, InvoiceState, InvoiceType } from '@pinjian/contract/billing-invoice-view.ts';
import type { TitleDetails } from '@pinjian/contract/billing-invoice-title.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { BillingInvoicePaperTable, BillingInvoiceTable } from '#server/tables.ts';
import { sealTitle } from './title/queries.ts';

export type InvoiceRow = Selectable<BillingInvoiceTable>;
export type PaperRow = Selectable<BillingInvoicePaperTable>;

/** Holds what a payer asks for until the transaction ends: two requests at once see each other's lines. */
export async function lockPayerInvoices(tx: Ctx, payer: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invoices ${payer}`}, 0))`.execute(tx.db);
}

export async function findInvoice(ctx: Ctx, invoiceId: string): Promise<InvoiceRow | undefined> {
  return ctx.db.selectFrom('billing_invoice').selectAll().where('id', '=', invoiceId).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export async function lockInvoice(tx: Ctx, invoiceId: string): Promise<InvoiceRow | undefined> {
  return tx.db.selectFrom('billing_invoice').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst();
}

export async function findInvoiceByKey(ctx: Ctx, payer: string, key: string): Promise<InvoiceRow | undefined> {
  return ctx.db
    .selectFrom('billing_invoice')
    .selectAll()
    .where('payer', '=', payer)
    .where('key', '=', key)
    .executeTakeFirst();
}

export interface NewInvoice {
  readonly payer: string;
  readonly key: string;
  readonly type: InvoiceType;
  readonly title: TitleDetails;
  readonly fen: number;
  readonly lines: number;
  readonly remark: string;
  readonly askedBy: string;
  /** Goes to the vendor by itself. */
  readonly toVendor: boolean;
}

export async function insertInvoice(tx: Ctx, invoice: NewInvoice): Promise<string> {
  const id = newId();
  const now = tx.now();
  await tx.db
    .insertInto('billing_invoice')
    .values({
      id,
      payer: invoice.payer,
      key: invoice.key,
      state: 'waiting',
      type: invoice.type,
      subject_type: invoice.title.subjectType,
      title_cipher: sealTitle(tx.ports.secretBox, invoice.title),
      fen: invoice.fen,
      lines: invoice.lines,
      remark: invoice.remark,
      vendor_step: invoice.toVendor ? 'issue' : null,
      vendor_asked_at: invoice.toVendor ? now : null,
      asked_by: invoice.askedBy,
      requested_at: now,
      changed_at: now,
    })
    .execute();
  return id;
}

type InvoiceColumns = Omit<
  Updateable<BillingInvoiceTable>,
  'id' | 'payer' | 'key' | 'type' | 'subject_type' | 'fen' | 'lines' | 'requested_at' | 'changed_at'
>;

export async function updateInvoice(tx: Ctx, invoiceId: string, columns: InvoiceColumns): Promise<void> {
  await tx.db
    .updateTable('billing_invoice')
    .set({ ...columns, changed_at: tx.now() })
    .where('id', '=', invoiceId)
    .execute();
}

/** Gives the lines of an invoice up: another one may be made of them. */
export async function releaseLines(tx: Ctx, invoiceId: string): Promise<void> {
  await tx.db.updateTable('billing_invoice_line').set({ held: false }).where('invoice_id', '=', invoiceId).execute();
}

export async function findPapers(ctx: Ctx, invoiceIds: readonly string[]): Promise<PaperRow[]> {
  if (invoiceIds.length === 0) return [];
  return ctx.db
    .selectFrom('billing_invoice_paper')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .execute();
}

/** Keeps a paper; false where its number stands on another one. */
export async function insertPaper(
  tx: Ctx,
  paper: Omit<PaperRow, 'file_id'> & { readonly file_id: string | null },
): Promise<boolean> {
  const row = await tx.db
    .insertInto('billing_invoice_paper')
    .values(paper)
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoice_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordAct(
  tx: Ctx,
  act: { readonly invoiceId: string; readonly act: InvoiceAct; readonly byId: string | null; readonly words: string },
): Promise<void> {
  await tx.db
    .insertInto('billing_invoice_act')
    .values({ id: newId(), invoice_id: act.invoiceId, act: act.act, by_id: act.byId, words: act.words, at: tx.now() })
    .execute();
}

/** What happened to an invoice, in order. */
export async function findActs(ctx: Ctx, invoiceId: string) {
  return ctx.db
    .selectFrom('billing_invoice_act')
    .select(['act', 'at', 'words'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

interface Page {
  readonly current: number;
  readonly pageSize: number;
}

/** A payer's invoices, asked for last first; and how many there are, counted up to `cap`. */
export async function findInvoicePage(
  ctx: Ctx,
  { payer, state, current, pageSize }: Page & { readonly payer: string; readonly state?: InvoiceState | undefined },
): Promise<InvoiceRow[]> {
  return ctx.db
    .selectFrom('billing_invoice')
    .selectAll()
    .where('payer', '=', payer)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .execute();
}

export async function countInvoices(
  ctx: Ctx,
  { payer, state }: { readonly payer: string; readonly state?: InvoiceState | undefined },
  cap: number,
): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(
      ctx.db
        .selectFrom('billing_invoice')
        .select('id')
        .where('payer', '=', payer)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
        .limit(cap)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
