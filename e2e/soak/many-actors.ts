import { runCommand } from '../../tools/commands.ts';
import type { SoakRun } from './run.ts';

const seconds = 60;

/**
 * Fifty people and clocks act at once on two copies for a minute, with another seed in each round, and in each of them make
 * every move there is; the gate has a slice of it.
 */
export const manyActors: SoakRun = {
  name: 'many-actors',
  rounds: 3,
  async run(rounds, tell) {
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const seed = Math.floor(Math.random() * 2 ** 30);
      const args = ['run', '--project', 'server', 'server/src/many-actors.test.ts'];
      const env = { PINJIAN_TEST_SEED: String(seed), PINJIAN_TEST_SECONDS: String(seconds) };
      const outcome = await runCommand({ name: 'many-actors', script: 'node_modules/vitest/vitest.mjs', args, env });
      const did = /\d+ actors, .*/.exec(outcome.output)?.[0] ?? 'nothing was said';
      tell(`round ${round}: seed ${seed}, ${outcome.seconds.toFixed(0)} s: ${did}`);
      const missing = /not made: (.+)/.exec(outcome.output)?.[1];
      if (missing !== undefined) broken.push(`seed ${seed}: nobody made ${missing}`);
      if (!outcome.passed) broken.push(`seed ${seed}:\n${outcome.output.slice(-4000)}`);
    }
    return broken;
  },
};
