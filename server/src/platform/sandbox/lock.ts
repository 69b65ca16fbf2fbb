import type { Kysely } from 'kysely';

/** The one platform table this file owns, as kysely sees it. */
interface SandboxLockTables {
  platform_sandbox_lock: { reason: string; locked_at: Date };
}

/** What locked the sandbox of this installation; undefined while nothing did. */
export async function findSandboxLock(db: Kysely<SandboxLockTables>): Promise<string | undefined> {
  const row = await db.selectFrom('platform_sandbox_lock').select('reason').executeTakeFirst();
  return row?.reason;
}

/** Locks it, on every copy and for every start that follows; the first reason stands. */
export async function insertSandboxLock(db: Kysely<SandboxLockTables>, reason: string, now: Date): Promise<void> {
  await db
    .insertInto('platform_sandbox_lock')
    .values({ reason, locked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
