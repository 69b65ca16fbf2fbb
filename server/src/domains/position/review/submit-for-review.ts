import { errors } from '@pinjian/contract/errors.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import type { submitPositionForReview as endpoint } from '@pinjian/contract/position-review.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { requireAgencyLicence, requireVerifiedCompany } from '#domains/company/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findObjections } from '../find-objections.ts';
import { requireMove, requireOwn } from '../policy.ts';
import { lockPosition, updatePosition, writtenContent } from '../queries.ts';
import { isForOthers, issuesOf } from '../rules.ts';
import { stateView } from '../view.ts';
import { findPendingReview, insertReview } from './queries.ts';
import { endLookAgain } from './end-look-again.ts';

/**
 * Asks a person of the platform to look at words that the automatic check objects to (decisions §13). A position that
 * was never shown stands at 审核中 until then; one that was stays as it is, with what seekers see. Asking again for the
 * same version is the same.
 * @throws Refusal 40320 for a company that is not verified, 40930 when someone else saved since, 40001 where a field is
 * missing, 40934 where nothing is objected to.
 */
export async function submitPositionForReview(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    if (record.version !== input.version) throw new Refusal(positionErrors.editedElsewhere);
    const pending = await findPendingReview(tx, record.id);
    if (pending !== undefined && !pending.looked_again) return stateView(record);
    requireMove(record, 'publish');
    await requireVerifiedCompany(tx, companyId);
    const content = writtenContent(record);
    if (isForOthers(content)) await requireAgencyLicence(tx, companyId);
    const [first, ...others] = issuesOf(content);
    if (first !== undefined)
      throw new Refusal(errors.invalidInput, { message: first.message, data: [first, ...others] });
    const objections = findObjections(content);
    if (objections.length === 0) throw new Refusal(positionErrors.nothingToReview);
    if (pending !== undefined) await endLookAgain(tx, pending);
    await insertReview(tx, { record, content, objections, note: input.note, submittedBy: ctx.actor.userId });
    const status = record.content === null ? positionStatus.review : record.status;
    await updatePosition(tx, record.id, { status });
    return stateView({ ...record, status, updatedAt: tx.now() });
  });
}
