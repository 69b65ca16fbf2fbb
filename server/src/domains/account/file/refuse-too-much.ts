import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { bytesStoredSince } from '#platform/files/quota.ts';
import type { Ctx } from '#server/context.ts';

const dayMilliseconds = 24 * 3600_000;
const megabyte = 1024 * 1024;

/**
 * Lets nobody fill the disk: what nothing refers to lies there for a day, whoever sent it.
 * @throws Refusal 42900 {retryAfter} for an owner who stored as much in 24 hours as the settings allow
 */
export async function refuseTooMuch(ctx: Ctx, ownerId: string): Promise<void> {
  const bytes = await bytesStoredSince(ctx.db, ownerId, new Date(ctx.now().getTime() - dayMilliseconds));
  if (bytes < ctx.ports.config.uploads.mbPerDay * megabyte) return;
  throw new Refusal(errors.tooSoon, {
    message: '24 小时内上传的文件太多，请稍后再试',
    data: { retryAfter: 3600 },
  });
}
