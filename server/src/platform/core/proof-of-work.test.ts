import { describe, expect, it } from 'vitest';
import { solveProof } from '#testing/proof.ts';
import { makeChallenge, readProof } from './proof-of-work.ts';
import { createSecretBox } from './secret-box.ts';

const secretBox = createSecretBox('a secret of the tests, 32 letters');
const now = new Date('2026-11-20T08:00:00Z');
const subject = 'a call for somebody';
const ask = (hashes: number) => makeChallenge(secretBox, { subject, now, hashes, seconds: 60 });

/** The iterations that a solution took. */
function spent(proof: string): number {
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    challenge: { parameters: { cost: number } };
    solution: { counter: number };
  };
  return solution.counter * challenge.parameters.cost;
}

describe('a proof of work', () => {
  it.each([
    [100, 100, 100],
    [20_000, 10_000, 30_000],
  ])('of %i hashes takes between %i and %i', async (hashes, least, most) => {
    const proof = await solveProof(await ask(hashes));
    expect(spent(proof)).toBeGreaterThanOrEqual(least);
    expect(spent(proof)).toBeLessThanOrEqual(most);
    expect(await readProof(secretBox, proof, { subject, now })).toMatch(/^[0-9a-f]{32}$/);
  });

  it('names its challenge, and no two challenges have one name', async () => {
    const names = new Set<string | null>();
    for (let count = 0; count < 5; count++)
      names.add(await readProof(secretBox, await solveProof(await ask(10)), { subject, now }));
    expect(names.size).toBe(5);
    expect(names.has(null)).toBe(false);
  });

  it.each([
    ['another installation', { box: createSecretBox('another secret of 32 letters too'), subject, now }],
    ['another call', { box: secretBox, subject: 'another call', now }],
    ['after its time', { box: secretBox, subject, now: new Date(now.getTime() + 60_000) }],
  ])('is worth nothing to %s', async (_name, { box, ...asked }) => {
    expect(await readProof(box, await solveProof(await ask(10)), asked)).toBeNull();
  });
});
