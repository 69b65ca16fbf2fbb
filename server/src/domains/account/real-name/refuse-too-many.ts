import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { countChecksSince } from './queries.ts';

const dayMilliseconds = 24 * 3600_000;

/** @throws Refusal 42900 after as many attempts in 24 hours as the settings allow: each may cost money, or a person's time. */
export async function refuseTooMany(tx: Ctx, userId: string): Promise<void> {
  const { perDay } = tx.ports.config.realName;
  const since = new Date(tx.now().getTime() - dayMilliseconds);
  if ((await countChecksSince(tx, userId, since)) < perDay) return;
  throw new Refusal(errors.tooSoon, {
    message: `24 小时内最多认证 ${perDay} 次，请明天再试`,
    data: { retryAfter: 3600 },
  });
}
