import { practiceErrors } from '@pinjian/contract/interview-practice.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { countPracticesSince, lockPractices } from './queries.ts';

const day = 24 * 3_600_000;

/** Practices of whatever kind that somebody may still begin, counted over the last 24 hours. */
export async function practicesLeft(ctx: Ctx, seekerId: string): Promise<number> {
  const { perDay } = ctx.ports.config.practice;
  const begun = await countPracticesSince(ctx, seekerId, new Date(ctx.now().getTime() - day));
  return Math.max(0, perDay - begun);
}

/**
 * Lets nobody begin practices without end: each is planned, kept for a week and scored. One that is open is gone on
 * with and costs nothing. Two at once are counted one after the other.
 * @throws Refusal 42951 {perDay}
 */
export async function refuseTooManyPractices(tx: Ctx, seekerId: string): Promise<void> {
  await lockPractices(tx, seekerId);
  if ((await practicesLeft(tx, seekerId)) > 0) return;
  const { perDay } = tx.ports.config.practice;
  throw new Refusal(practiceErrors.tooManyPractices, {
    message: `24 小时内最多开始 ${perDay} 场练习，请明天再来；没做完的可以接着做`,
    data: { perDay },
  });
}
