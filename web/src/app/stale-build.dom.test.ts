import { afterEach, expect, it, vi } from 'vitest';
import { isStaleBuild, reloadOnce } from './stale-build.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/abc.js',
  'error loading dynamically imported module: https://example.com/assets/abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/abc.css',
])('a file of the page that is gone belongs to an older build: %s', (message) => {
  expect(isStaleBuild(new Error(message))).toBe(true);
});

it('anything else does not', () => {
  expect(isStaleBuild(new Error('Failed to fetch'))).toBe(false);
  expect(isStaleBuild('Unable to preload CSS')).toBe(false);
});

it('the page is loaded anew once, and not again soon after', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  reloadOnce();
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1_010_000);
  reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});
