import { applicationErrors } from '@pinjian/contract/application.ts';
import type { MyApplication } from '@pinjian/contract/application-view.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { UnsuitableReason } from '@pinjian/contract/matching-recommendation.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { findOwnApplications } from '../home/queries.ts';
import { endInterviews } from '../invitation/end-interviews.ts';
import { deleteUnsentOffers } from '../offer/queries.ts';
import { makeMove, type Seen } from './move.ts';

/**
 * The seeker whom a company added says that the position does not suit them: they are out of it, and not to be added again
 * for a while. The company reads the kind of the reason.
 * @throws Refusal 40400 where nobody added them, 40900 when it changed since, 40943 for who applied: they withdraw.
 */
export async function answerUnsuitable(
  ctx: Ctx<SeekerActor>,
  answer: { readonly positionId: string; readonly reason: UnsuitableReason; readonly seen: NonNullable<Seen> },
): Promise<MyApplication> {
  const [row] = await findOwnApplications(ctx, ctx.actor.userId, [answer.positionId]);
  if (row === undefined) throw new Refusal(errors.notFound);
  if (row.applied_at !== null) throw new Refusal(applicationErrors.moveNotAllowed);
  await ctx.transaction((tx) =>
    makeMove(tx, {
      applicationId: row.id,
      move: 'withdraw',
      seen: answer.seen,
      details: { unsuitable: answer.reason },
      carryOut: async () => {
        await endInterviews(tx, row.id, 'declined');
        await deleteUnsentOffers(tx, row.id);
        return {};
      },
    }),
  );
  return findMyApplication(ctx, row.id);
}
