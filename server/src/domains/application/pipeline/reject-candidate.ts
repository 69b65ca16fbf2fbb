import type { rejectCandidate as endpoint } from '@pinjian/contract/application-candidate.ts';
import { rejectionHoldHours } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { isDictValue } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findCandidateStanding } from '../candidate/find-candidate-standings.ts';
import { requireFitGoodbye } from '../scorecard/draft-goodbye.ts';
import { makeMove } from './move.ts';
import { releaseRejection } from './release-rejection.ts';

/** Rejects a candidate. The seeker learns of it after 24 h, or at once if chosen; until then it can be undone. */
export async function rejectCandidate(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  const { applicationId, from, version, reason, note, goodbye = '', releaseNow } = input;
  requireReason(reason);
  await ctx.transaction(async (tx) => {
    const holdHours = releaseNow ? 0 : rejectionHoldHours;
    const { repeated } = await makeMove(tx, {
      applicationId,
      move: 'reject',
      seen: { from, version },
      details: { reason, note, releaseNow, ...(goodbye === '' ? {} : { goodbye }) },
      columns: {
        reject_reason: reason,
        reject_note: note,
        goodbye: goodbye === '' ? null : goodbye,
        rejected_at: tx.now(),
        release_at: new Date(tx.now().getTime() + holdHours * 3_600_000),
      },
      async carryOut() {
        await requireFitGoodbye(tx, applicationId, goodbye);
        return {};
      },
    });
    if (releaseNow && !repeated) await releaseRejection(tx.as({ kind: 'system' as const }), applicationId);
  });
  return findCandidateStanding(ctx, applicationId);
}

/** @throws Refusal 40001 for a reason that the dictionary does not have. */
export function requireReason(reason: number): void {
  if (isDictValue('reject_reason', reason)) return;
  throw new Refusal(errors.invalidInput, { message: '请选择原因', data: [{ path: 'reason', message: '请选择原因' }] });
}
