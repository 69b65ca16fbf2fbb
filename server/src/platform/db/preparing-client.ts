import pg from 'pg';

/** Statements that are prepared at most, by their text; beyond it the rest is sent unprepared as before. */
const maxStatements = 500;

const dependsOnValues = /@@|\bas materialized\b/;

/** Before a statement that says it has one best plan whatever its values are, though it looks as if it had not. */
export const plannedOnce = '/* planned once */';

const mayDependOnValues = (text: string): boolean => dependsOnValues.test(text) && !text.includes(plannedOnce);

/**
 * Names for statements that come again: a named statement is parsed once a connection instead of at every call, which
 * is a third of the cost of a short read. Full-text searches and what is fenced for the planner (`materialized`) stay
 * unnamed: their best plan depends on the values, and a prepared one may be planned without them; but for those that say
 * otherwise (`plannedOnce`).
 */
export function createStatementNames() {
  const seenOnce = new Set<string>();
  const names = new Map<string, string>();
  let generation = 0;
  return {
    /** undefined for a statement that is to be sent as it is. */
    nameOf(text: string, values: unknown): string | undefined {
      if (!Array.isArray(values) || values.length === 0 || mayDependOnValues(text)) return undefined;
      const known = names.get(text);
      if (known !== undefined) return `${known}_${generation}`;
      if (names.size >= maxStatements) return undefined;
      if (!seenOnce.has(text)) {
        if (seenOnce.size > 4 * maxStatements) seenOnce.clear();
        seenOnce.add(text);
        return undefined;
      }
      seenOnce.delete(text);
      names.set(text, `s${names.size}`);
      return `s${names.size - 1}_${generation}`;
    },
    /** A migration has changed a table under a prepared statement: from now on all are prepared anew. */
    forget(): void {
      generation += 1;
    },
  };
}

const staleStatement = /cached plan must not change result type/;

type Query = (this: pg.Client, first: unknown, second?: unknown, third?: unknown) => unknown;

/** A Client for one pool that prepares what comes again. */
export function createPreparingClient(): typeof pg.Client {
  const names = createStatementNames();
  // Called with its client each time; the class below only stands in front of it.
  const plain: Query = Reflect.get(pg.Client.prototype, 'query');
  function watch(error: unknown): void {
    if (error instanceof Error && staleStatement.test(error.message)) names.forget();
  }
  class PreparingClient extends pg.Client {}
  const query: Query = function query(this: pg.Client, first, second, third) {
    const name = typeof first === 'string' ? names.nameOf(first, second) : undefined;
    if (name === undefined) return plain.call(this, first, second, third);
    const statement = { name, text: first, values: second };
    if (typeof third === 'function') {
      return plain.call(this, statement, (error: unknown, result: unknown) => {
        watch(error);
        (third as (error: unknown, result: unknown) => void)(error, result);
      });
    }
    const answer = plain.call(this, statement) as Promise<unknown>;
    answer.catch(watch);
    return answer;
  };
  PreparingClient.prototype.query = query as typeof pg.Client.prototype.query;
  return PreparingClient;
}
