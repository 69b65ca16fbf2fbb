import type { Ctx } from '#server/context.ts';

export const hourMs = 3_600_000;

/**
 * Instants so many hours from the present full one. All actors count from full hours, so that many want the same time of an
 * interviewer.
 */
export function hoursOn(ctx: Pick<Ctx, 'now'>, hours: readonly number[]): string[] {
  const full = Math.floor(ctx.now().getTime() / hourMs) * hourMs;
  return hours.map((each) => new Date(full + each * hourMs).toISOString());
}

/**
 * Time stands still while somebody acts: an operation asks for it more than once, and a test's clock jumps by hours where
 * a real one moves by milliseconds.
 */
export interface Gate {
  /** Acts while time stands still. */
  act<T>(work: () => Promise<T>): Promise<T>;
  /** Waits until nobody acts, and moves time. */
  turn(move: () => void): Promise<void>;
}

export function createGate(): Gate {
  let acting = 0;
  let turning: Promise<void> | null = null;
  let idle: (() => void) | null = null;
  return {
    async act(work) {
      while (turning !== null) await turning;
      acting += 1;
      try {
        return await work();
      } finally {
        acting -= 1;
        if (acting === 0) idle?.();
      }
    },
    async turn(move) {
      while (turning !== null) await turning;
      const { promise, resolve } = Promise.withResolvers<void>();
      turning = promise;
      if (acting > 0) await new Promise<void>((free) => (idle = free));
      idle = null;
      move();
      turning = null;
      resolve();
    },
  };
}
