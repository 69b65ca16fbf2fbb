import { readFileSync } from 'node:fs';
import { createLog } from '../../server/src/platform/core/log.ts';
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts';
import { startCopy, systemActor } from '../../server/src/copy.ts';
import type { Tables } from '../../server/src/tables.ts';
import { liveOn, lookAfterAgents, type Faults } from '../../server/src/testing/agents/live.ts';
import type { Town } from '../../server/src/testing/agents/town.ts';
import { createTestPorts } from '../../server/src/testing/ports.ts';
import { createChance } from '../../server/src/testing/many-actors/chance.ts';

/**
 * One copy of the product with people who press beside its agents, until it is killed: `agents-copy.ts <database> <town's
 * file> <seed>`. Each message of its parent is the time that it is now; it lives that hour and answers what failed.
 */
const [connectionString = '', townFile = '', seed = '1'] = process.argv.slice(2);
const town = JSON.parse(readFileSync(townFile, 'utf8')) as Town;
const log = createLog('silent');
const pool = openPool(connectionString, { max: 8, log });
let now = new Date();
const copy = await startCopy({
  connectionString,
  pool,
  db: openDatabase<Tables>(pool),
  ports: createTestPorts().ports,
  clock: { now: () => now },
  log,
});
const ctx = copy.context(systemActor, 'soak');
const chance = createChance(Number(seed));

process.on('message', (at: string) => {
  now = new Date(at);
  const faults: Faults = [];
  void Promise.all([
    lookAfterAgents([ctx], faults),
    liveOn([ctx], town, { chance, faults, presses: 10, hands: 3 }),
  ]).then(() => process.send?.({ faults }));
});
process.send?.({ faults: [] });
