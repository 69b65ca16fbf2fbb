import {
  linkCallsPerMinute,
  scorecardErrors,
  type openScorecardLink as openEndpoint,
  type saveLinkedScorecard as saveEndpoint,
  type submitLinkedScorecard as submitEndpoint,
} from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findEmployer, isLeaving } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { AnyoneActor, Ctx, EmployerActor } from '#server/context.ts';
import { findRoundOfInterviewer, type OwnRound } from './find-own-round.ts';
import { ownScorecardOf } from './get-scorecard.ts';
import { countLinkCall } from './link-queries.ts';
import { writeCard } from './write-card.ts';

interface Admitted {
  readonly ctx: Ctx<EmployerActor>;
  readonly own: OwnRound;
  readonly expiresAt: Date;
}

/**
 * Who comes with a token is the interviewer it was made for, on their one card and nowhere else, and only as long as they
 * would be admitted with their own session.
 * @throws Refusal 41057 whatever is wrong with it, 429 {retryAfter}
 */
async function admit(ctx: Ctx<AnyoneActor>, token: string): Promise<Admitted> {
  // Counted for itself: what is refused after it counts too.
  const link = await countLinkCall(ctx, tokenHash(token));
  if (link === undefined) throw new Refusal(scorecardErrors.linkDead);
  if (link.calls > linkCallsPerMinute) throw new Refusal(errors.tooManyRequests, { data: { retryAfter: 60 } });
  const userId = link.interviewer_id;
  // No device of theirs: it is not a session.
  const actor = await findEmployer(ctx, { userId, familyId: '' });
  const own =
    actor === null || actor.companyId === null || (await isLeaving(ctx, userId))
      ? undefined
      : await findRoundOfInterviewer(ctx, { companyId: actor.companyId, userId, roundId: link.round_id });
  if (actor === null || own === undefined) throw new Refusal(scorecardErrors.linkDead);
  return { ctx: ctx.as(actor), own, expiresAt: link.expires_at };
}

/** Opens the card that a link is for. */
export async function openScorecardLink(
  ctx: Ctx<AnyoneActor>,
  { token }: Received<typeof openEndpoint>,
): Promise<Answer<typeof openEndpoint>> {
  const admitted = await admit(ctx, token);
  return {
    own: await ownScorecardOf(admitted.ctx, admitted.own),
    expiresAt: admitted.expiresAt.toISOString(),
  };
}

/** Saves it. */
export async function saveLinkedScorecard(
  ctx: Ctx<AnyoneActor>,
  { token, version, content }: Received<typeof saveEndpoint>,
): Promise<Answer<typeof saveEndpoint>> {
  const admitted = await admit(ctx, token);
  return writeCard(admitted.ctx, admitted.own, { version, content, handIn: false });
}

/** Hands it in; the link is over with that. */
export async function submitLinkedScorecard(
  ctx: Ctx<AnyoneActor>,
  { token, version, content }: Received<typeof submitEndpoint>,
): Promise<Answer<typeof submitEndpoint>> {
  const admitted = await admit(ctx, token);
  return writeCard(admitted.ctx, admitted.own, { version, content, handIn: true });
}
