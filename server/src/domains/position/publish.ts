import { errors } from '@pinjian/contract/errors.ts';
import { positionErrors, type publishPosition as endpoint } from '@pinjian/contract/position.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { requirePermission } from '#domains/account/index.ts';
import { recordPositionName } from '#domains/billing/index.ts';
import { requireAgencyLicence, requireVerifiedCompany } from '#domains/company/index.ts';
import { objectionEdition } from '#domains/dictionary/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findObjections } from './find-objections.ts';
import { requireMove, requireOwn } from './policy.ts';
import { lockPosition, updatePosition, writtenContent, type PositionRecord } from './queries.ts';
import { readerEdition } from './requirement/reading/readings-of.ts';
import { adoptReadings, isSameWriting } from './requirement/settle.ts';
import { closeReview, findApprovedContent, findPendingReview } from './review/queries.ts';
import { refuseWhileInReview } from './review/refuse-while-in-review.ts';
import { isForOthers, issuesOf, shownAt } from './rules.ts';
import { indexPosition } from './search/index-position.ts';
import { stateView } from './view.ts';

/**
 * Puts what is written on show. Publishing the version that is on show already changes nothing.
 * @throws Refusal 40320 for a company that is not verified, 40321 for one that recruits for others without a licence, 40930 when someone else saved since, 40001 with every field
 * that is missing or wrong, 42230 with the words that may not be published, 40933 while a person looks at it.
 */
export async function publishPosition(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const companyId = requirePermission(ctx.actor, 'position.write');
  return ctx.transaction(async (tx) => {
    const record = requireOwn(await lockPosition(tx, input.positionId), companyId);
    await refuseWhileInReview(tx, record);
    requireMove(record, 'publish');
    if (record.version !== input.version) throw new Refusal(positionErrors.editedElsewhere);
    if (record.status === positionStatus.open && record.draft === null) return stateView(record);
    await requireVerifiedCompany(tx, companyId);
    return stateView(await show(tx, record, writtenContent(record)));
  });
}

/**
 * Checks content and puts it on show, with what its words ask for and nobody looked at taken over: row, search and news
 * in one transaction. What the platform was looking at again is
 * not on show any more then.
 */
export async function show(tx: Ctx, record: PositionRecord, written: PositionContent): Promise<PositionRecord> {
  const content = adoptReadings(written);
  if (isForOthers(content)) await requireAgencyLicence(tx, record.companyId);
  await requirePublishable(tx, record.id, content);
  const now = tx.now();
  const shown: PositionRecord = {
    ...record,
    status: positionStatus.open,
    draft: isSameWriting(record.draft, content) ? null : record.draft,
    content,
    publishedAt: record.publishedAt ?? now,
    shownAt: record.status === positionStatus.open ? record.shownAt : shownAt(record.shownAt, now),
    contentChangedAt: record.content === null || isSameWriting(record.content, content) ? record.contentChangedAt : now,
    updatedAt: now,
  };
  await updatePosition(tx, record.id, {
    status: shown.status,
    draft: shown.draft === null ? null : JSON.stringify(shown.draft),
    content: JSON.stringify(content),
    published_at: shown.publishedAt,
    shown_at: shown.shownAt,
    content_changed_at: shown.contentChangedAt,
    checked_edition: objectionEdition,
    read_edition: readerEdition,
  });
  const pending = await findPendingReview(tx, record.id);
  if (pending?.looked_again === true) await closeReview(tx, pending.id, { state: 'withdrawn', reason: null });
  await recordPositionName(tx, { positionId: record.id, title: content.title });
  await indexPosition(tx, shown);
  await tx.emit('position.published', { positionId: record.id, companyId: record.companyId });
  return shown;
}

/** What a person has let stand stands: until it is changed the automatic check has no say in it. */
async function requirePublishable(tx: Ctx, positionId: string, content: PositionContent): Promise<void> {
  const [first, ...others] = issuesOf(content);
  if (first !== undefined) {
    throw new Refusal(errors.invalidInput, { message: first.message, data: [first, ...others] });
  }
  const objections = findObjections(content);
  if (objections.length === 0 || isSameWriting(await findApprovedContent(tx, positionId), content)) return;
  throw new Refusal(positionErrors.objected, { data: objections });
}
