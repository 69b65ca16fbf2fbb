import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { companyCards } from '#domains/company/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import { adoptReadings } from '../requirement/settle.ts';
import { issuesOf } from '../rules.ts';
import { searchDocument } from '../search/index-position.ts';
import { insertShownPositions, loosenSearchIndex, tightenSearchIndex, type BulkRow } from './queries.ts';

export interface ShownAtOnce {
  readonly companyId: string;
  readonly createdBy: string;
  readonly shownAt: Date;
  readonly content: PositionContent;
}

/** Does work that adds very many positions, with a search index that is ready for it. */
export async function whileAddingPositions(ctx: Ctx, work: () => Promise<void>): Promise<void> {
  await loosenSearchIndex(ctx);
  try {
    await work();
  } finally {
    await tightenSearchIndex(ctx);
  }
}

/**
 * Puts many positions on show at once, found by search like any other: for a demo world of a size that calls one by one
 * would take hours for. Nobody is told; the words are not looked through, now or later, so they have to be one's own.
 * @throws for content that could not be published
 */
export async function addShownPositions(ctx: Ctx, positions: readonly ShownAtOnce[]): Promise<void> {
  const cards = await companyCards(ctx, [...new Set(positions.map(({ companyId }) => companyId))]);
  const rows = positions.map(({ companyId, createdBy, shownAt, content: written }): BulkRow => {
    const [issue] = issuesOf(written);
    const company = cards.get(companyId);
    if (issue !== undefined) throw new Error(`${issue.path}: ${issue.message}`);
    if (company === undefined) throw new Error(`no company ${companyId}`);
    const content = adoptReadings(written);
    const position = { id: newId(), companyId, status: positionStatus.open, shownAt };
    return { createdBy, content, document: searchDocument(position, content, company) };
  });
  await ctx.transaction((tx) => insertShownPositions(tx, rows));
}
