import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runCommand } from '../../tools/commands.ts';
import type { SoakRun } from './run.ts';

/** Every test that tries a property, on values of another seed in each round; the gate has one seed for all days. */
export const properties: SoakRun = {
  name: 'properties',
  rounds: 3,
  async run(rounds, tell) {
    const files = globSync('{contract,server,web,tools}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules'],
    });
    const trying = files.filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
    const broken: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const seed = Math.floor(Math.random() * 2 ** 31);
      const args = ['run', '--project', 'unit', '--project', 'server', '--project', 'web', ...trying];
      const env = { PINJIAN_TEST_SEED: String(seed) };
      const outcome = await runCommand({ name: 'properties', script: 'node_modules/vitest/vitest.mjs', args, env });
      tell(`round ${round}: ${trying.length} files with seed ${seed}, ${outcome.seconds.toFixed(0)} s`);
      if (!outcome.passed) broken.push(`seed ${seed}:\n${outcome.output.slice(-4000)}`);
    }
    return broken;
  },
};
