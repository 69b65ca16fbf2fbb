import type { Ctx } from '#server/context.ts';
import { documentEdition } from './document.ts';
import { findOutdatedPositions, findOutdatedTalents, nextPositions, nextSeekers } from './queries.ts';
import { positionEdition, refreshPositions } from './refresh-position.ts';
import { refreshTalents, type Refreshed } from './refresh-talent.ts';

/** What comparing the whole index with the truth came to; what was other is mended. */
export interface Checked extends Refreshed {
  readonly looked: number;
}

/** Of one transaction: others wait for no more than these. */
const batch = 50;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const sum = (one: Checked, other: Refreshed, looked: number): Checked => ({
  looked: one.looked + looked,
  missing: one.missing + other.missing,
  different: one.different + other.different,
  needless: one.needless + other.needless,
});

async function checkAll(
  next: (after: string) => Promise<string[]>,
  refresh: (ids: readonly string[]) => Promise<Refreshed>,
  tell: (looked: number) => void,
): Promise<Checked> {
  let total: Checked = { looked: 0, missing: 0, different: 0, needless: 0 };
  for (let ids = await next(beforeAll); ids.length > 0; ids = await next(ids.at(-1) ?? '')) {
    total = sum(total, await refresh(ids), ids.length);
    tell(total.looked);
  }
  return total;
}

/**
 * Compares what the index holds of everybody with the truth and mends it, while the product runs: in batches, each a
 * transaction of its own. Stopped at any point, it is done again from the start and finds less to do.
 */
export async function checkTalents(ctx: Ctx, tell: (looked: number) => void = () => undefined): Promise<Checked> {
  return checkAll(
    (after) => nextSeekers(ctx, after, batch),
    (ids) => refreshTalents(ctx, ids),
    tell,
  );
}

/** The same of positions. */
export async function checkPositions(ctx: Ctx, tell: (looked: number) => void = () => undefined): Promise<Checked> {
  return checkAll(
    (after) => nextPositions(ctx, after, batch),
    (ids) => refreshPositions(ctx, ids),
    tell,
  );
}

/** Batches of one run; what is left is the next minute's. */
const batchesPerRun = 20;

/** Makes what is of earlier rules, or of an earlier month, anew; else there is nothing to do. */
export async function renewIndex(ctx: Ctx): Promise<void> {
  for (let done = 0; done < batchesPerRun; done++) {
    const seekers = await findOutdatedTalents(ctx, documentEdition, batch);
    const positions = await findOutdatedPositions(ctx, positionEdition, batch);
    if (seekers.length > 0) await refreshTalents(ctx, seekers);
    if (positions.length > 0) await refreshPositions(ctx, positions);
    if (seekers.length < batch && positions.length < batch) return;
  }
}
