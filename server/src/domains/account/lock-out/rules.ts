import type { LockLimits } from '#server/config.ts';

/** Wrong codes that count, and when the last of them came. */
interface WrongCodes {
  readonly count: number;
  readonly last: Date | null;
}

export interface WrongHistory {
  /** From this network for this phone, in 24 hours. */
  readonly pair: WrongCodes;
  /** For this phone from everywhere, in 24 hours. */
  readonly phone: WrongCodes;
  /** From this network for any phone, in an hour. */
  readonly network: WrongCodes;
}

export interface Lock {
  /** `network` is the address's own affair (429); `guess` is about this phone (42900). */
  readonly because: 'guess' | 'network';
  /** Seconds, at least 1. */
  readonly retryAfter: number;
}

function secondsLeft({ count, last }: WrongCodes, step: LockLimits['pair'], now: Date): number {
  if (last === null || count < step.tries) return 0;
  // The exponent is bounded, so that many tries make no infinity.
  const pause = Math.min(step.mostSeconds, step.firstSeconds * 2 ** Math.min(count - step.tries, 30));
  return Math.ceil(pause - (now.getTime() - last.getTime()) / 1000);
}

/**
 * Whether a code may be tried now; null where it may. Who guesses at one number from one network waits ever longer. A
 * number that is guessed at from many makes unfamiliar networks wait, for minutes only, and never its owner's own
 * (`familiar`): nobody can keep them out from afar. From the owner's own nobody waits for more than those minutes: a
 * household, an office or a whole mobile network may share it.
 */
export function judgeTry(history: WrongHistory, familiar: boolean, limits: LockLimits, now: Date): Lock | null {
  const ofPhone = familiar ? 0 : secondsLeft(history.phone, limits.phone, now);
  const mostSeconds = familiar ? Math.min(limits.pair.mostSeconds, limits.phone.mostSeconds) : limits.pair.mostSeconds;
  const guess = Math.max(secondsLeft(history.pair, { ...limits.pair, mostSeconds }, now), ofPhone);
  const network = secondsLeft(history.network, limits.network, now);
  if (guess <= 0 && network <= 0) return null;
  return guess >= network ? { because: 'guess', retryAfter: guess } : { because: 'network', retryAfter: network };
}

/** 45 秒, 5 分钟, 3 小时: rounded up, so that it is true. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} 分钟` : `${Math.ceil(seconds / 3600)} 小时`;
}

/** One or two are slips; from the third on its owner finds them among their security events. */
export const notedFrom = 3;

export interface Noted {
  /** Wrong codes of this network for this phone in 24 hours. */
  readonly pair: number;
  /** For this phone from everywhere. */
  readonly phone: number;
}

/** Whether so many wrong codes made somebody wait. */
export function isLocked({ pair, phone }: Noted, limits: LockLimits): boolean {
  return pair >= limits.pair.tries || phone >= limits.phone.tries;
}
