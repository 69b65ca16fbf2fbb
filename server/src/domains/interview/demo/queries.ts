import { sql } from 'kysely';
import type { DemoDirection } from '@pinjian/contract/interview-demo.ts';
import type { Ctx } from '#server/context.ts';
import type { Demo } from './rules.ts';

export interface StoredDemo {
  readonly demo: Demo;
  readonly direction: DemoDirection;
  readonly expiresAt: Date;
}

/** Whoever counts demos does so one after the other, until the transaction ends. */
export async function countDemos(
  tx: Ctx,
  addressHash: Buffer,
): Promise<{ readonly ofAddress: number; readonly all: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('interview.demo', 0))`.execute(tx.db);
  return tx.db
    .selectFrom('interview_demo')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('address_hash', '=', addressHash).as('ofAddress'),
    ])
    .where('expires_at', '>', tx.now())
    .executeTakeFirstOrThrow();
}

export async function insertDemo(
  tx: Ctx,
  row: StoredDemo & { readonly tokenHash: Buffer; readonly addressHash: Buffer },
): Promise<void> {
  const { plan, ...progress } = row.demo.state;
  await tx.db
    .insertInto('interview_demo')
    .values({
      token_hash: row.tokenHash,
      address_hash: row.addressHash,
      direction: row.direction,
      plan: JSON.stringify(plan),
      progress: JSON.stringify(progress),
      turns: JSON.stringify(row.demo.turns),
      created_at: tx.now(),
      expires_at: row.expiresAt,
    })
    .execute();
}

/** A demo whose hour is not over; `lock` holds it against another answer until the transaction ends. */
export async function findDemo(ctx: Ctx, tokenHash: Buffer, lock: boolean): Promise<StoredDemo | null> {
  const query = ctx.db
    .selectFrom('interview_demo')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', ctx.now());
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  return {
    demo: { state: { ...row.progress, plan: row.plan }, turns: row.turns },
    direction: row.direction as DemoDirection,
    expiresAt: row.expires_at,
  };
}

export async function updateDemo(tx: Ctx, tokenHash: Buffer, { state, turns }: Demo): Promise<void> {
  const { plan: _plan, ...progress } = state;
  await tx.db
    .updateTable('interview_demo')
    .set({ progress: JSON.stringify(progress), turns: JSON.stringify(turns) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteExpiredDemos(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('interview_demo').where('expires_at', '<=', ctx.now()).execute();
}
