import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { isFamiliar, wrongHistory, type Guesser } from './queries.ts';
import { judgeTry, waitText } from './rules.ts';

/**
 * Lets nobody try a code who has guessed too much. Says the same whether or not anybody has the number, and asks the
 * database the same.
 * @throws Refusal 42900 {retryAfter} for this number, 429 {retryAfter} for the address.
 */
export async function refuseLocked(tx: Ctx, guesser: Guesser): Promise<void> {
  const history = await wrongHistory(tx, guesser);
  const lock = judgeTry(history, await isFamiliar(tx, guesser), tx.ports.config.lock, tx.now());
  if (lock === null) return;
  const { retryAfter } = lock;
  const wait = waitText(retryAfter);
  if (lock.because === 'network')
    throw new Refusal(errors.tooManyRequests, { message: `登录尝试过于频繁，请 ${wait}后再试`, data: { retryAfter } });
  throw new Refusal(errors.tooSoon, {
    message: `验证码输错次数较多，为保护账号安全，请 ${wait}后再试`,
    data: { retryAfter },
  });
}
