import type { LockLimits } from '#server/config.ts';
import type { Standing } from '../sign-in/rules.ts';

/** Wrong codes that count, and when the last of them came. */
interface WrongCodes {
  readonly count: number;
  readonly last: Date | null;
}

export interface WrongHistory {
  /** Of this guesser for this phone, in 24 hours. */
  readonly own: WrongCodes;
  /** From this network for this phone, in 24 hours; and from the site around it. */
  readonly pair: WrongCodes;
  readonly sitePair: WrongCodes;
  /** For this phone from everywhere, in 24 hours. */
  readonly phone: WrongCodes;
  /** Of all who did not show that they are at home with this phone, in 24 hours; and the first of them. */
  readonly strangers: { readonly count: number; readonly first: Date | null };
  /** From this network for any phone, in an hour; and from the site around it. */
  readonly network: WrongCodes;
  readonly site: WrongCodes;
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

const dayMilliseconds = 24 * 3600_000;

/**
 * Whether a code may be tried now: null where it may, `proof` where it takes a proof of work.
 *
 * A device that signed in with the number before is measured by its own slips alone: nobody can keep it out, from afar or
 * from behind the same address. Everybody else waits for what came from their network, ever longer; where the owner was
 * signed in from the same one, for minutes at most: a household, an office or a whole mobile network may share it. Many
 * strangers' guesses make nobody wait, but work, until there were too many for one day.
 */
export function judgeTry(
  history: WrongHistory,
  standing: Standing,
  limits: LockLimits,
  now: Date,
): Lock | 'proof' | null {
  const { pair: step, siteTimes, familiarSeconds, strangers } = limits;
  if (standing === 'device') {
    const own = secondsLeft(history.own, { ...step, mostSeconds: Math.min(step.mostSeconds, familiarSeconds) }, now);
    return own > 0 ? { because: 'guess', retryAfter: own } : null;
  }
  const mostSeconds = standing === 'address' ? Math.min(step.mostSeconds, familiarSeconds) : step.mostSeconds;
  const ofSite = (each: LockLimits['pair']) => ({ ...each, tries: each.tries * siteTimes });
  const guess = Math.max(
    secondsLeft(history.pair, { ...step, mostSeconds }, now),
    secondsLeft(history.sitePair, ofSite({ ...step, mostSeconds }), now),
    history.strangers.count >= strangers.most ? secondsUntilNextDay(history.strangers.first, now) : 0,
  );
  const network = Math.max(
    secondsLeft(history.network, limits.network, now),
    secondsLeft(history.site, ofSite(limits.network), now),
  );
  if (guess <= 0 && network <= 0) return history.strangers.count >= strangers.free ? 'proof' : null;
  return guess >= network ? { because: 'guess', retryAfter: guess } : { because: 'network', retryAfter: network };
}

/** Until the first of the guesses is a day old and counts no more. */
function secondsUntilNextDay(first: Date | null, now: Date): number {
  return Math.max(1, Math.ceil(((first ?? now).getTime() + dayMilliseconds - now.getTime()) / 1000));
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

/** Whether so many wrong codes made somebody wait, or are enough for the owner to hear of them. */
export function isLocked({ pair, phone }: Noted, limits: LockLimits): boolean {
  return pair >= limits.pair.tries || phone >= limits.toldFrom;
}
