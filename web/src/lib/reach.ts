import { create } from 'zustand';
import { whenLost } from './client/lost.ts';
import { logWarning } from './log.ts';

/** Milliseconds between two looks at a server that is away; the last one repeats. */
export const waitsMs: readonly number[] = [1000, 2000, 4000, 8000, 15_000];
/** Before one lost answer is called an absence, milliseconds. */
const graceMs = 1000;
const probeMs = 5000;

interface Reach {
  /** The machine has a network, as far as the browser knows. */
  readonly online: boolean;
  /** The server has not answered, nor does /healthz. */
  readonly away: boolean;
  /** When it is looked for again, milliseconds since 1970; null while that is under way. */
  readonly nextAt: number | null;
  /** How often a lost server has answered again. */
  readonly returns: number;
}

export const useReach = create<Reach>()(() => ({ online: navigator.onLine, away: false, nextAt: null, returns: 0 }));

let watching = false;
let looking = false;
let lookAgain = () => {};

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(probeMs) })).ok;
  } catch {
    // No answer is the answer.
    return false;
  }
}

/** Waits, or less when somebody calls `look` or the network comes back. Spread, so that not all pages return at once. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const spread = ms * (0.8 + Math.random() * 0.4);
    const timer = setTimeout(resolve, spread);
    useReach.setState({ nextAt: Date.now() + spread });
    lookAgain = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Ends when the server answers; true when it had to be waited for. */
async function seek(): Promise<boolean> {
  if (await answers()) return false;
  await wait(graceMs);
  for (let round = 0; ; round += 1) {
    useReach.setState({ nextAt: null });
    if (await answers()) return true;
    // Without a network it is not the server that is away.
    useReach.setState({ away: navigator.onLine });
    await wait(waitsMs[Math.min(round, waitsMs.length - 1)] ?? graceMs);
  }
}

/** Looks whether the server is there; while it is not, again and again until it is. Several at once are one search. */
async function search(): Promise<void> {
  if (looking) return;
  looking = true;
  const waited = await seek().finally(() => {
    looking = false;
  });
  useReach.setState(({ returns }) => ({ away: false, nextAt: null, returns: waited ? returns + 1 : returns }));
}

function begin(): void {
  search().catch((error: unknown) => logWarning('the search for the server ended', error));
}

/** Looks again now instead of at the next turn. */
export function lookNow(): void {
  lookAgain();
}

/** Follows the network and the server from here on; once per page. */
export function watchReach(): void {
  if (watching) return;
  watching = true;
  whenLost(begin);
  const follow = () => {
    useReach.setState({ online: navigator.onLine });
    if (navigator.onLine) lookAgain();
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  // It may have gone since this file was loaded.
  follow();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookAgain();
  });
}

/** Whether requests can be answered now. */
export function isReachable({ online, away }: Reach): boolean {
  return online && !away;
}

/** Calls `changed` with what `isReachable` says whenever that changes; answers how to stop. */
export function followReach(changed: (reachable: boolean) => void): () => void {
  return useReach.subscribe((now, before) => {
    if (isReachable(now) !== isReachable(before)) changed(isReachable(now));
  });
}

/** Calls `job` each time the server is back after it was lost; answers how to stop. */
export function whenBack(job: () => void): () => void {
  return useReach.subscribe((now, before) => {
    if (now.returns !== before.returns) job();
  });
}

/** Asks once, now. True when the server answers. */
export async function isThere(): Promise<boolean> {
  const there = await answers();
  if (!there) begin();
  return there;
}
