import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import {
  findableConsent,
  resumePrivacyErrors,
  type setResumeVisibility as endpoint,
} from '@pinjian/contract/resume-privacy.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockResumesOf } from '../queries.ts';
import { findVisibility, insertConsents, revokeConsent, storeVisibility } from './queries.ts';

/**
 * Chooses who may see the caller's resumes, from the next look on. Being open is a consent, recorded with the words that
 * were shown and until when it held; what holds already stays as it was recorded.
 * @throws Refusal 40929 for a consent to words that are not those of today
 */
export async function setResumeVisibility(
  ctx: Ctx<SeekerActor>,
  { visibility, consentVersion }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { userId } = ctx.actor;
  return ctx.transaction(async (tx) => {
    await lockResumesOf(tx, userId);
    const before = await findVisibility(tx, userId);
    if (before.chosenAt !== null && before.visibility === visibility) return before;
    if (visibility === 'open' && consentVersion !== findableConsent.version)
      throw new Refusal(resumePrivacyErrors.consentOutdated);
    await storeVisibility(tx, userId, { visibility, version: consentVersion });
    await (visibility === 'open' ? insertConsents(tx, [userId], consentVersion) : revokeConsent(tx, userId));
    if (before.visibility !== visibility) await tx.emit('resume.visibilityChanged', { seekerId: userId });
    return findVisibility(tx, userId);
  });
}
