import { sql, type Kysely } from 'kysely';

/** Does work within an open transaction so that, where it fails, nothing of it is left and the transaction goes on. */
export async function withinSavepoint<Tables, T>(trx: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  // The innermost of a name is meant: nested ones need no names of their own.
  await sql`savepoint attempt`.execute(trx);
  try {
    const result = await work();
    await sql`release savepoint attempt`.execute(trx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(trx);
    await sql`release savepoint attempt`.execute(trx);
    throw error;
  }
}
