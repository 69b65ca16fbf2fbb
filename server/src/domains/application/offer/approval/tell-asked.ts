import type { NewMeta } from '@pinjian/contract/message.ts';
import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import { findPositionTitle, type ApplicationRow } from '../../pipeline/queries.ts';
import { requireOwnOffer } from '../find-offer.ts';
import { findApprovals } from './queries.ts';

/** Tells whoever is next in the chain that an offer waits for them; by position only: who it is for stands in the offer. */
export async function tellAsked(tx: Ctx, offerId: string): Promise<void> {
  const { application, offer } = await requireOwnOffer(tx, offerId);
  const chain = await findApprovals(tx, { offerId, number: offer.number + 1 });
  const next = chain.find(({ state }) => state === 'waiting');
  if (next?.approver_id === undefined || next.approver_id === null) return;
  const title = await findPositionTitle(tx, application.position_id);
  await sendMessage(tx, {
    to: { userId: next.approver_id },
    type: '7',
    kind: 'offer',
    title: 'Offer 待您审批',
    content: `「${title}」有一份 Offer 等您审批，同意后才能发出。`,
    meta: await metaOfOffer(tx, application),
    dedupeKey: `offer:${offerId}:asked:${offer.revision}:${next.ordinal}`,
  });
}

/** Tells who wrote the terms what became of their approval. */
export async function tellAnswered(
  tx: Ctx,
  offerId: string,
  answer: { readonly approved: boolean; readonly reason: string },
): Promise<void> {
  const { application, offer } = await requireOwnOffer(tx, offerId);
  if (offer.draft_saved_by === null || (tx.actor.kind === 'employer' && offer.draft_saved_by === tx.actor.userId))
    return;
  const title = await findPositionTitle(tx, application.position_id);
  await sendMessage(tx, {
    to: { userId: offer.draft_saved_by },
    type: '7',
    kind: 'offer',
    title: answer.approved ? 'Offer 审批已通过' : 'Offer 被退回修改',
    content: answer.approved
      ? `您提交的「${title}」Offer 已通过审批，可以发出了。`
      : `您提交的「${title}」Offer 被退回修改：${answer.reason}`,
    meta: await metaOfOffer(tx, application),
    dedupeKey: `offer:${offerId}:answered:${offer.revision}`,
  });
}

async function metaOfOffer(tx: Ctx, application: ApplicationRow): Promise<NewMeta> {
  return {
    companyName: await companyName(tx, application.company_id),
    target:
      application.resume_id === null
        ? { kind: 'candidates', ids: {} }
        : {
            kind: 'candidateOffer',
            ids: { resumeId: application.resume_id, positionId: application.position_id },
          },
  };
}
