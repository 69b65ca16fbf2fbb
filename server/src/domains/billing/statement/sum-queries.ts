import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

interface MonthRow {
  readonly month: string;
  readonly paid: number;
  readonly refunded: number;
  readonly consumed: number;
  readonly units: number;
}

/** What each month of Beijing since an instant came to; months without anything are missing. */
export async function sumMonths(ctx: Ctx, payer: string, since: Date): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(line.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      sum(line.paid)::bigint as paid, sum(line.refunded)::bigint as refunded,
      sum(line.consumed)::bigint as consumed, sum(line.units)::bigint as units
    from (
      select lot.issued_at as at, lot.fen as paid, 0 as refunded, 0 as consumed, 0 as units
      from billing_lot as lot where lot.payer = ${payer} and lot.origin = 'order' and lot.issued_at >= ${since}
      union all
      select moved.at, 0, moved.amount, 0, 0
      from wallet_transfer as moved
      where moved.debit_id in (
          select account.id from wallet_account as account where account.book = ${payer} and account.name = 'prepaid')
        and moved.reason = 'refund' and moved.at >= ${since}
      union all
      select used.at, 0, 0, used.fen, used.units
      from billing_consumption as used where used.payer = ${payer} and used.at >= ${since}
    ) as line
    group by 1 order by 1`.execute(ctx.db);
  return rows;
}

interface ShareRow {
  readonly id: string | null;
  readonly name: string | null;
  readonly units: number;
  readonly fen: number;
  readonly count: number;
}

/** What was used by each member, or for each position, the most first; what ended unused is nobody's use. */
export async function sumShares(
  ctx: Ctx,
  of: {
    readonly payer: string;
    readonly by: 'member' | 'position';
    readonly span: { readonly from: Date; readonly to: Date } | null;
    readonly limit: number;
  },
): Promise<ShareRow[]> {
  const id = of.by === 'member' ? sql`used.member_id` : sql`used.position_id`;
  const span = of.span === null ? sql`true` : sql`used.at >= ${of.span.from} and used.at < ${of.span.to}`;
  const { rows } = await sql<ShareRow>`
    select share.id, ${of.by === 'member' ? sql`member.username` : sql`position.title`} as name,
      share.units, share.fen, share.count
    from (
      select ${id} as id, sum(used.units)::bigint as units, sum(used.fen)::bigint as fen, count(*)::int as count
      from billing_consumption as used
      where used.payer = ${of.payer} and used.kind = 'use' and ${span}
      group by ${id} order by 2 desc, 1 limit ${of.limit}
    ) as share
    left join account_identity as member on member.id = share.id
    left join billing_position_name as position on position.position_id = share.id
    order by share.units desc, share.id`.execute(ctx.db);
  return rows;
}
