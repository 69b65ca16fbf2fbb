import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx } from '#server/context.ts';
import { countReadings, forgetReadingsBefore, insertReading } from './queries.ts';

const dayMilliseconds = 24 * 3600_000;

/**
 * Counts a file that is about to be read: each may cost minutes of a processor, and deleting the resume gives none back.
 * The caller holds the person's resumes.
 * @throws Refusal 42900 {retryAfter} after as many in 24 hours as the settings allow
 */
export async function refuseTooManyReadings(tx: Ctx, userId: string): Promise<void> {
  const { readPerDay } = tx.ports.config.resume;
  const aDayAgo = new Date(tx.now().getTime() - dayMilliseconds);
  await forgetReadingsBefore(tx, userId, aDayAgo);
  if ((await countReadings(tx, userId)) >= readPerDay)
    throw new Refusal(errors.tooSoon, {
      message: `24 小时内最多读取 ${readPerDay} 份简历文件，请明天再上传，或新建一份空白简历填写`,
      data: { retryAfter: 3600 },
    });
  await insertReading(tx, userId);
}
