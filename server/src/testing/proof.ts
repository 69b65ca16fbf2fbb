import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What the browser sends for a challenge of code 42910. */
export async function solveProof(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('the challenge was not solved in time');
  return packProof({ challenge, solution });
}

/** A payload as altcha packs it. */
export function packProof(payload: object): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
