import type { QueryClient } from '@tanstack/react-query';
import { consoleKeys } from '../keys.ts';

/**
 * After an act everything that the console shows is asked for again. Nobody waits for it: what was decided is gone from the
 * page with the answers, and what would be said of it with it.
 */
export function forgetAll(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: consoleKeys.all });
}
