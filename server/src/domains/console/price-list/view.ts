import { priceItems, priceLabels } from '@pinjian/contract/billing-price.ts';
import type { PriceChange, PriceRow } from '@pinjian/contract/console-price.ts';
import { unitOf, type BoardRow, type PriceChangeRow } from '#domains/billing/index.ts';

export function priceRowView({ item, fen, units, days, onSale, validFrom, validUntil }: BoardRow): PriceRow {
  return {
    item,
    label: priceLabels[item],
    fen,
    unit: unitOf(item),
    units,
    days,
    onSale,
    validFrom: validFrom?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  };
}

/** A proposal as an admin sees it; one for an item that is no more is left out. */
export function priceChangeView(row: PriceChangeRow, readerId: string): PriceChange[] {
  const item = priceItems.find((each) => each === row.item);
  if (item === undefined) return [];
  return [
    {
      changeId: row.id,
      item,
      label: priceLabels[item],
      fen: row.fen,
      units: row.units,
      days: row.days,
      onSale: row.on_sale,
      validFrom: row.valid_from?.toISOString() ?? null,
      reason: row.reason,
      state: row.state,
      proposedBy: row.proposed_by,
      isOwn: row.proposed_by === readerId,
      proposedAt: row.proposed_at.toISOString(),
      decidedBy: row.decided_by,
      decidedAt: row.decided_at?.toISOString() ?? null,
      answer: row.answer,
    },
  ];
}
