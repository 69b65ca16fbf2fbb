import type { CandidateStanding } from '@pinjian/contract/application-candidate.ts';
import type { MyRound, Round } from '@pinjian/contract/application-round.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, Employing, Seeking } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { findApplication, type ApplicationRow } from '../pipeline/queries.ts';
import { isOwn } from '../policy.ts';
import { findMyRoundViews, findRoundViews } from './find-round-views.ts';
import { findNewestRoundRows, findRoundRow, type RoundRow } from './queries.ts';

interface Which {
  readonly applicationId: string;
  /** Absent: the newest one. */
  readonly roundId?: string;
}

/** What an act of the employer leads to: the round and where its candidate stands. @throws Refusal 40400 */
export async function answerToEmployer(
  ctx: Ctx<Employing>,
  which: Which,
): Promise<{ round: Round; application: CandidateStanding }> {
  const { application, row } = await findOwnRound(ctx, which);
  const [round] = await findRoundViews(ctx, application, [row]);
  if (round === undefined) throw new Refusal(errors.notFound);
  return { round, application: await findCandidateStanding(ctx, which.applicationId) };
}

/** What an act of the seeker leads to. @throws Refusal 40400 */
export async function answerToSeeker(
  ctx: Ctx<Seeking>,
  which: Which,
): Promise<{ round: MyRound; application: MyApplication }> {
  const { application, row } = await findOwnRound(ctx, which);
  const [round] = await findMyRoundViews(ctx, [application], [row]);
  if (round === undefined) throw new Refusal(errors.notFound);
  return { round, application: await findMyApplication(ctx, which.applicationId) };
}

async function findOwnRound(
  ctx: Ctx<Employing> | Ctx<Seeking>,
  { applicationId, roundId }: Which,
): Promise<{ application: ApplicationRow; row: RoundRow }> {
  const application = await findApplication(ctx, applicationId);
  const row =
    roundId === undefined
      ? (await findNewestRoundRows(ctx, [applicationId])).get(applicationId)
      : await findRoundRow(ctx, roundId);
  if (application === undefined || row === undefined || !isOwn(ctx.actor, application))
    throw new Refusal(errors.notFound);
  return { application, row };
}
