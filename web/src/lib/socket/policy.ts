import { closeCodes } from '@pinjian/contract/socket.ts';
import type { Ending } from './reconnecting.ts';

/** What sockets differ in when their connection is gone. */
export interface Policy {
  /** Milliseconds before try `attempt` (from 0) after a break; null where there is no such try. `random` is 0 to 1. */
  readonly wait: (attempt: number, random: number) => number | null;
  /** Codes of the server that are final, and what they mean. */
  readonly endings: Readonly<Record<number, Ending>>;
  /** Silent for so many milliseconds when the page wakes, a connection only looks alive: it is made anew. */
  readonly silentMs: number;
}

/** A connection that has said nothing for this long after it was dialled is given up. */
export const firstFrameMs = 8000;
/** After a connection that held this long the tries begin anew; a server that fails at once is not hammered. */
export const steadyMs = 5000;

/**
 * What a wait is longer by where the server said that it starts anew: it has closed all its sockets in the same moment,
 * and whoever takes over from it gets them spread over a second.
 */
export function restartSpread(code: number, random: number): number {
  return code === closeCodes.restarting ? Math.round(random * 1000) : 0;
}

const refusals = { [closeCodes.notYours]: 'notYours', [closeCodes.notFound]: 'notFound' } as const;

/** Short, because someone is looking at the page; never more than two seconds. */
const sessionWaits = [250, 500, 1000, 2000] as const;

/** As long as the session lives (decisions §9); up to a quarter sooner, so that a thousand rooms do not return as one. */
export const sessionPolicy: Policy = {
  wait(attempt, random) {
    const ms = sessionWaits[Math.min(attempt, sessionWaits.length - 1)] ?? 2000;
    return Math.round(ms * (1 - random / 4));
  },
  endings: { 1000: 'ended', ...refusals },
  // Whether anyone is there is asked, and found out within seconds.
  silentMs: Infinity,
};

const maxPushRetries = 2;

/** Spec §4: at most two retries, after 1000 ms times the attempt's number. Then the page's waking brings it back. */
export const pushPolicy: Policy = {
  wait: (attempt) => (attempt < maxPushRetries ? 1000 * (attempt + 1) : null),
  endings: refusals,
  // A machine that slept: the server's pings are answered below, and leave no trace here.
  silentMs: 60_000,
};
