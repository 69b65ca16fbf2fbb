import { describe, expect, it } from 'vitest';
import { findingsOf } from './environment.ts';
import type { Environment } from './environment.ts';

const fine = { roundTrip: 20, live: true, keepsDraft: true };
const brief = (environment: Partial<Environment>) =>
  findingsOf({ ...fine, ...environment }).map(({ verdict, tone }) => [verdict, tone]);

describe('what the environment check says', () => {
  it('finds nothing to do where all is well', () => {
    expect(findingsOf(fine).map(({ advice }) => advice)).toEqual(['', '', '']);
  });

  it.each([
    [300, '良好，300 毫秒', 'success'],
    [301, '一般，301 毫秒', 'warning'],
    [1000, '一般，1000 毫秒', 'warning'],
    [1001, '较慢，1001 毫秒', 'warning'],
    [null, '连不上', 'danger'],
  ] as const)('a round trip of %s ms is %s', (roundTrip, verdict, tone) => {
    expect(brief({ roundTrip })[0]).toEqual([verdict, tone]);
  });

  it('says what to do when the live connection is blocked or nothing can be kept', () => {
    const [, live, draft] = findingsOf({ ...fine, live: false, keepsDraft: false });
    expect([live?.tone, live?.advice]).toEqual(['danger', expect.stringContaining('换个网络')]);
    expect([draft?.tone, draft?.advice]).toEqual(['warning', expect.stringContaining('已发出的不受影响')]);
  });
});
