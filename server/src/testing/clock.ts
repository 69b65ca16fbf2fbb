import type { Clock } from '#platform/core/clock.ts';

/** Time that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

export function createTestClock(start = new Date('2026-11-20T02:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
