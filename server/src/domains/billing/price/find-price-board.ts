import { priceItems } from '@pinjian/contract/billing-price.ts';
import type { Ctx } from '#server/context.ts';
import { firstPrices, type Price } from './data/first-prices.ts';
import { isOnSale, pricesAt } from './find-prices.ts';
import { findAllPrices } from './queries.ts';

export interface BoardRow extends Price {
  /** null for what held from the first day. */
  readonly validFrom: Date | null;
  /** null while nothing follows. */
  readonly validUntil: Date | null;
}

/** The price list with what follows and what was before. */
export async function findPriceBoard(ctx: Ctx): Promise<{ present: BoardRow[]; others: BoardRow[] }> {
  const now = ctx.now();
  const shown = [...(await pricesAt(ctx, now)).values()].filter(
    (price) => price.item !== 'test' || isOnSale(ctx, { ...price, onSale: true }),
  );
  const all = await findAllPrices(ctx);
  const rows: BoardRow[] = shown.flatMap(({ item }) => {
    const changed = all.filter((row) => row.item === item);
    const first = firstPrices.filter((price) => price.item === item).map((price) => ({ ...price, validFrom: null }));
    const history = [
      ...changed.map((row) => ({
        item: priceItems.find((each) => each === row.item) ?? item,
        fen: row.fen,
        units: row.units,
        days: row.days,
        onSale: row.on_sale,
        validFrom: row.valid_from,
      })),
      ...first,
    ];
    return history.map((row, place) => ({ ...row, validUntil: history[place - 1]?.validFrom ?? null }));
  });
  const isPresent = ({ validFrom, validUntil }: BoardRow) =>
    (validFrom === null || validFrom <= now) && (validUntil === null || validUntil > now);
  return { present: rows.filter(isPresent), others: rows.filter((row) => !isPresent(row)) };
}
