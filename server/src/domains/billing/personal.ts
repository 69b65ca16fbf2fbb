import { lotOriginLabels, priceItems, priceLabels } from '@pinjian/contract/billing-price.ts';
import { useStateLabels } from '@pinjian/contract/billing-use.ts';
import { formerPayer } from '#domains/wallet/index.ts';
import type { Ctx } from '#server/context.ts';
import { exportInvoices } from './invoice/export-invoices.ts';
import { forgetInvoicer, forgetInvoices, personalTables as invoiceTables } from './invoice/personal-queries.ts';
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
    await forgetInvoicer(inner, userId);
    await forgetInvoices(inner, payer, former);
  });
}

/** A person's wallet. */
export const personal = { tables: [...personalTables, ...invoiceTables], export: exportData, erase };
