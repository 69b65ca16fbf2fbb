import { CompiledQuery, PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { World } from './world.ts';

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

type Work = (watched: World['db']) => Promise<unknown>;

/** Rows of a table that a plan has looked at, whether it took them or not. */
function rowsOfPlan(node: PlanNode, table: string): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  const below = (node.Plans ?? []).reduce((sum, each) => sum + rowsOfPlan(each, table), 0);
  return below + (node['Relation Name'] === table ? own * node['Actual Loops'] : 0);
}

/** The statements over a table that some work makes. */
async function statementsOf({ db }: World, work: Work, table: string): Promise<CompiledQuery[]> {
  const seen: CompiledQuery[] = [];
  const compiler = new PostgresQueryCompiler();
  const watch: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const compiled = compiler.compileQuery(node, queryId);
      if (compiled.sql.includes(table)) seen.push(compiled);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(watch));
  return seen;
}

/**
 * Rows of a table that the greediest of the statements looks at which some work makes over the watched database.
 * @throws where it makes none over that table
 */
export async function rowsLookedAt(world: World, work: Work, table: string): Promise<number> {
  const statements = await statementsOf(world, work, table);
  if (statements.length === 0) throw new Error(`nothing was asked of ${table}`);
  let most = 0;
  for (const { sql: text, parameters } of statements) {
    const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [...parameters]);
    const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error(`no plan of ${text}`);
    most = Math.max(most, rowsOfPlan(plan, table));
  }
  return most;
}
