import { isDeepStrictEqual } from 'node:util';
import type { Ctx } from '#server/context.ts';
import { findCorrections } from '../correction/queries.ts';
import { turnsAfter } from '../correction/rules.ts';
import { findTurns, lockInterview } from '../ai/queries.ts';
import { marksOf, withoutUnquotable } from '../ai/reading/shown-to-employer.ts';
import { findReports, saveReread } from './report-queries.ts';
import { scoreAgain } from './score-held-interview.ts';

/**
 * Looks through the reports of an interview that were made before the present reading: quotes of what is no part of the
 * job are taken out where they are stored, in every revision, and where the newest had any it is scored once more
 * without them. Once: a report that was looked through is left as it is. Nobody is sent a message, since no result is
 * better or worse for what the candidate did.
 */
export async function readReportsAgain(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const row = await lockInterview(tx, interviewId);
    if (row === undefined) return;
    const turns = await findTurns(tx, interviewId);
    const corrections = await findCorrections(tx, interviewId);
    const reports = await findReports(tx, interviewId);
    for (const report of reports) {
      const said = turnsAfter(turns, corrections, report.correction);
      const content = withoutUnquotable(report.content, marksOf(row.plan, said, row.progress.withheld));
      await saveReread(tx, report.id, content);
      const had = !isDeepStrictEqual(content, report.content);
      if (had && report === reports.at(-1)) await scoreAgain(tx, row, report);
    }
  });
}
