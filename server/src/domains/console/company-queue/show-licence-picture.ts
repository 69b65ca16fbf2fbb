import type { showLicencePicture as endpoint } from '@pinjian/contract/console-verification.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { holdVerification, signLicencePicture } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { recordLook } from '../picture/record-look.ts';
import { requireAdmin } from '../policy.ts';

/**
 * The picture of a licence, for a few minutes: of one that waits, of one that holds the code, and of one that was decided,
 * since a company may come back to it. That it was looked at is written down with it.
 * @throws Refusal 40400
 */
export async function showLicencePicture(
  ctx: Ctx<AdminActor>,
  { verificationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireAdmin(ctx.actor, 'verification.decide');
  return ctx.transaction(async (tx) => {
    // Held, so that two tabs at once leave one record.
    await holdVerification(tx, verificationId);
    const url = await signLicencePicture(tx, verificationId);
    if (url === null) throw new Refusal(errors.notFound);
    await recordLook(tx, 'verification', verificationId);
    return { url };
  });
}
