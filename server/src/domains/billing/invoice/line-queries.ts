import { sql, type SqlBool } from 'kysely';
import type { Ctx } from '#server/context.ts';

interface Page {
  readonly current: number;
  readonly pageSize: number;
}

interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A consumption as invoices and statements name it. */
export interface ConsumptionRow {
  readonly id: string;
  readonly at: Date;
  readonly kind: 'use' | 'expired';
  readonly item: 'contact' | 'aiInterview' | 'simulation' | null;
  readonly units: number;
  readonly fen: number;
  readonly member_name: string | null;
  readonly position_title: string | null;
}

function named(ctx: Ctx) {
  return ctx.db
    .selectFrom('billing_consumption as consumption')
    .leftJoin('account_identity as member', 'member.id', 'consumption.member_id')
    .leftJoin('billing_position_name as position', 'position.position_id', 'consumption.position_id')
    .select(['consumption.id', 'consumption.at', 'consumption.kind', 'consumption.item'])
    .select(['consumption.units', 'consumption.fen'])
    .select('member.username as member_name')
    .select('position.title as position_title');
}

/** In no invoice that holds it. */
const isFree = sql<SqlBool>`not exists (
  select from billing_invoice_line as line where line.consumption_id = consumption.id and line.held)`;

/** What a payer consumed of what was paid and no invoice holds, the last first. */
export async function findInvoiceable(
  ctx: Ctx,
  { payer, span, current, pageSize }: Page & { readonly payer: string; readonly span: Span | null },
): Promise<ConsumptionRow[]> {
  return named(ctx)
    .where('consumption.payer', '=', payer)
    .where('consumption.fen', '>', 0)
    .$if(span !== null, (query) =>
      query
        .where('consumption.at', '>=', span?.from ?? new Date(0))
        .where('consumption.at', '<', span?.to ?? new Date(0)),
    )
    .where(isFree)
    .orderBy('consumption.at', 'desc')
    .orderBy('consumption.id', 'desc')
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .execute();
}

/** What can be invoiced, by month of Beijing, the last first. */
export async function sumInvoiceable(ctx: Ctx, payer: string) {
  const month = sql<string>`to_char(consumption.at at time zone 'Asia/Shanghai', 'YYYY-MM')`;
  return ctx.db
    .selectFrom('billing_consumption as consumption')
    .select([month.as('month'), sql<number>`sum(consumption.fen)::bigint`.as('fen')])
    .select((eb) => eb.fn.countAll<number>().as('lines'))
    .where('consumption.payer', '=', payer)
    .where('consumption.fen', '>', 0)
    .where(isFree)
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute();
}

/** Which consumptions an invoice is asked of: all of a payer's, those of a span, or just these. */
export interface Picked {
  readonly payer: string;
  readonly span: Span | null;
  readonly ids: readonly string[] | null;
}

/** The free ones among them, at most `limit`; whoever calls holds the payer's invoices. */
export async function findPicked(
  tx: Ctx,
  { payer, span, ids }: Picked,
  limit: number,
): Promise<{ id: string; fen: number }[]> {
  return tx.db
    .selectFrom('billing_consumption as consumption')
    .select(['consumption.id', 'consumption.fen'])
    .where('consumption.payer', '=', payer)
    .where('consumption.fen', '>', 0)
    .$if(ids !== null, (query) => query.where('consumption.id', 'in', [...(ids ?? [])]))
    .$if(span !== null, (query) =>
      query
        .where('consumption.at', '>=', span?.from ?? new Date(0))
        .where('consumption.at', '<', span?.to ?? new Date(0)),
    )
    .where(isFree)
    .orderBy('consumption.at')
    .orderBy('consumption.id')
    .limit(limit)
    .execute();
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const rowsPerInsert = 5000;

export async function insertLines(
  tx: Ctx,
  invoiceId: string,
  lines: readonly { readonly id: string; readonly fen: number }[],
): Promise<void> {
  for (let at = 0; at < lines.length; at += rowsPerInsert)
    await tx.db
      .insertInto('billing_invoice_line')
      .values(
        lines
          .slice(at, at + rowsPerInsert)
          .map(({ id, fen }) => ({ invoice_id: invoiceId, consumption_id: id, fen, held: true })),
      )
      .execute();
}

/** What an invoice is made of, the last first. */
export async function findLinesOf(ctx: Ctx, invoiceId: string, { current, pageSize }: Page): Promise<ConsumptionRow[]> {
  return named(ctx)
    .innerJoin('billing_invoice_line as line', 'line.consumption_id', 'consumption.id')
    .where('line.invoice_id', '=', invoiceId)
    .orderBy('consumption.at', 'desc')
    .orderBy('consumption.id', 'desc')
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .execute();
}

/** What an invoice is made of, by what was used. */
export async function sumLinesOf(ctx: Ctx, invoiceId: string) {
  return ctx.db
    .selectFrom('billing_invoice_line as line')
    .innerJoin('billing_consumption as consumption', 'consumption.id', 'line.consumption_id')
    .select(['consumption.kind', 'consumption.item'])
    .select([sql<number>`sum(line.fen)::bigint`.as('fen'), sql<number>`sum(consumption.units)::bigint`.as('units')])
    .where('line.invoice_id', '=', invoiceId)
    .groupBy(['consumption.kind', 'consumption.item'])
    .orderBy('consumption.kind', 'desc')
    .orderBy('consumption.item')
    .execute();
}
