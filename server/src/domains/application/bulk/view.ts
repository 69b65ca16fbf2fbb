import type { BulkMove } from '@pinjian/contract/application-bulk.ts';
import { successCode, successMessage } from '@pinjian/contract/envelope.ts';
import { maskName } from '@pinjian/contract/person.ts';
import type { Ctx } from '#server/context.ts';
import { isContactShown } from '../candidate/view.ts';
import { findNamedRows, type BulkRecord, type NamedRow } from './queries.ts';

/** Bulk moves as their mover sees them, in the order given. */
export async function bulkMoveViews(ctx: Ctx, bulks: readonly BulkRecord[]): Promise<BulkMove[]> {
  const rows = await findNamedRows(
    ctx,
    bulks.map((bulk) => bulk.id),
  );
  return bulks.map((bulk) =>
    bulkMoveView(
      bulk,
      rows.filter((row) => row.bulk_id === bulk.id),
      ctx.now(),
    ),
  );
}

/** One of them. */
export async function findBulkMoveView(ctx: Ctx, bulk: BulkRecord): Promise<BulkMove> {
  return bulkMoveView(bulk, await findNamedRows(ctx, [bulk.id]), ctx.now());
}

function bulkMoveView(bulk: BulkRecord, rows: readonly NamedRow[], now: Date): BulkMove {
  return {
    bulkId: bulk.id,
    move: bulk.move,
    releaseNow: bulk.details.releaseNow ?? false,
    state: stateOf(bulk, now),
    dueAt: bulk.due_at.toISOString(),
    waitsMs: Math.max(0, bulk.due_at.getTime() - now.getTime()),
    rows: rows.map(rowView),
  };
}

function stateOf(bulk: BulkRecord, now: Date): BulkMove['state'] {
  if (bulk.finished_at !== null) return bulk.undone_at === null ? 'done' : 'undone';
  return bulk.due_at > now && bulk.undone_at === null ? 'waiting' : 'running';
}

function rowView(row: NamedRow): BulkMove['rows'][number] {
  const { status, applied_at, contact_agreed_at, position_id: positionId, position_title: title } = row;
  const shown = status !== null && isContactShown({ status, applied_at, contact_agreed_at });
  return {
    applicationId: row.application_id,
    resumeId: row.resume_id,
    name: row.name === null || shown ? row.name : maskName(row.name),
    position: positionId === null || title === null ? null : { positionId, title },
    outcome: row.outcome ?? 'pending',
    code: row.code ?? successCode,
    message: row.message ?? successMessage,
  };
}
