import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { resumeShareErrors, type renewResumeShare as endpoint } from '@pinjian/contract/resume-share.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from '../policy.ts';
import { endShare, findLiveShare } from './queries.ts';
import { expiryOf } from './rules.ts';
import { makeShare } from './share-resume.ts';
import { shareView } from './view.ts';

/**
 * Another address in place of the one that is named, which is dead at once; password and settings stay, the time begins
 * anew. Where that one was replaced already, the present one.
 * @throws Refusal 40400, 40914 for one that is not shared
 */
export async function renewResumeShare(
  ctx: Ctx<SeekerActor>,
  { resumeId, shareId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return ctx.transaction(async (tx) => {
    await lockOwnResume(tx, ctx.actor, resumeId);
    const live = await findLiveShare(tx, resumeId);
    if (live === undefined) throw new Refusal(resumeShareErrors.notShared);
    if (live.id !== shareId) return { share: shareView(tx, live) };
    await endShare(tx, resumeId);
    const { with_contact, may_download, password_hash, days } = live;
    const changes = { with_contact, may_download, password_hash, days, expires_at: expiryOf(days, tx.now()) };
    return { share: await makeShare(tx, { userId: ctx.actor.userId, resumeId, changes }) };
  });
}
