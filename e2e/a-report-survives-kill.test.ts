import { expect, it } from 'vitest';
import { reportKills } from './soak/report-kills.ts';

/** One round of the soak's: `npm run soak -- report-kills` has twenty. */
it('interviews that are being scored at kill -9 have their reports within a minute of the next start', async () => {
  const told: string[] = [];
  expect(await reportKills.run(1, (line) => told.push(line))).toEqual([]);
  expect(told.join('\n')).toContain('1 kills');
});
