import { createLog } from '../../server/src/platform/core/log.ts';
import { openPool } from '../../server/src/platform/db/database.ts';
import type { Payer } from '../../server/src/domains/wallet/index.ts';
import { storm } from '../../server/src/testing/money-storm.ts';
import { contextOf } from './money-context.ts';

/**
 * One copy that lets money move without pause until it is killed: `wallet-storm.ts <database> <seed> <payer>…`. A database
 * that is away is asked again. What fails for another reason is told on standard output, a line each.
 */
const [connectionString = '', seed = '1', ...payers] = process.argv.slice(2);
const ctx = contextOf(openPool(connectionString, { max: 8, log: createLog('silent') }));
const isAway = (fault: string): boolean =>
  /terminat|ECONN|ENOENT|Connection|shutting down|starting up|recovery mode|timeout|socket|not yet accepting/i.test(
    fault,
  );

for (let round = Number(seed); ; round += 1000) {
  const faults = await storm([ctx], { payers: payers as Payer[], seed: round, deeds: 200, atOnce: 6 });
  for (const fault of faults.filter((each) => !isAway(each))) console.log(fault);
}
