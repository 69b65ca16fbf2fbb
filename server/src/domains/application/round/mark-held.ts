import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { roundErrors } from '@pinjian/contract/application-round.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { lockOwn, makeMove } from '../pipeline/move.ts';
import { isLegal, standingOf } from '../pipeline/rules.ts';
import { newsOf } from './compose-news.ts';
import { findInterviewerRows, findRoundRow, timesOfRound, updateRound } from './queries.ts';

/**
 * A scorecard that is handed in says that its round was held, in the transaction that hands it in. A round that is held
 * stays so; a no-show that was claimed is answered by it.
 * `by` is the interviewer who handed it in.
 * @throws Refusal 40400, 40311 for who does not interview in it, 40907 before the round begins, 40902 for one that came to nothing
 */
export async function markHeld(tx: Ctx<EmployerActor>, roundId: string, by: string): Promise<void> {
  const found = await findRoundRow(tx, roundId);
  if (found === undefined) throw new Refusal(errors.notFound);
  const { application_id: applicationId } = found;
  const application = await lockOwn(tx, applicationId);
  const round = await findRoundRow(tx, roundId);
  if (round === undefined) throw new Refusal(errors.notFound);
  const interviewers = await findInterviewerRows(tx, [roundId]);
  if (!interviewers.some(({ userId }) => userId === by)) throw new Refusal(accountErrors.noPermission);
  if (round.state === 'held') return;
  if (round.state !== 'accepted' || round.starts_at === null) throw new Refusal(roundErrors.roundOver);
  if (round.starts_at > tx.now()) throw new Refusal(roundErrors.notYet);
  // While a rejection waits for its release the employer's side has no such move: it goes on behind it.
  const isOurs = isLegal(standingOf(application), 'holdRealInterview', 'employer');
  await makeMove(isOurs ? tx : tx.as({ kind: 'system' as const }), {
    applicationId,
    move: isOurs ? 'holdRealInterview' : 'recordHeldInterview',
    seen: null,
    details: { round: { id: roundId } },
    carryOut: async () => {
      await updateRound(tx, roundId, {
        state: 'held',
        ...(round.no_show_claimed_by !== null && round.no_show_answer === null
          ? { no_show_answer: 'disputed' as const, no_show_answered_at: tx.now() }
          : {}),
      });
      return { round: newsOf(round, { times: await timesOfRound(tx, round) }) };
    },
  });
}
