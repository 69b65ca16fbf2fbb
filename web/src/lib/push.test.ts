import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMostEvery } from './push.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('refreshes at once, and for all that came within the pause once more', () => {
  const job = vi.fn();
  const refresh = atMostEvery(1000, job);
  for (let times = 0; times < 5; times += 1) refresh.call();
  expect(job).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(job).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(job).toHaveBeenCalledTimes(2);
  refresh.call();
  expect(job).toHaveBeenCalledTimes(3);
});

it('does nothing more once it is cancelled', () => {
  const job = vi.fn();
  const refresh = atMostEvery(1000, job);
  refresh.call();
  refresh.call();
  refresh.cancel();
  vi.advanceTimersByTime(5000);
  expect(job).toHaveBeenCalledTimes(1);
});
