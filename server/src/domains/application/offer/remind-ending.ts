import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { isQuiet } from '#platform/core/quiet-hours.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { deadlineText } from '../pipeline/announcements.ts';
import { lockOwn } from '../pipeline/move.ts';
import { findPositionTitle } from '../pipeline/queries.ts';
import { findEnding, findOffer, markOfferReminded } from './queries.ts';
import { isOpen } from './rules.ts';

const hourMs = 3_600_000;
/** An offer ends at midnight: so long before, it is ten in the morning of the day before. */
const leadMs = 38 * hourMs;

/** Offers whose seekers are to be reminded now; nobody at night, as a day is left by the morning. */
export async function findEndingOffers(
  ctx: Ctx<SystemActor>,
  limit: number,
): Promise<{ id: string; applicationId: string }[]> {
  const now = ctx.now();
  if (isQuiet(now, ctx.ports.config.quietHours)) return [];
  // Who was offered it less than two days before has just read until when.
  return findEnding(ctx, { endsBy: new Date(now.getTime() + leadMs), sentLongerMs: leadMs, limit });
}

/** Reminds a seeker of an offer that ends, once of each version. Does nothing where it was answered or revised meanwhile. */
export async function remindEnding(
  tx: Ctx<SystemActor>,
  { id, applicationId }: { readonly id: string; readonly applicationId: string },
): Promise<void> {
  const row = await lockOwn(tx, applicationId);
  const offer = await findOffer(tx, id);
  if (offer === undefined || !isOpen(offer.state) || offer.reminded_number >= offer.number) return;
  if (offer.valid_until === null || offer.valid_until.getTime() > tx.now().getTime() + leadMs) return;
  await markOfferReminded(tx, offer);
  const company = await companyName(tx, row.company_id);
  await sendMessage(tx, {
    to: { userId: row.seeker_id },
    type: '7',
    kind: 'offer',
    title: '录用意向即将到期',
    content: `${company}「${await findPositionTitle(tx, row.position_id)}」的录用意向将于 ${deadlineText(offer.valid_until)} 到期，请在此之前答复。`,
    meta: { companyName: company, target: { kind: 'offer', ids: { positionId: row.position_id } } },
    dedupeKey: `offer:${id}:${offer.number}:ending`,
  });
}
