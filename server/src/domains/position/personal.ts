import { complaintKindLabels, complaintStateLabels } from '@pinjian/contract/position-complaint.ts';
import { teamPartLabels } from '@pinjian/contract/position-plan.ts';
import type { Ctx } from '#server/context.ts';
import { positionCards } from './find-cards.ts';
import { endRecruiting } from './end-recruiting.ts';
import {
  erasePositionsOf,
  findCollectionOf,
  findComplaintsMadeBy,
  findPartsOf,
  findPositionsLeftAlone,
  personalTables,
} from './personal-queries.ts';

/** What a person may take along: what they kept for later, what they complained of, and what they do on positions. Positions are their company's. */
async function exportData(ctx: Ctx, userId: string): Promise<object> {
  const rows = await findCollectionOf(ctx, userId);
  const cards = await positionCards(
    ctx,
    userId,
    rows.map((row) => row.id),
  );
  const { teams, rounds: planned } = await findPartsOf(ctx, userId);
  const shown = new Map(cards.map((card) => [card.positionId, card]));
  return {
    collectedPositions: rows.map((row) => ({
      title: row.title,
      companyName: row.company_name,
      collectedAt: row.collected_at.toISOString(),
      // Null for what can no longer be looked at.
      position: shown.get(row.id) ?? null,
    })),
    complaints: (await findComplaintsMadeBy(ctx, userId)).map((row) => ({
      title: row.title,
      complaintKind: complaintKindLabels[row.kind],
      complaintWords: row.words,
      complaintState: complaintStateLabels[row.state],
      complainedAt: row.submitted_at.toISOString(),
    })),
    hiringTeams: teams.map(({ title, part }) => ({ title, teamPart: teamPartLabels[part] })),
    plannedRounds: planned.map(({ title, name }) => ({ title, roundName: name })),
  };
}

/**
 * Removes what a person kept, in the transaction that erases the rest. Positions of a company that nobody is left in are
 * closed: whoever applied there would wait for an answer that cannot come.
 */
async function erase(tx: Ctx, userId: string): Promise<void> {
  await tx.transaction(async (inner) => {
    for (const { id, company_id: companyId } of await findPositionsLeftAlone(inner, userId))
      await endRecruiting(inner, companyId, id);
    await erasePositionsOf(inner, userId);
  });
}

/** A person's collected positions and complaints, and a member's parts on positions. */
export const personal = { tables: personalTables, export: exportData, erase };
