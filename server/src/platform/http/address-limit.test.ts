import { describe, expect, it } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { createAddressLimit } from './address-limit.ts';

/** How many of `calls` pass at once; what the last refusal says besides. */
function passed(limit: ReturnType<typeof createAddressLimit>, address: string, calls: number) {
  let count = 0;
  let refusal: Refusal | null = null;
  for (let call = 0; call < calls; call += 1) {
    try {
      limit.count(address);
      count += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refusal = error;
    }
  }
  return { count, refusal };
}

describe('a limit of addresses', () => {
  it('lets a minute’s calls pass, says when the next may come, and lets it pass then', () => {
    let now = 0;
    const limit = createAddressLimit({ perMinute: 60, siteTimes: 4 }, () => new Date(now));
    const { count, refusal } = passed(limit, '203.0.113.5', 100);
    expect(count).toBe(60);
    expect(refusal).toMatchObject({
      code: 429,
      data: { retryAfter: 1 },
      message: '当前网络的请求过于频繁，请在 1 秒后再试',
    });
    now = 999;
    expect(passed(limit, '203.0.113.5', 1).count).toBe(0);
    now = 1000;
    expect(passed(limit, '203.0.113.5', 5).count).toBe(1);
    now = 11_000;
    expect(passed(limit, '203.0.113.5', 100).count).toBe(10);
    now = 3600_000;
    expect(passed(limit, '203.0.113.5', 100).count).toBe(60);
    // A clock that is set back takes nothing away and gives nothing.
    now = 0;
    expect(passed(limit, '203.0.113.5', 1).count).toBe(0);
  });

  it('counts each network by itself, an IPv6 one by its 64 bits', () => {
    const limit = createAddressLimit({ perMinute: 2, siteTimes: 4 }, () => new Date(0));
    expect(passed(limit, '203.0.113.5', 5).count).toBe(2);
    expect(passed(limit, '203.0.113.6', 5).count).toBe(2);
    expect(passed(limit, '::ffff:203.0.113.5', 5).count).toBe(0);
    expect(passed(limit, '2001:db8::1', 1).count).toBe(1);
    expect(passed(limit, '2001:db8:0:0:ffff::2', 5).count).toBe(1);
    expect(passed(limit, '2001:db8:0:1::1', 5).count).toBe(2);
  });

  it('counts an IPv6 site of 48 bits as well: its holder has 65,536 networks', () => {
    const limit = createAddressLimit({ perMinute: 2, siteTimes: 4 }, () => new Date(0));
    const networks = Array.from({ length: 100 }, (_each, index) => `2001:db8:7:${index.toString(16)}::1`);
    expect(networks.reduce((sum, address) => sum + passed(limit, address, 5).count, 0)).toBe(8);
    expect(passed(limit, '2001:db8:8::1', 5).count).toBe(2);
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('never counts this machine (%s)', (address) => {
    expect(
      passed(
        createAddressLimit({ perMinute: 1, siteTimes: 4 }, () => new Date(0)),
        address,
        10,
      ).count,
    ).toBe(10);
  });

  it('counts nobody at 0', () => {
    expect(
      passed(
        createAddressLimit({ perMinute: 0, siteTimes: 4 }, () => new Date(0)),
        '203.0.113.5',
        10,
      ).count,
    ).toBe(10);
  });
});
