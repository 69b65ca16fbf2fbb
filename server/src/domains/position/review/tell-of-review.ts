import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx } from '#server/context.ts';
import type { PositionRecord } from '../queries.ts';

/** Tells the company of a position what becomes of a review; once for each review and what it is about. */
export async function tellOfReview(
  tx: Ctx,
  review: { readonly id: string; readonly about: 'look again' | 'decision' },
  record: PositionRecord,
  { title, content }: { readonly title: string; readonly content: string },
): Promise<void> {
  await sendMessage(tx, {
    to: { companyId: record.companyId, about: 'positions' },
    type: '2',
    kind: 'review',
    title,
    content,
    meta: {
      companyName: await companyName(tx, record.companyId),
      target: { kind: 'position', ids: { positionId: record.id } },
    },
    dedupeKey: review.about === 'decision' ? `position-review:${review.id}` : `position-review:${review.id}:again`,
  });
}
