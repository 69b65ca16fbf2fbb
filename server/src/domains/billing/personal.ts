import { lotOriginLabels, priceItems, priceLabels } from '@pinjian/contract/billing-price.ts';
import { useStateLabels } from '@pinjian/contract/billing-use.ts';
import { formerPayer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { orderStateLabels } from '@pinjian/contract/billing-order.ts';
import { refundStateLabels } from '@pinjian/contract/billing-refund.ts';
import { amountText } from '@pinjian/contract/money.ts';
import { forgetEvidence, leaveEvidence } from './evidence/personal-queries.ts';
import { exportInvoices } from './invoice/export-invoices.ts';
import { forgetInvoicer, forgetInvoices, personalTables as invoiceTables } from './invoice/personal-queries.ts';
import {
  findAdjustmentsOf,
  findOrdersOf,
  findRefundsOf,
  forgetHands,
  forgetOrders,
  personalTables as orderTables,
} from './order/personal-queries.ts';
import { seekerPayer } from './policy.ts';
import {
  findAllLots,
  findAllowanceOf,
  findUsesOf,
  forgetMember,
  personalTables,
  renamePayer,
} from './personal-queries.ts';

function labelOf(product: string | null): string | null {
  const item = priceItems.find((each) => each === product);
  return item === undefined ? null : priceLabels[item];
}

/** What a person may take along: what they bought or were given, what they spent, what they may spend for their company. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const payer = seekerPayer(userId);
  const lots = await findAllLots(ctx, payer);
  const uses = await findUsesOf(ctx, { payer, userId });
  const orders = await findOrdersOf(ctx, { payer, userId });
  const refunds = await findRefundsOf(ctx, { payer, userId });
  const adjustments = await findAdjustmentsOf(ctx, payer);
  return {
    purchases: lots.map((lot) => ({
      name: labelOf(lot.product) ?? lotOriginLabels[lot.origin],
      unit: lot.unit,
      units: lot.units,
      unitsLeft: lot.units_left,
      paidFen: lot.fen,
      issuedAt: lot.issued_at.toISOString(),
      expiresAt: lot.expires_at?.toISOString() ?? null,
    })),
    uses: uses.map((use) => ({
      name: priceLabels[use.item],
      unit: use.unit,
      units: use.units,
      useState: useStateLabels[use.state],
      heldAt: use.held_at.toISOString(),
      settledAt: use.settled_at?.toISOString() ?? null,
    })),
    orders: orders.map((order) => ({
      orderNumber: order.number,
      name: order.title,
      orderAmount: amountText(order.fen),
      orderState: orderStateLabels[order.state],
      refundedAmount: amountText(order.refunded_fen),
      orderedAt: order.created_at.toISOString(),
      paidAt: order.paid_at?.toISOString() ?? null,
    })),
    refunds: refunds.map((refund) => ({
      refundAmount: amountText(refund.fen),
      refundState: refundStateLabels[refund.state],
      refundWords: refund.words,
      refusedWhy: refund.refused_why,
      requestedAt: refund.requested_at.toISOString(),
      refundedAt: refund.done_at?.toISOString() ?? null,
    })),
    adjustments: adjustments.map((each) => ({
      unit: each.unit,
      units: each.units,
      adjustmentReason: each.reason,
      adjustedAt: each.decided_at?.toISOString() ?? null,
    })),
    monthlyAllowance: await findAllowanceOf(ctx, userId),
    ...(await exportInvoices(ctx, payer)),
  };
}

/**
 * Takes a person out of what the law has us keep: amounts and times stay in books that lead to nobody; who of
 * a company spent goes.
 */
async function erase(tx: Ctx, userId: string): Promise<void> {
  const payer = seekerPayer(userId);
  await tx.transaction(async (inner) => {
    await forgetMember(inner, userId);
    const former = formerPayer(inner, payer);
    await renamePayer(inner, payer, former);
    await leaveEvidence(inner, userId);
    await forgetHands(inner, userId);
    await forgetEvidence(inner, payer, userId);
    await forgetOrders(inner, payer, former);
    await forgetInvoicer(inner, userId);
    await forgetInvoices(inner, payer, former);
  });
}

/** A person's wallet. */
export const personal = { tables: [...personalTables, ...orderTables, ...invoiceTables], export: exportData, erase };
