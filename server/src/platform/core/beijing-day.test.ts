import { expect, it } from 'vitest';
import { dayInBeijing, hourInBeijing } from './beijing-day.ts';

it.each([
  ['2026-11-23T15:59:59Z', '2026-11-23', 23],
  ['2026-11-23T16:00:00Z', '2026-11-24', 0],
  ['2026-12-31T16:00:00Z', '2027-01-01', 0],
])('%s is %s, %s o’clock', (at, day, hour) => {
  expect([dayInBeijing(new Date(at)), hourInBeijing(new Date(at))]).toEqual([day, hour]);
});
