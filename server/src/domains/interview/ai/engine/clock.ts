/** Time of one interview, in milliseconds. It runs only while somebody is in the room. */
export interface Clock {
  readonly spent: number;
  /** The moment up to which `spent` is counted; null while it stands. */
  readonly countedTo: number | null;
  /** `spent` when the open question was asked. */
  readonly askedAt: number;
  /** `spent` at the last sign of either side: silence is counted from here. */
  readonly heardAt: number;
  /** Silence that was asked for (让我想想), added to the usual one until something is said. */
  readonly patience: number;
}

export const stoppedClock: Clock = { spent: 0, countedTo: null, askedAt: 0, heardAt: 0, patience: 0 };

/** Counts up to `at`. A clock that stands stays. */
export function counted(clock: Clock, at: number): Clock {
  if (clock.countedTo === null) return clock;
  return { ...clock, spent: clock.spent + Math.max(0, at - clock.countedTo), countedTo: Math.max(clock.countedTo, at) };
}

/** Lets the clock run from `at` on. What lies between the last event and a return after a break-down is not counted. */
export function running(clock: Clock, at: number): Clock {
  return { ...clock, countedTo: at };
}

export function stopped(clock: Clock, at: number): Clock {
  return { ...counted(clock, at), countedTo: null };
}

/** Something was said: silence begins anew. */
export function heard(clock: Clock): Clock {
  return { ...clock, heardAt: clock.spent, patience: 0 };
}

/** The candidate typed at `activeAt`: silence counts from there. */
export function active(clock: Clock, activeAt: number): Clock {
  if (clock.countedTo === null) return clock;
  return { ...clock, heardAt: Math.max(clock.heardAt, clock.spent - Math.max(0, clock.countedTo - activeAt)) };
}
