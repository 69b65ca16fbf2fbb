import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { makeChallenge } from '#platform/core/proof-of-work.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { wasProofUsed, wrongHistory, type Guesser } from './queries.ts';
import { judgeTry, waitText } from './rules.ts';
import { standingOf } from './assess-standing.ts';

/** What a proof of work for a guess is bound to: it opens no other number and no send. */
export const guessSubject = (phoneHash: Buffer): string => `guess:${phoneHash.toString('hex')}`;

/**
 * Lets nobody try a code who has guessed too much. Says the same whether or not anybody has the number, and asks the
 * database the same. Answers the proof of work that this try takes and uses up, null where it takes none.
 * @param proof the name of a verified proof that came along
 * @throws Refusal 42900 {retryAfter} for this number, 429 {retryAfter} for the address, 42910 {challenge}
 */
export async function refuseLocked(tx: Ctx, guesser: Guesser, proof: string | null): Promise<string | null> {
  const { config, secretBox } = tx.ports;
  const history = await wrongHistory(tx, guesser);
  const standing = guesser.isSignedIn ? 'device' : await standingOf(tx, guesser.phoneHash, guesser.asker);
  const verdict = judgeTry(history, standing, config.lock, tx.now());
  if (verdict === null) return null;
  if (verdict === 'proof') {
    if (proof !== null && !(await wasProofUsed(tx, proof))) return proof;
    const subject = guessSubject(guesser.phoneHash);
    const challenge = await makeChallenge(secretBox, { subject, now: tx.now(), ...config.proof });
    throw new Refusal(accountErrors.proofWanted, { data: { challenge } });
  }
  const { retryAfter } = verdict;
  const wait = waitText(retryAfter);
  if (verdict.because === 'network')
    throw new Refusal(errors.tooManyRequests, { message: `登录尝试过于频繁，请 ${wait}后再试`, data: { retryAfter } });
  throw new Refusal(errors.tooSoon, {
    message: `验证码输错次数较多，为保护账号安全，请 ${wait}后再试`,
    data: { retryAfter },
  });
}
