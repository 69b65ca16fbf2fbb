import { isDeepStrictEqual } from 'node:util';
import type { saveOfferSettings as endpoint } from '@pinjian/contract/application-offer-settings.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission, requireReading } from '#domains/account/index.ts';
import { objectionsTo } from '#domains/dictionary/index.ts';
import { offerErrors } from '@pinjian/contract/application-offer.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findColleagues, findSettings, mayApprove } from './find-settings.ts';
import { getOfferSettings } from './get-offer-settings.ts';
import { writeOfferSettings } from './queries.ts';

/**
 * Changes who approves offers and what letters say. What is being approved goes on as it began.
 * @throws Refusal 40001 for one approver twice, 40310, 40311 for who is no owner, 40900, 41017 for an approver who reads no
 * offers, 41019 {objections}
 */
export async function saveOfferSettings(
  ctx: Ctx<EmployerActor>,
  { version, approvers, letter }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  requireReading(ctx.actor, 'offers');
  const companyId = requirePermission(ctx.actor, 'company.write');
  const ids = approvers.map(({ memberId }) => memberId);
  if (new Set(ids).size < ids.length)
    throw new Refusal(errors.invalidInput, {
      message: '同一位审批人只能出现一次',
      data: [{ path: 'approvers', message: '同一位审批人只能出现一次' }],
    });
  const passages = Object.entries(letter).map(([name, text]) => ({ path: `letter.${name}`, text }));
  const objections = objectionsTo(passages, { except: ['contact', 'exaggeration'] });
  if (objections.length > 0) throw new Refusal(offerErrors.objectionable, { data: { objections } });
  await ctx.transaction(async (tx) => {
    const before = await findSettings(tx, companyId);
    if (before.version === version + 1 && isDeepStrictEqual([before.approvers, before.letter], [approvers, letter]))
      return;
    const known = before.approvers.map(({ memberId }) => memberId);
    const members = (await findColleagues(tx, companyId)).filter(mayApprove).map(({ memberId }) => memberId);
    // Who approved before and left stands there until somebody takes them out.
    if (ids.some((memberId) => !members.includes(memberId) && !known.includes(memberId)))
      throw new Refusal(offerErrors.cannotApprove);
    const isWritten = await writeOfferSettings(tx, {
      companyId,
      version,
      approvers,
      letter,
      updatedBy: ctx.actor.userId,
    });
    if (!isWritten) throw new Refusal(errors.stateChanged);
  });
  return getOfferSettings(ctx);
}
