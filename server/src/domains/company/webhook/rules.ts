/** How often something that was certainly not taken is tried in all. */
export const maxAttempts = 6;

const minuteMs = 60_000;
const pauses = [1, 5, 15, 60, 240] as const;

/** Milliseconds until the next try after so many: 1, 5, 15 min, 1 h, 4 h. */
export function pauseAfter(attempts: number): number {
  return (pauses[attempts - 1] ?? 240) * minuteMs;
}

/** Longer than any send takes: what is under way for so long was left there by a copy that is gone. */
export const lostAfterMs = 5 * minuteMs;
/** What is due for so long was forgotten by the queue. */
export const overdueMs = 2 * minuteMs;
/** What was told is known for so long. */
export const keptMs = 30 * 86_400_000;
/** Tests of one company in a minute at most: vendors stop whoever writes more. */
export const testsPerMinute = 5;

/** The end of an address: enough to know it by. */
export function hintOf(address: string): string {
  return `…${address.slice(-4)}`;
}
