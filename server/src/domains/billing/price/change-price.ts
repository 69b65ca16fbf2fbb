import { priceErrors, products, type PriceItem } from '@pinjian/contract/billing-price.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { AdminActor, Ctx } from '#server/context.ts';
import { findChanges, insertChange, insertPrice, lockChange, settleChange, type PriceChangeRow } from './queries.ts';

export interface ProposedPrice {
  readonly item: PriceItem;
  readonly fen: number | null;
  readonly units: number;
  readonly days: number | null;
  readonly onSale: boolean;
  /** null for as soon as it is approved. */
  readonly validFrom: Date | null;
  readonly reason: string;
}

/** Proposals shown in the console. */
const shownAtMost = 100;

export function listPriceChanges(ctx: Ctx): Promise<PriceChangeRow[]> {
  return findChanges(ctx, shownAtMost);
}

/**
 * Proposes another price; it holds once another admin has agreed. Answers the id of the proposal.
 * @throws Refusal 40001 for a product without an amount, a use with one, or a time that is over; 41106 while one waits
 */
export async function proposePrice(tx: Ctx<AdminActor>, proposed: ProposedPrice): Promise<string> {
  refuseMisshapen(tx, proposed);
  const id = newId();
  const { item, fen, units, days, reason } = proposed;
  const made = await insertChange(tx, {
    id,
    item,
    fen,
    units,
    days,
    on_sale: proposed.onSale,
    valid_from: proposed.validFrom,
    reason,
    state: 'proposed',
    proposed_by: tx.actor.userId,
    proposed_at: tx.now(),
  });
  if (!made) throw new Refusal(priceErrors.changeWaiting);
  return id;
}

function refuseMisshapen(ctx: Ctx, { item, fen, units, days, validFrom }: ProposedPrice): void {
  const isProduct = products.some((each) => each === item);
  const object = (path: string, message: string) => {
    throw new Refusal(errors.invalidInput, { message, data: [{ path, message }] });
  };
  if (isProduct && fen === null) object('fen', '请填写售价');
  if (isProduct && units === 0) object('units', '数量至少为 1');
  if (!isProduct && fen !== null) object('fen', '这个项目按额度或次数计价，不填金额');
  if (!isProduct && days !== null) object('days', '这个项目没有有效期');
  if (validFrom !== null && validFrom <= ctx.now()) object('validFrom', '生效时间需要晚于现在');
}

/**
 * Agrees to a proposal or turns it down. Agreed, it holds from its time on, at the earliest from now.
 * @throws Refusal 40400, 41104 for who proposed it, 41105 where it was settled
 */
export async function decidePrice(
  tx: Ctx<AdminActor>,
  decided: { readonly changeId: string; readonly outcome: 'approved' | 'rejected'; readonly answer: string | null },
): Promise<PriceChangeRow> {
  const change = await requireOpen(tx, decided.changeId);
  const { userId } = tx.actor;
  if (change.proposed_by === userId) throw new Refusal(priceErrors.ownChange);
  await settleChange(tx, change.id, { state: decided.outcome, by: userId, answer: decided.answer });
  if (decided.outcome === 'approved') {
    const { item, fen, units, days, on_sale, valid_from: wanted } = change;
    const now = tx.now();
    const valid_from = wanted === null || wanted < now ? now : wanted;
    await insertPrice(tx, {
      id: newId(),
      item,
      fen,
      units,
      days,
      on_sale,
      valid_from,
      change_id: change.id,
      created_at: now,
    });
  }
  return change;
}

/**
 * Takes back one's own proposal.
 * @throws Refusal 40400 for nobody's and somebody else's, 41105 where it was settled
 */
export async function takeBackPrice(tx: Ctx<AdminActor>, changeId: string): Promise<PriceChangeRow> {
  const change = await requireOpen(tx, changeId);
  const { userId } = tx.actor;
  if (change.proposed_by !== userId) throw new Refusal(errors.notFound);
  await settleChange(tx, change.id, { state: 'takenBack', by: userId, answer: null });
  return change;
}

async function requireOpen(tx: Ctx, changeId: string): Promise<PriceChangeRow> {
  const change = await lockChange(tx, changeId);
  if (change === undefined) throw new Refusal(errors.notFound);
  if (change.state !== 'proposed') throw new Refusal(priceErrors.changeSettled);
  return change;
}
