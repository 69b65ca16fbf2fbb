import {
  scorecardErrors,
  type draftGoodbye as endpoint,
  type GoodbyeIssue,
} from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { isLeaving, requirePermission } from '#domains/account/index.ts';
import { scoresHiddenAmong } from '#domains/interview/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findApplication, findPositionTitle } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { draftOfGoodbye, insideMattersIn } from './draft-words.ts';
import { objectionsInWords } from './find-objections.ts';
import { findCardsOfApplication, findInterviewerNames } from './queries.ts';

/**
 * Words for a candidate who is to be rejected after an interview, for a person to edit before they go.
 * @throws Refusal 40311, 40400; 41055 for an interviewer whose own card is not handed in
 */
export async function draftGoodbye(
  ctx: Ctx<EmployerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  const row = await findApplication(ctx, applicationId);
  if (row === undefined || !isOwn(ctx.actor, row) || (await isLeaving(ctx, row.seeker_id)))
    throw new Refusal(errors.notFound);
  if ((await scoresHiddenAmong(ctx, ctx.actor.userId, [applicationId])).has(applicationId))
    throw new Refusal(scorecardErrors.ownCardFirst);
  const cards = (await findCardsOfApplication(ctx, applicationId)).map(({ content }) => content);
  const words = draftOfGoodbye(await findPositionTitle(ctx, row.position_id), cards);
  return { words, cards: cards.length };
}

/** What may not go to a candidate: what is no part of the job, scores, the names of interviewers. */
async function issuesInGoodbye(ctx: Ctx, applicationId: string, words: string): Promise<GoodbyeIssue[]> {
  const lines = objectionsInWords([{ path: 'goodbye', text: words }]).map(
    ({ from, to, word, message, suggestion }) => ({
      from,
      to,
      word,
      message: `${message}。${suggestion}`,
    }),
  );
  const inside = insideMattersIn(words, await findInterviewerNames(ctx, applicationId));
  return [...lines, ...inside].toSorted((a, b) => a.from - b.from);
}

/** @throws Refusal 41061 {issues} */
export async function requireFitGoodbye(ctx: Ctx, applicationId: string, words: string): Promise<void> {
  const issues = words === '' ? [] : await issuesInGoodbye(ctx, applicationId, words);
  if (issues.length > 0) throw new Refusal(scorecardErrors.goodbyeObjected, { data: { issues } });
}
