import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import type { Ctx } from '#server/context.ts';
import { insertConsents, storeOpen } from './queries.ts';

/** Records for many seekers who have not chosen that they agree to be found: for a demo world of a size. */
export async function addConsents(ctx: Ctx, seekerIds: readonly string[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    const chosen = await storeOpen(tx, seekerIds, findableConsent.version);
    await insertConsents(tx, chosen, findableConsent.version);
  });
}
