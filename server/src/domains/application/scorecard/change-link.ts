import { randomBytes } from 'node:crypto';
import {
  scorecardErrors,
  scorecardLinkHours,
  type createScorecardLink as createEndpoint,
  type getScorecardLink as getEndpoint,
  type revokeScorecardLink as revokeEndpoint,
} from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOwnRound } from './find-own-round.ts';
import { deleteLink, findLink, storeLink } from './link-queries.ts';
import { findCard, lockRound } from './queries.ts';

/** Whether one's own card can be written by a link now, and until when. */
export async function getScorecardLink(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const { interviewerId } = await findOwnRound(ctx, roundId);
  const link = await findLink(ctx, { roundId, interviewerId });
  if (link === undefined) return { link: null };
  return { link: { createdAt: link.created_at.toISOString(), expiresAt: link.expires_at.toISOString() } };
}

/**
 * A link to one's own card alone; the one before works no more. Only the interviewer makes it: who holds it writes in
 * their name.
 * @throws Refusal 41052 once the card is handed in, 41059 for a round without a time or that came to nothing,
 * 41062 where the link would be over already
 */
export async function createScorecardLink(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof createEndpoint>,
): Promise<Answer<typeof createEndpoint>> {
  const { about, interviewerId } = await findOwnRound(ctx, roundId);
  const of = { roundId, interviewerId };
  const token = randomBytes(24).toString('base64url');
  const now = ctx.now();
  const ends = about.round_ends_at;
  const isOn = about.round_state === 'accepted' || about.round_state === 'held';
  if (ends === null || !isOn) throw new Refusal(scorecardErrors.roundOff);
  const expiresAt = new Date(ends.getTime() + scorecardLinkHours * 3_600_000);
  if (expiresAt <= now) throw new Refusal(scorecardErrors.linkTooLate);
  await ctx.transaction(async (tx) => {
    await lockRound(tx, roundId);
    const card = await findCard(tx, of);
    if (card !== undefined && card.locked_at !== null) throw new Refusal(scorecardErrors.locked);
    await storeLink(tx, { ...of, tokenHash: tokenHash(token), expiresAt });
  });
  return { token, link: { createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() } };
}

/** Ends one's own link. */
export async function revokeScorecardLink(
  ctx: Ctx<EmployerActor>,
  { roundId }: Received<typeof revokeEndpoint>,
): Promise<Answer<typeof revokeEndpoint>> {
  const { interviewerId } = await findOwnRound(ctx, roundId);
  await ctx.transaction((tx) => deleteLink(tx, { roundId, interviewerId }));
  return { link: null };
}
