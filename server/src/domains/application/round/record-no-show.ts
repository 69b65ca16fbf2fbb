import type { Ctx, EmployerActor, SeekerActor } from '#server/context.ts';
import { moverOf } from '../policy.ts';
import type { MoveFacts } from '../pipeline/move.ts';
import { actOnRound } from './perform-act.ts';
import { newsOf } from './compose-news.ts';
import { timesOfRound, updateRound, type RoundRow } from './queries.ts';
import { noShowAnswerBy } from './rules.ts';

interface Claim {
  readonly roundId: string;
  readonly from: Parameters<typeof actOnRound>[1]['seen']['from'];
  readonly version: number;
  readonly note: string;
}

/**
 * Either side says that the other did not come. It counts once the other confirms it, or does not answer in time; the step
 * stays until then. @returns the round's application
 * @throws Refusal 40907 before the end, 40908 too long after it, 40909 where one was claimed; and those of `actOnRound`
 */
export async function claim(
  ctx: Ctx<EmployerActor> | Ctx<SeekerActor>,
  { roundId, from, version, note }: Claim,
): Promise<string> {
  return actOnRound(ctx, {
    roundId,
    act: 'claimNoShow',
    move: 'claimNoShow',
    seen: { from, version },
    note,
    carryOut: async (tx, round) => {
      await updateRound(tx, roundId, {
        no_show_claimed_by: tx.actor.kind === 'seeker' ? 'seeker' : 'employer',
        no_show_claimed_at: tx.now(),
        no_show_note: note,
      });
      return { round: newsOf(round, { times: await timesOfRound(tx, round), answerBy: noShowAnswerBy(tx.now()) }) };
    },
  });
}

/**
 * The other side confirms the claim, and the round ends by it, or disputes it: then a person decides whether the round was
 * held or is to be held again. @returns the round's application
 * @throws Refusal 40902 where there is nothing (any more) to answer; and those of `actOnRound`
 */
export async function answerClaim(
  ctx: Ctx<EmployerActor> | Ctx<SeekerActor>,
  { roundId, from, version, note, confirm }: Claim & { readonly confirm: boolean },
): Promise<string> {
  return actOnRound(ctx, {
    roundId,
    act: 'answerNoShow',
    move: confirm ? 'recordNoShow' : 'disputeNoShow',
    seen: { from, version },
    note,
    carryOut: async (tx, round) => {
      if (confirm) return recordNoShow(tx, round, 'confirmed');
      await updateRound(tx, roundId, { no_show_answer: 'disputed', no_show_answered_at: tx.now() });
      return { round: newsOf(round, { times: await timesOfRound(tx, round) }) };
    },
  });
}

/** Ends a round that one side did not come to. Its time is over: calendars keep it. */
export async function recordNoShow(tx: Ctx, round: RoundRow, answer: 'confirmed' | 'unanswered'): Promise<MoveFacts> {
  await updateRound(tx, round.id, {
    state: 'noShow',
    no_show_answer: answer,
    no_show_answered_at: tx.now(),
    ended_at: tx.now(),
    ended_by: moverOf(tx.actor).kind,
  });
  return { round: newsOf(round, { times: await timesOfRound(tx, round) }) };
}
