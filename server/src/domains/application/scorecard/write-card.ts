import { isDeepStrictEqual } from 'node:util';
import { scorecardErrors, type Scorecard, type ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { sendMessage } from '#domains/message/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockApplication } from '../pipeline/queries.ts';
import { markHeld } from '../round/mark-held.ts';
import { competenciesOf, type OwnRound } from './find-own-round.ts';
import { wholeCard } from './get-scorecard.ts';
import { deleteLink } from './link-queries.ts';
import { findCard, findLockedCards, findRoundAbout, insertCard, lockRound, updateCard } from './queries.ts';
import { fitted, missingIn } from './rules.ts';
import { aboutView } from './view.ts';

interface Written {
  readonly version: number;
  readonly content: ScorecardContent;
}

/**
 * Saves a card over the version that its writer had before them, or hands it in, which locks it and marks the round as
 * held. The same content again is the same card.
 * @throws Refusal 40400; 41051 for another version, 41052 for one that is handed in, 41054 {missing}, 41058, 41059
 */
export async function writeCard(
  ctx: Ctx<EmployerActor>,
  own: OwnRound,
  { version, content, handIn }: Written & { readonly handIn: boolean },
): Promise<Scorecard> {
  const { interviewerId, about: before } = own;
  const of = { roundId: before.round_id, interviewerId };
  const row = await ctx.transaction(async (tx) => {
    // Moves hold the application before they look at its rounds.
    await lockApplication(tx, before.id);
    await lockRound(tx, of.roundId);
    const about = await findRoundAbout(tx, of.roundId);
    if (about === undefined) throw new Refusal(errors.notFound);
    const stored = await findCard(tx, of);
    const competencies = stored?.competencies ?? (await competenciesOf(tx, about));
    const kept = fitted(content, competencies);
    const isSame = stored !== undefined && isDeepStrictEqual(stored.content, kept);
    if (stored !== undefined && stored.locked_at !== null) {
      if (handIn && isSame) return stored;
      throw new Refusal(scorecardErrors.locked);
    }
    if (about.round_state !== 'accepted' && about.round_state !== 'held' && about.round_state !== 'invited')
      throw new Refusal(scorecardErrors.roundOff);
    if (isSame && !handIn) return stored;
    if ((stored?.version ?? 1) !== version) throw new Refusal(scorecardErrors.editedElsewhere);
    if (handIn) requireWhole(tx, about.round_starts_at, kept);
    const lockedAt = handIn ? tx.now() : null;
    const saved =
      stored === undefined
        ? await insertCard(tx, { ...of, competencies, content: kept, lockedAt })
        : await updateCard(tx, stored.id, { content: kept, lockedAt });
    if (handIn) await followHandIn(tx, own);
    return saved;
  });
  return wholeCard(ctx, row);
}

function requireWhole(tx: Ctx, startsAt: Date | null, content: ScorecardContent): void {
  if (startsAt === null || startsAt > tx.now()) throw new Refusal(scorecardErrors.roundNotOver);
  const missing = missingIn(content);
  if (missing.length > 0) throw new Refusal(scorecardErrors.incomplete, { data: { missing } });
}

/** The round was held, the link has done its work; with the last card the company hears that it can debrief. */
async function followHandIn(tx: Ctx<EmployerActor>, { about, interviewers, interviewerId }: OwnRound): Promise<void> {
  const roundId = about.round_id;
  await markHeld(tx, roundId, interviewerId);
  await deleteLink(tx, { roundId, interviewerId });
  const locked = new Set((await findLockedCards(tx, roundId)).map(({ interviewer_id }) => interviewer_id));
  if (interviewers.some(({ user_id }) => !locked.has(user_id))) return;
  const { candidateName, position, roundName } = aboutView(about, tx.now());
  await sendMessage(tx, {
    to: { companyId: about.company_id, about: 'notes', applicationId: about.id },
    type: '7',
    kind: 'interview',
    title: '评分表已齐',
    content: `${candidateName}「${position.title}」${roundName}的评分表都已提交，可以评议了。`,
    meta: { target: { kind: 'debrief', ids: { roundId } } },
    dedupeKey: `scorecard:${roundId}:all`,
  });
}
