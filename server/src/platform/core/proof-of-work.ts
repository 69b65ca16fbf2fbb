import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { SecretBox } from './secret-box.ts';

const algorithm = 'PBKDF2/SHA-256';
/** PBKDF2 iterations of one guess: enough that a browser's own overhead for each hardly counts. */
const mostPerGuess = 5000;

/** What a proof of work is asked for. */
interface Subject {
  /** What the proof opens (which call for whom): it opens nothing else. Not told to anybody, only hashed. */
  readonly subject: string;
  readonly now: Date;
}

interface Difficulty {
  /** PBKDF2 iterations that a solution takes on average; at most one and a half times as many. */
  readonly hashes: number;
  /** How long the challenge may be answered. */
  readonly seconds: number;
}

interface Secrets {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
}

/** Of each known secret, the one in force first. */
function secretsOf(secretBox: SecretBox): readonly [Secrets, ...Secrets[]] {
  const keys = secretBox.hashes('proof-key', '');
  const [first, ...others] = secretBox.hashes('proof-challenge', '');
  const pair = (challenge: Buffer, at: number): Secrets => ({
    hmacSignatureSecret: challenge.toString('base64url'),
    hmacKeySignatureSecret: (keys[at] ?? keys[0]).toString('base64url'),
  });
  return [pair(first, 0), ...others.map((challenge, at) => pair(challenge, at + 1))];
}

const markOf = (hash: Buffer): string => hash.toString('base64url').slice(0, 24);

/**
 * A challenge of altcha: find the counter whose key begins as the challenge says. Counters lie in the middle half to one
 * and a half times the average, so that nobody is unlucky for long. Nothing is stored: the signature says that it is ours.
 */
export async function makeChallenge(
  secretBox: SecretBox,
  { subject, now, hashes, seconds }: Subject & Difficulty,
): Promise<Challenge> {
  const cost = Math.min(mostPerGuess, hashes);
  const guesses = Math.max(1, Math.round(hashes / cost));
  return createChallenge({
    algorithm,
    deriveKey,
    cost,
    counter: randomInt(Math.ceil(guesses / 2), Math.floor(guesses * 1.5) + 1),
    // Time is the caller's: altcha's own expiry reads the clock of the machine.
    data: { for: markOf(secretBox.hash('proof-subject', subject)), until: Math.floor(now.getTime() / 1000) + seconds },
    ...secretsOf(secretBox)[0],
  });
}

const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,64}$/));
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      data: z.object({ for: z.string(), until: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

/**
 * Reads what a browser found out (base64 of JSON, as altcha's widget sends it). Answers the name of the challenge, or
 * null where it is forged, expired, for something else or not solved. Single use is for the caller to hold, by that name.
 */
export async function readProof(secretBox: SecretBox, text: string, { subject, now }: Subject): Promise<string | null> {
  const read = payload.safeParse(parseJson(Buffer.from(text, 'base64').toString('utf8')));
  if (!read.success) return null;
  const { challenge, solution } = read.data;
  const { data, nonce } = challenge.parameters;
  // The mark tells by which secret the challenge was made.
  const by = secretBox.hashes('proof-subject', subject).findIndex((hash) => data.for === markOf(hash));
  const secrets = secretsOf(secretBox)[by];
  if (secrets === undefined || data.until * 1000 <= now.getTime()) return null;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  return verified ? nonce : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
