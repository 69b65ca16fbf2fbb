import type { Insertable, Selectable } from 'kysely';
import type { TokenOutcome } from '@pinjian/contract/agent-token.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { AgentTokenTable } from '#server/tables.ts';

export type TokenRow = Selectable<AgentTokenTable>;

/** A person's tokens, the newest first; those that were over long ago fall off the end. */
export async function findTokens(ctx: Ctx, ownerId: string): Promise<TokenRow[]> {
  return ctx.db
    .selectFrom('agent_token')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

export async function findToken(ctx: Ctx, tokenId: string): Promise<TokenRow | undefined> {
  return ctx.db.selectFrom('agent_token').selectAll().where('id', '=', tokenId).executeTakeFirst();
}

export async function findTokenByKey(ctx: Ctx, ownerId: string, key: string): Promise<TokenRow | undefined> {
  return ctx.db
    .selectFrom('agent_token')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function findTokenByHash(ctx: Ctx, secretHash: Buffer): Promise<TokenRow | undefined> {
  return ctx.db.selectFrom('agent_token').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
}

/** Tokens of a person that open the door at this moment. */
export async function countOpenTokens(tx: Ctx, ownerId: string): Promise<number> {
  const { count } = await tx.db
    .selectFrom('agent_token')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.now())
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertToken(tx: Ctx, row: Insertable<AgentTokenTable>): Promise<void> {
  await tx.db.insertInto('agent_token').values(row).execute();
}

/** Gives a token another secret: the one before opens nothing from then on. */
export async function replaceSecret(
  tx: Ctx,
  tokenId: string,
  to: { readonly secretHash: Buffer; readonly prefix: string },
): Promise<void> {
  await tx.db
    .updateTable('agent_token')
    .set({ secret_hash: to.secretHash, prefix: to.prefix })
    .where('id', '=', tokenId)
    .execute();
}

export async function markRevoked(ctx: Ctx, tokenId: string): Promise<void> {
  await ctx.db
    .updateTable('agent_token')
    .set({ revoked_at: ctx.now() })
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Notes a call, and when the token was used last. */
export async function insertUse(
  ctx: Ctx,
  use: { readonly tokenId: string; readonly tool: string; readonly outcome: TokenOutcome },
): Promise<void> {
  await ctx.db
    .insertInto('agent_token_use')
    .values({ id: newId(), token_id: use.tokenId, tool: use.tool, outcome: use.outcome, at: ctx.now() })
    .execute();
  await ctx.db.updateTable('agent_token').set({ last_used_at: ctx.now() }).where('id', '=', use.tokenId).execute();
}

export async function countUsesSince(ctx: Ctx, tokenId: string, since: Date): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('agent_token_use')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('token_id', '=', tokenId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of a token's calls, the newest first, and how many there are up to `cap` and one more. */
export async function findUses(
  ctx: Ctx,
  tokenId: string,
  page: { readonly offset: number; readonly limit: number; readonly cap: number },
) {
  const of = ctx.db.selectFrom('agent_token_use').where('token_id', '=', tokenId);
  const rows = await of
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { count } = await ctx.db
    .selectFrom(
      of
        .select('id')
        .limit(page.cap + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, counted: count };
}

export async function deleteUsesBefore(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('agent_token_use').where('at', '<', before).execute();
}
