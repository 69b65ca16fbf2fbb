import {
  addendaLimit,
  scorecardErrors,
  type addAddendum as endpoint,
} from '@pinjian/contract/application-scorecard.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findOwnRound } from './find-own-round.ts';
import { wholeCard } from './get-scorecard.ts';
import { findAddenda, findCard, insertAddendum, lockRound } from './queries.ts';

/**
 * Adds to one's own card that is handed in. The same key is the same addendum.
 * @throws Refusal 40901 for a key of other words, 41053 before it is handed in, 41056
 */
export async function addAddendum(
  ctx: Ctx<EmployerActor>,
  { roundId, key, words }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { interviewerId } = await findOwnRound(ctx, roundId);
  const row = await ctx.transaction(async (tx) => {
    await lockRound(tx, roundId);
    const card = await findCard(tx, { roundId, interviewerId });
    if (card === undefined || card.locked_at === null) throw new Refusal(scorecardErrors.notLocked);
    const before = await findAddenda(tx, [card.id]);
    const same = before.find(({ addendum_key }) => addendum_key === key);
    if (same !== undefined && same.words !== words) throw new Refusal(errors.keyReused);
    if (same !== undefined) return card;
    if (before.length >= addendaLimit) throw new Refusal(scorecardErrors.tooManyAddenda);
    await insertAddendum(tx, { cardId: card.id, key, words });
    return card;
  });
  return wholeCard(ctx, row);
}
