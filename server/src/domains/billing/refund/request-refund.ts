import {
  refundErrors,
  type Refund,
  type listRefunds as listEndpoint,
  type quoteRefund as quoteEndpoint,
  type requestRefund as endpoint,
  type withdrawRefund as withdrawEndpoint,
} from '@pinjian/contract/billing-refund.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Payer } from '#domains/wallet/index.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { companyPayer, requireManaging, requirePayer } from '../policy.ts';
import {
  countRefundRows,
  findRefundByKey,
  insertRefund,
  listRefundRows,
  lockRefund,
  updateRefund,
  type RefundRow,
} from './queries.ts';
import { findShares, sumOf } from './find-shares.ts';
import { refundViews } from './view.ts';

/** Who may ask for money back: a seeker, and who manages a company's wallet. @throws Refusal 403, 40310, 40311 */
function requireRefunding(ctx: Ctx<SignedInActor>): Payer {
  return ctx.actor.kind === 'employer' ? companyPayer(requireManaging(ctx.actor)) : requirePayer(ctx.actor);
}

/** What can go back now, oldest order first. @throws Refusal 40310, 40311 */
export async function quoteRefund(ctx: Ctx<SignedInActor>): Promise<Answer<typeof quoteEndpoint>> {
  const shares = await findShares(ctx, requirePayer(ctx.actor));
  return { fen: sumOf(shares), shares };
}

/**
 * Asks for money back; nothing moves before somebody decided. The same key again is the same request.
 * @throws Refusal 40310, 40311; 40901, 41330 {fen}, 41331, 41332
 */
export async function requestRefund(
  ctx: Ctx<SignedInActor>,
  { key, fen, reason, words }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const payer = requireRefunding(ctx);
  const refund = await ctx.transaction(async (tx) => {
    const before = await findRefundByKey(tx, payer, key);
    if (before !== undefined) return before;
    const most = sumOf(await findShares(tx, payer));
    if (most === 0) throw new Refusal(refundErrors.nothingLeft);
    if (fen > most) throw new Refusal(refundErrors.tooMuch, { data: { fen: most } });
    const asked = { requested_by: tx.actor.userId, requested_at: tx.now() };
    await insertRefund(tx, { id: newId(), payer, key, fen, state: 'requested', reason, words, ...asked });
    const made = await findRefundByKey(tx, payer, key);
    if (made === undefined) throw new Refusal(refundErrors.alreadyAsked);
    return made;
  });
  if (refund.fen !== fen || refund.reason !== reason || refund.words !== words) throw new Refusal(errors.keyReused);
  return viewOf(ctx, refund);
}

async function viewOf(ctx: Ctx, refund: RefundRow): Promise<Refund> {
  const [view] = await refundViews(ctx, [refund]);
  if (view === undefined) throw new Refusal(errors.notFound);
  return view;
}

/** @throws Refusal 40310, 40311 */
export async function listRefunds(
  ctx: Ctx<SignedInActor>,
  { current, pageSize }: Received<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const payer = requirePayer(ctx.actor);
  const rows = await listRefundRows(ctx, payer, { current, pageSize });
  const total = await countRefundRows(ctx, payer, totalCap + 1);
  const records = await refundViews(ctx, rows);
  return { records, total: Math.min(total, totalCap), current, pageSize, totalCapped: total > totalCap };
}

/** Takes a request back that nobody has dealt with; again is the same result. @throws Refusal 40310, 40311, 40400, 41333 */
export async function withdrawRefund(
  ctx: Ctx<SignedInActor>,
  { refundId }: Received<typeof withdrawEndpoint>,
): Promise<Answer<typeof withdrawEndpoint>> {
  const payer = requireRefunding(ctx);
  const refund = await ctx.transaction(async (tx) => {
    const row = await lockRefund(tx, refundId);
    if (row?.payer !== payer) throw new Refusal(errors.notFound);
    if (row.state === 'withdrawn') return row;
    if (row.state !== 'requested') throw new Refusal(refundErrors.refundBegun);
    await updateRefund(tx, refundId, { state: 'withdrawn', decided_at: tx.now() });
    return { ...row, state: 'withdrawn' as const, decided_at: tx.now() };
  });
  return viewOf(ctx, refund);
}
