import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { countReadingsSince } from './queries.ts';
import { aDayBefore } from './rules.ts';

/**
 * Lets nobody have files read without end: each may cost minutes of a processor, and deleting the resume gives none back.
 * @throws Refusal 42900 {retryAfter} after as many in 24 hours as the settings allow
 */
export async function refuseTooManyReadings(ctx: Ctx, userId: string): Promise<void> {
  const { readPerDay } = ctx.ports.config.resume;
  if ((await countReadingsSince(ctx, userId, aDayBefore(ctx.now()))) < readPerDay) return;
  throw new Refusal(errors.tooSoon, {
    message: `24 小时内最多读取 ${readPerDay} 份简历文件，请明天再上传，或新建一份空白简历填写`,
    data: { retryAfter: 3600 },
  });
}
