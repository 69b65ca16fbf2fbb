import { expect, it } from 'vitest';
import { hireKills } from './soak/hire-kills.ts';

/** One hire of the soak's: `npm run soak -- hire-kills` has six. */
it('somebody is hired though the server is killed at each step: nothing is lost, nothing stands twice', async () => {
  const told: string[] = [];
  expect(await hireKills.run(1, (line) => told.push(line))).toEqual([]);
  expect(told.join('\n')).toContain('5 kills');
}, 240_000);
