import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Kysely } from 'kysely';

/** One level of transactions: those of one level run one after the other. */
interface Level {
  turn: Promise<unknown>;
}

/**
 * Transactions of the product within the one that a test rolls back, as savepoints. Two that the product begins at once
 * wait for each other here, as savepoints of one connection can only nest: whoever ended first would end the other's.
 */
export function savepoints<Tables>(): <T>(on: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>) => Promise<T> {
  const inside = new AsyncLocalStorage<Level>();
  const outermost: Level = { turn: Promise.resolve() };
  let count = 0;

  async function nest<T>(on: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
    const name = sql.raw(`savepoint_${++count}`);
    await sql`savepoint ${name}`.execute(on);
    try {
      const result = await inside.run({ turn: Promise.resolve() }, work, on);
      await sql`release savepoint ${name}`.execute(on);
      return result;
    } catch (error) {
      await sql`rollback to savepoint ${name}`.execute(on);
      throw error;
    }
  }

  return (on, work) => {
    const level = inside.getStore() ?? outermost;
    const mine = level.turn.then(() => nest(on, work));
    // What became of it is its caller's; the next one only waits for its end.
    level.turn = mine.catch(() => undefined);
    return mine;
  };
}
