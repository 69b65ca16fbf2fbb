import { runCommand } from '../../tools/commands.ts';
import type { SoakRun } from './run.ts';

const each = 20_000;

/** Requests drawn from the schemas of every endpoint, of another seed in each round: no answer may be a fault. */
export const requests: SoakRun = {
  name: 'requests',
  rounds: 5,
  async run(rounds, tell) {
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const seed = Math.floor(Math.random() * 2 ** 30);
      const args = ['run', '--project', 'server', 'server/src/fuzz.test.ts'];
      const env = { PINJIAN_TEST_SEED: String(seed), PINJIAN_TEST_RUNS: String(each) };
      const outcome = await runCommand({ name: 'requests', script: 'node_modules/vitest/vitest.mjs', args, env });
      tell(`round ${round}: ${each} requests with seed ${seed}, ${outcome.seconds.toFixed(0)} s`);
      if (!outcome.passed) broken.push(`seed ${seed}:\n${outcome.output.slice(-4000)}`);
    }
    return broken;
  },
};
