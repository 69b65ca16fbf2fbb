import { sql } from 'kysely';
import { verification } from '@pinjian/contract/company.ts';
import type { Ctx } from '#server/context.ts';
import { affiliatesNamed, type Blockable } from './rules.ts';

/** What one person blocks is decided one after the other: the limit holds for two at once. */
export async function lockBlocksOf(tx: Ctx, seekerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company.block ${seekerId}`}, 0))`.execute(tx.db);
}

/** Blocks a company; one that is blocked already keeps its moment. */
export async function insertBlock(tx: Ctx, seekerId: string, companyId: string): Promise<void> {
  await tx.db
    .insertInto('company_block')
    .values({ seeker_id: seekerId, company_id: companyId, blocked_at: tx.now() })
    .onConflict((conflict) => conflict.columns(['seeker_id', 'company_id']).doNothing())
    .execute();
}

export async function deleteBlock(tx: Ctx, seekerId: string, companyId: string): Promise<void> {
  await tx.db
    .deleteFrom('company_block')
    .where('seeker_id', '=', seekerId)
    .where('company_id', '=', companyId)
    .execute();
}

/** The companies that a person blocked, the latest first, whatever has become of their verification since. */
export async function findBlocks(ctx: Ctx, seekerId: string) {
  return ctx.db
    .selectFrom('company_block as block')
    .innerJoin('company_company as company', 'company.id', 'block.company_id')
    .select(['company.id', 'company.name', 'company.short_name', 'company.trade_name'])
    .select(['company.verification_status', 'block.blocked_at'])
    .where('block.seeker_id', '=', seekerId)
    .orderBy('block.blocked_at', 'desc')
    .orderBy('company.id', 'desc')
    .execute();
}
export type BlockRow = Awaited<ReturnType<typeof findBlocks>>[number];

/** Verified companies of each trade name, at most `affiliatesNamed` and one more of each, with how many there are. */
export async function findVerifiedByTradeName(ctx: Ctx, tradeNames: readonly string[]) {
  if (tradeNames.length === 0) return [];
  const ranked = ctx.db
    .selectFrom('company_company')
    .select(['id', 'name', 'short_name', 'trade_name'])
    .select(sql<number>`row_number() over (partition by trade_name order by length(name), id)`.as('place'))
    .select(sql<number>`count(*) over (partition by trade_name)`.as('count'))
    .where('trade_name', 'in', [...tradeNames])
    .where('verification_status', '=', verification.verified);
  return ctx.db
    .selectFrom(ranked.as('ranked'))
    .selectAll()
    .where('place', '<=', affiliatesNamed + 1)
    .orderBy('place')
    .execute();
}
export type AffiliateRow = Awaited<ReturnType<typeof findVerifiedByTradeName>>[number];

/** A company as far as blocking it is concerned. */
export async function findBlockable(ctx: Ctx, companyId: string): Promise<Blockable | undefined> {
  return ctx.db
    .selectFrom('company_company')
    .select(['id as companyId', 'trade_name as tradeName'])
    .where('id', '=', companyId)
    .executeTakeFirst();
}

/** Those of the seekers who blocked a company or one of its trade name: what `isCovered` says, of many at once. */
export async function findBlockersAmong(ctx: Ctx, companyId: string, seekerIds: readonly string[]): Promise<string[]> {
  if (seekerIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('company_block as block')
    .innerJoin('company_company as blocked', 'blocked.id', 'block.company_id')
    .innerJoin('company_company as company', (join) =>
      join.on((on) =>
        on.or([
          on('company.id', '=', on.ref('blocked.id')),
          on('company.trade_name', '=', on.ref('blocked.trade_name')),
        ]),
      ),
    )
    .select('block.seeker_id')
    .distinct()
    .where('company.id', '=', companyId)
    .where('block.seeker_id', 'in', [...seekerIds])
    .execute();
  return rows.map(({ seeker_id }) => seeker_id);
}

/** Companies whose trade name was made by earlier rules, locked; those that another copy holds are left to it. */
export async function lockToName(tx: Ctx, edition: number, limit: number): Promise<{ id: string; name: string }[]> {
  return tx.db
    .selectFrom('company_company')
    .select(['id', 'name'])
    .where('trade_name_edition', '<', edition)
    .orderBy('trade_name_edition')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Those of the companies that a seeker blocked, or of the trade name of one they blocked. */
export async function findBlockedAmong(ctx: Ctx, seekerId: string, companyIds: readonly string[]): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('company_block as block')
    .innerJoin('company_company as blocked', 'blocked.id', 'block.company_id')
    .innerJoin('company_company as company', (join) =>
      join.on((on) =>
        on.or([
          on('company.id', '=', on.ref('blocked.id')),
          on('company.trade_name', '=', on.ref('blocked.trade_name')),
        ]),
      ),
    )
    .select('company.id')
    .distinct()
    .where('block.seeker_id', '=', seekerId)
    .where('company.id', 'in', [...companyIds])
    .execute();
  return rows.map(({ id }) => id);
}
