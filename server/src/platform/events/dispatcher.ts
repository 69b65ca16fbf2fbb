import type { Log } from '../core/log.ts';

/** Delivers until nothing is due; sleeps until woken, at most one second. */
export interface Dispatcher {
  wake(): void;
  stop(): Promise<void>;
}

/**
 * A loop around `deliver` (one row per call, false when none is due). Errors of the database itself are logged and
 * tried again: the rows are safe where they are.
 */
export function startDispatcher(deliver: () => Promise<boolean>, log: Log): Dispatcher {
  let stopped = false;
  let woken = false;
  let rouse: (() => void) | undefined;

  function pause(milliseconds: number): Promise<void> {
    if (woken) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function loop(): Promise<void> {
    while (!stopped) {
      woken = false;
      try {
        while (!stopped && (await deliver())) continue;
      } catch (error) {
        log.warn({ error }, 'events are waiting for the database');
      }
      if (!stopped) await pause(1000);
    }
  }

  const running = loop();
  return {
    wake() {
      woken = true;
      rouse?.();
    },
    async stop() {
      stopped = true;
      rouse?.();
      await running;
    },
  };
}
