import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { noteShareViewer as endpoint } from '@pinjian/contract/resume-share.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { lookOf } from './look-mark.ts';
import { deleteOpening, hasLooked, insertOpening, lockOpening, noteViewer } from './queries.ts';
import { sameOpeningMs } from './rules.ts';

/**
 * Says who is signed in where a shared resume is looked at, for its owner; whoever looks at their own leaves no look. What
 * another has looked at, on the same network with the same browser, stays theirs. A mark that is forged or old changes
 * nothing.
 */
export async function noteShareViewer(
  ctx: Ctx<SignedInActor>,
  { mark }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const look = lookOf(ctx, mark);
  if (look === null) return { noted: false };
  const { openingId, isFirst } = look;
  const viewerId = ctx.actor.userId;
  return ctx.transaction(async (tx) => {
    const opening = await lockOpening(tx, openingId, viewerId);
    if (opening === undefined) return { noted: false };
    const { share_id: shareId, viewer_id: named, device } = opening;
    if (opening.isOwn) {
      if (isFirst && named === null) await deleteOpening(tx, openingId);
      return { noted: false };
    }
    if (named === null) await noteViewer(tx, openingId, viewerId);
    else if (named !== viewerId) {
      const since = new Date(tx.now().getTime() - sameOpeningMs);
      if (!(await hasLooked(tx, { shareId, viewerId, since })))
        await insertOpening(tx, { id: newId(), shareId, visitorHash: null, viewerId, device });
    }
    return { noted: true };
  });
}
