import { companyCards } from '#domains/company/index.ts';
import { findOpenPositions, type OpenPosition } from '#domains/position/index.ts';
import type { Ctx } from '#server/context.ts';
import { positionFactsOf } from '../facts/position-facts.ts';
import { hashOf } from './document.ts';
import { positionColumns, positionEdition } from './position-document.ts';
import { deletePositions, findStoredPositions, lockMaking, upsertPositions, type PositionRow } from './queries.ts';
import type { Refreshed } from './refresh-talent.ts';

/** What the index should hold of these positions, read from the truth at this moment; who is not on show is missing. */
async function readPositions(ctx: Ctx, positionIds: readonly string[]): Promise<PositionRow[]> {
  const open = await findOpenPositions(ctx, positionIds);
  const companies = await companyCards(ctx, [...new Set(open.map(({ companyId }) => companyId))]);
  return open.map((position) => rowOf(position, companies.get(position.companyId)?.industry ?? null));
}

function rowOf({ positionId, companyId, shownAt, content }: OpenPosition, industry: string | null): PositionRow {
  const facts = positionFactsOf(content, { companyId, industry });
  const columns = positionColumns(facts);
  const hash = hashOf({ facts, shownAt, columns });
  return { positionId, companyId, shownAt, facts, columns, edition: positionEdition, hash };
}

/** Makes what the index holds of these positions anew from the truth, as `refreshTalents` does of people. */
export async function refreshPositions(ctx: Ctx, positionIds: readonly string[]): Promise<Refreshed> {
  return ctx.transaction(async (tx) => {
    await lockMaking(tx, 'position', positionIds);
    const stored = await findStoredPositions(tx, positionIds);
    const rows = await readPositions(tx, positionIds);
    const there = new Set(rows.map(({ positionId }) => positionId));
    const changed = rows.filter(({ positionId, hash, edition }) => {
      const before = stored.get(positionId);
      return before?.hash !== hash || before.edition !== edition;
    });
    const needless = [...stored.keys()].filter((id) => !there.has(id));
    await upsertPositions(tx, changed);
    await deletePositions(tx, needless);
    const missing = changed.filter(({ positionId }) => !stored.has(positionId)).length;
    return { missing, different: changed.length - missing, needless: needless.length };
  });
}

/** The same of one position, when there is news of it. */
export async function refreshPosition(tx: Ctx, { positionId }: { readonly positionId: string }): Promise<void> {
  await refreshPositions(tx, [positionId]);
}
