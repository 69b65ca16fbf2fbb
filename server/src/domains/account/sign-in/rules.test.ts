import { describe, expect, it } from 'vitest';
import { createTestPorts } from '#testing/ports.ts';
import { decideSend, type SendHistory } from './rules.ts';

const limits = createTestPorts().ports.config.sms;
const now = new Date('2026-11-20T02:00:00.000Z');
const quiet: SendHistory = {
  lastToPhone: null,
  phoneLastDay: 0,
  networkLastHour: 0,
  siteLastHour: 0,
  budget: { minute: 0, day: 0 },
};
const ofSite = limits.addressPerHour * limits.siteTimes;

describe('whether a code is sent', () => {
  it.each<[string, Partial<SendHistory>]>([
    ['its network has had its hour’s codes', { networkLastHour: limits.addressPerHour }],
    ['the site around its network has had theirs', { siteLastHour: ofSite }],
  ])('not to a stranger where %s; to a device at home all the same', (_where, changes) => {
    const history = { ...quiet, ...changes };
    for (const standing of ['stranger', 'address'] as const)
      expect(decideSend(history, standing, limits, now)).toEqual({ send: false, because: 'address' });
    expect(decideSend(history, 'device', limits, now)).toMatchObject({ send: true });
  });

  it('up to the last code of the hour', () => {
    const history = { ...quiet, networkLastHour: limits.addressPerHour - 1, siteLastHour: ofSite - 1 };
    expect(decideSend(history, 'stranger', limits, now)).toMatchObject({ send: true });
  });
});
