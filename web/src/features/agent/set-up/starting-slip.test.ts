import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { agentSlip } from '@pinjian/contract/agent-slip.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { describe, expect, it } from 'vitest';
import { startingSlip } from './starting-slip.ts';

const now = Date.parse('2026-11-23T10:00:00+08:00');
const wish = { ...emptyWish(), cityCodes: ['101210100'], salaryMin: 2_000_000 };

describe('what a slip begins with', () => {
  it.each(agentKinds)('is a slip that the server takes, of a %s', (kind) =>
    expect(agentSlip.safeParse(startingSlip(kind, [], now)).success).toBe(true),
  );

  it('is what the seeker has told already, and lets nothing be done without asking that others notice', () => {
    const slip = startingSlip('submitter', [wish, { ...wish, cityCodes: ['101020100'], salaryMin: 1_500_000 }], now);
    expect(slip).toMatchObject({
      cityCodes: ['101210100', '101020100'],
      salaryFloor: 1_500_000,
      credits: 0,
      endsOn: '2027-02-21',
      acts: { apply: { mode: 'ask' }, sendMessage: { mode: 'ask' } },
    });
  });

  it('sets no floor and no city where one wish has none', () => {
    expect(startingSlip('scout', [wish, { ...wish, salaryMin: null }], now).salaryFloor).toBeNull();
    expect(startingSlip('scout', [wish, { ...wish, cityCodes: [], anyCity: true }], now).cityCodes).toEqual([]);
  });
});
