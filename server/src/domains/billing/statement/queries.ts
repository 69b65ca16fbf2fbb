import { sql, type RawBuilder } from 'kysely';
import type { StatementKind } from '@pinjian/contract/billing-statement.ts';
import type { SpendUnit } from '@pinjian/contract/wallet.ts';
import type { InvoiceState } from '@pinjian/contract/billing-invoice-view.ts';
import type { Ctx } from '#server/context.ts';

/** What a statement is narrowed to. */
export interface StatementFilter {
  readonly payer: string;
  readonly kind: StatementKind | null;
  /** From this instant on, and before that one. */
  readonly span: { readonly from: Date; readonly to: Date } | null;
  readonly memberId: string | null;
  readonly positionId: string | null;
}

export interface StatementRow {
  readonly id: string;
  readonly kind: StatementKind;
  readonly at: Date;
  readonly unit: SpendUnit;
  /** Signed. */
  readonly units: number;
  readonly fen: number;
  readonly order_id: string | null;
  readonly member_name: string | null;
  readonly position_title: string | null;
  /** Of the invoice that holds it; null where none does. */
  readonly invoice_state: InvoiceState | null;
}

type Source = 'lots' | 'transfers' | 'consumptions';

/** Which tables can hold lines of a filter. */
function sourcesOf({ kind, memberId, positionId }: StatementFilter): readonly Source[] {
  if (memberId !== null || positionId !== null)
    return kind === null || !['purchase', 'refund', 'adjustment'].includes(kind) ? ['consumptions'] : [];
  switch (kind) {
    case null:
      return ['lots', 'transfers', 'consumptions'];
    case 'purchase':
      return ['lots'];
    case 'adjustment':
      return ['lots', 'transfers'];
    case 'refund':
      return ['transfers'];
    default:
      return ['consumptions'];
  }
}

function within(span: StatementFilter['span'], at: RawBuilder<unknown>): RawBuilder<unknown> {
  return span === null ? sql`true` : sql`${at} >= ${span.from} and ${at} < ${span.to}`;
}

/** Purchases, and what was given. */
function lots({ payer, kind, span }: StatementFilter): RawBuilder<unknown> {
  const origin =
    kind === 'purchase' ? sql`lot.origin = 'order'` : kind === 'adjustment' ? sql`lot.origin <> 'order'` : sql`true`;
  return sql`
    select lot.id, case lot.origin when 'order' then 'purchase' else 'adjustment' end as kind, lot.issued_at as at,
      lot.unit, lot.units, lot.fen, lot.order_id, null::uuid as member_id, null::uuid as position_id
    from billing_lot as lot
    where lot.payer = ${payer} and ${origin} and ${within(span, sql`lot.issued_at`)}
    order by lot.issued_at desc, lot.id desc`;
}

/**
 * What went back, and what was taken: transfers out of what was paid, with the units that went along, and those of units
 * alone.
 */
function transfers({ payer, kind, span }: StatementFilter): RawBuilder<unknown> {
  const reason = kind === null ? sql`moved.reason in ('refund', 'adjustment')` : sql`moved.reason = ${kind}`;
  return sql`
    select moved.id, moved.reason as kind, moved.at,
      coalesce(along.unit, case when moved.unit = 'fen' then ${unitOf(payer)} else moved.unit end) as unit,
      -coalesce(along.amount, case when moved.unit = 'fen' then 0 else moved.amount end) as units,
      case when moved.unit = 'fen' then moved.amount else 0 end as fen,
      lot.order_id, null::uuid as member_id, null::uuid as position_id
    from wallet_transfer as moved
    left join wallet_transfer as along
      on moved.unit = 'fen' and along.key = left(moved.key, length(moved.key) - 4) || ':units'
    left join billing_lot as lot
      on moved.unit = 'fen' and lot.id::text = split_part(right(moved.key, 40), ':', 1)
    where moved.debit_id in (
        select account.id from wallet_account as account
        where account.book = ${payer} and account.name in ('prepaid', 'available'))
      and moved.reason in ('refund', 'adjustment') and moved.act in ('post', 'take')
      and ${reason} and ${within(span, sql`moved.at`)}
      -- The units of a refund stand beside its money.
      and (moved.unit = 'fen' or not (moved.key like '%:units' and exists (
        select from wallet_transfer as money where money.key = left(moved.key, length(moved.key) - 6) || ':fen')))
    order by moved.at desc, moved.id desc`;
}

function unitOf(payer: string): string {
  return payer.startsWith('company:') ? 'credit' : 'simulation';
}

/** What was used, and what ended unused. */
function consumptions({ payer, kind, span, memberId, positionId }: StatementFilter): RawBuilder<unknown> {
  const what = kind === null ? sql`true` : kind === 'expired' ? sql`used.kind = 'expired'` : sql`used.item = ${kind}`;
  return sql`
    select used.id, coalesce(used.item, 'expired') as kind, used.at, used.unit, -used.units as units, used.fen,
      used.order_id, used.member_id, used.position_id
    from billing_consumption as used
    where used.payer = ${payer} and ${what} and ${within(span, sql`used.at`)}
      and ${memberId === null ? sql`true` : sql`used.member_id = ${memberId}`}
      and ${positionId === null ? sql`true` : sql`used.position_id = ${positionId}`}
    order by used.at desc, used.id desc`;
}

const makers: Readonly<Record<Source, (filter: StatementFilter) => RawBuilder<unknown>>> = {
  lots,
  transfers,
  consumptions,
};

/**
 * Lines of a statement, the last first. Each table gives at most what the page can take of it, by its own index: how long
 * the statement is does not matter.
 */
export async function findStatement(
  ctx: Ctx,
  filter: StatementFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StatementRow[]> {
  const parts = sourcesOf(filter).map((source) => sql`(${makers[source](filter)} limit ${offset + limit})`);
  if (parts.length === 0) return [];
  const { rows } = await sql<StatementRow>`
    with page as (
      select * from (${sql.join(parts, sql` union all `)}) as line
      order by at desc, id desc offset ${offset} limit ${limit}
    )
    select page.id, page.kind, page.at, page.unit, page.units, page.fen, page.order_id,
      member.username as member_name, position.title as position_title, invoice.state as invoice_state
    from page
    left join account_identity as member on member.id = page.member_id
    left join billing_position_name as position on position.position_id = page.position_id
    left join billing_invoice_line as line on line.consumption_id = page.id and line.held
    left join billing_invoice as invoice on invoice.id = line.invoice_id
    order by page.at desc, page.id desc`.execute(ctx.db);
  return rows;
}

/** How many lines a statement has, counted up to `cap`. */
export async function countStatement(ctx: Ctx, filter: StatementFilter, cap: number): Promise<number> {
  const parts = sourcesOf(filter).map((source) => sql`(${makers[source](filter)} limit ${cap})`);
  if (parts.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select least(count(*), ${cap})::int as count from (${sql.join(parts, sql` union all `)}) as line`.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

/** One line of a payer, whatever it is of. */
export async function findStatementLine(ctx: Ctx, payer: string, lineId: string): Promise<StatementRow | undefined> {
  const all = { payer, kind: null, span: null, memberId: null, positionId: null };
  const parts = (['lots', 'transfers', 'consumptions'] as const).map(
    (source) => sql`(select * from (${makers[source](all)}) as one where one.id = ${lineId})`,
  );
  const { rows } = await sql<StatementRow>`
    select page.id, page.kind, page.at, page.unit, page.units, page.fen, page.order_id,
      member.username as member_name, position.title as position_title, null as invoice_state
    from (${sql.join(parts, sql` union all `)}) as page
    left join account_identity as member on member.id = page.member_id
    left join billing_position_name as position on position.position_id = page.position_id`.execute(ctx.db);
  return rows[0];
}
