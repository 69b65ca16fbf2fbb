import type { Ctx } from '#server/context.ts';
import { findCorrections } from '../correction/queries.ts';
import { findTurns } from '../ai/queries.ts';
import { findFirstReport, type ReportRow } from './report-queries.ts';
import type { Said } from './view.ts';

/** The transcript that a report was made from, with what was said in place of what was corrected. */
export async function findSaid(ctx: Ctx, report: ReportRow): Promise<Said> {
  const turns = await findTurns(ctx, report.interview_id);
  if (report.correction === 0) return { turns, corrections: [], first: null };
  const corrections = await findCorrections(ctx, report.interview_id);
  return { turns, corrections, first: await findFirstReport(ctx, report.interview_id) };
}
