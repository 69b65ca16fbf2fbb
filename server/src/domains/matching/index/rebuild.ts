import type { Ctx } from '#server/context.ts';
import { documentEdition } from './document.ts';
import { findTalentsOfEarlierMonth, lockFill, nextPositions, nextSeekers, storeFill } from './queries.ts';
import { positionEdition } from './position-document.ts';
import { refreshPositions } from './refresh-position.ts';
import { refreshWanted, wantedEdition } from '../push/refresh-wanted.ts';
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

/** What is gone through once for each edition of the rules. */
const fills = [
  { kind: 'talent', edition: documentEdition, next: nextSeekers, refresh: refreshTalents },
  { kind: 'position', edition: positionEdition, next: nextPositions, refresh: refreshPositions },
  { kind: 'wanted', edition: wantedEdition, next: nextSeekers, refresh: refreshWanted },
] as const;

/**
 * Makes everything that there was before the index, or before its present rules, and what is of an earlier month; else there
 * is nothing to do. It goes on where it was stopped.
 */
export async function renewIndex(ctx: Ctx): Promise<void> {
  for (const fill of fills) for (let done = 0; done < batchesPerRun && (await fillOnce(ctx, fill)); done++) continue;
  for (let done = 0; done < batchesPerRun; done++) {
    const old = await findTalentsOfEarlierMonth(ctx, batch);
    if (old.length > 0) await refreshTalents(ctx, old);
    if (old.length < batch) return;
  }
}

/** One batch; answers whether there is more to make. */
async function fillOnce(ctx: Ctx, { kind, edition, next, refresh }: (typeof fills)[number]): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const filled = await lockFill(tx, kind);
    if (filled.edition === edition && filled.afterId === null) return false;
    const after = filled.edition === edition ? (filled.afterId ?? beforeAll) : beforeAll;
    const ids = await next(tx, after, batch);
    await refresh(tx, ids);
    await storeFill(tx, kind, { edition, afterId: ids.length < batch ? null : (ids.at(-1) ?? null) });
    return ids.length === batch;
  });
}
