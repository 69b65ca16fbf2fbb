import type { readConversation as endpoint } from '@pinjian/contract/application-conversation.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { hintConversation, readFolded } from '#domains/message/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findParty, isBlocked } from './find-party.ts';
import { advanceRead, findConversation } from './queries.ts';
import { otherSide } from './rules.ts';
import { foldedKey, recipientOf } from './tell-other-side.ts';

/**
 * Remembers how far the caller has read, and that they know of the news; the other side sees 已读. Who blocked the company
 * is not seen reading.
 * @throws Refusal 40400, 40310, 40311
 */
export async function readConversation(
  ctx: Ctx<SignedInActor>,
  { applicationId, place }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const party = await findParty(ctx, applicationId);
  const { row, side, userId } = party;
  await ctx.transaction(async (tx) => {
    const held = await findConversation(tx, applicationId);
    if (held === undefined || held.newest === 0) return;
    if (side === 'seeker' && (await isBlocked(tx, row))) return;
    const mark = { applicationId, readerId: userId, side, place: Math.min(place, held.newest) };
    if (await advanceRead(tx, mark))
      for (const each of [otherSide(side), side]) await hintConversation(tx, recipientOf(row, each));
    if (mark.place === held.newest)
      await readFolded(tx, { to: recipientOf(row, side), dedupeKey: foldedKey(applicationId), userId });
  });
  return null;
}
