import { solveChallengeWorkers } from 'altcha/lib';
import type { Challenge } from 'altcha/lib';
// A file of ours beside the others: the policy of our pages runs no script from elsewhere, and none from memory.
import workerUrl from 'altcha/workers/pbkdf2?url';

/** More than this makes a phone warm and hardly faster. */
const mostWorkers = 4;
const timeoutMs = 60_000;

/**
 * Solves a challenge of altcha in workers, so that the page goes on; answers what is sent back, base64 of JSON, or null
 * where it was given up or took too long.
 */
export async function solve(challenge: Challenge, controller: AbortController): Promise<string | null> {
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
    createWorker: () => new Worker(workerUrl),
    timeout: timeoutMs,
  });
  return solution === null || controller.signal.aborted ? null : btoa(JSON.stringify({ challenge, solution }));
}
