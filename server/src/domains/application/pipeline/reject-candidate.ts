import type { rejectCandidate as endpoint } from '@pinjian/contract/application-candidate.ts';
import { offerErrors } from '@pinjian/contract/application-offer.ts';
import { rejectionHoldHours, step } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { isDictValue } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { findNewestOffers } from '../offer/queries.ts';
import { isOpen } from '../offer/rules.ts';
import { lockOwn, makeMove } from './move.ts';
import { releaseRejection } from './release-rejection.ts';

/** Rejects a candidate. The seeker learns of it after 24 h, or at once if chosen; until then it can be undone. */
export async function rejectCandidate(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  const { applicationId, from, version, reason, note, releaseNow } = input;
  requireReason(reason);
  await ctx.transaction(async (tx) => {
    if (from === step.offered) await refuseOpenOffer(tx, applicationId);
    const holdHours = releaseNow ? 0 : rejectionHoldHours;
    const { repeated } = await makeMove(tx, {
      applicationId,
      move: 'reject',
      seen: { from, version },
      details: { reason, note, releaseNow },
      columns: {
        reject_reason: reason,
        reject_note: note,
        rejected_at: tx.now(),
        release_at: new Date(tx.now().getTime() + holdHours * 3_600_000),
      },
    });
    if (releaseNow && !repeated) await releaseRejection(tx.as({ kind: 'system' as const }), applicationId);
  });
  return findCandidateStanding(ctx, applicationId);
}

/** Says what has to be done first, where the table only says no. @throws Refusal 40400, 41018 */
async function refuseOpenOffer(tx: Ctx<EmployerActor>, applicationId: string): Promise<void> {
  await lockOwn(tx, applicationId);
  const [offer] = await findNewestOffers(tx, [applicationId], 'sent');
  if (offer !== undefined && isOpen(offer.state)) throw new Refusal(offerErrors.openOffer);
}

/** @throws Refusal 40001 for a reason that the dictionary does not have. */
export function requireReason(reason: number): void {
  if (isDictValue('reject_reason', reason)) return;
  throw new Refusal(errors.invalidInput, { message: '请选择原因', data: [{ path: 'reason', message: '请选择原因' }] });
}
