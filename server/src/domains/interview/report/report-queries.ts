import type { Selectable } from 'kysely';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewReportTable } from '#server/tables.ts';
import { readingVersion } from '../ai/reading/read-saying.ts';

export type ReportRow = Selectable<InterviewReportTable>;

/** Adds a scoring; earlier ones stay. */
export async function insertReport(
  tx: Ctx,
  report: { interviewId: string; revision: number; correction: number; complete: boolean; content: ReportContent },
): Promise<void> {
  await tx.db
    .insertInto('interview_report')
    .values({
      id: newId(),
      interview_id: report.interviewId,
      revision: report.revision,
      correction: report.correction,
      complete: report.complete,
      content: JSON.stringify(report.content),
      reading: readingVersion,
      created_at: tx.now(),
    })
    .execute();
}

export async function findNewestReport(ctx: Ctx, interviewId: string): Promise<ReportRow | undefined> {
  return ctx.db
    .selectFrom('interview_report')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
}

/** The report of the words as they were said. */
export async function findFirstReport(ctx: Ctx, interviewId: string): Promise<ReportRow> {
  return ctx.db
    .selectFrom('interview_report')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Interviews with a report that was made with an older reading, a few at a time. */
export async function findInterviewsReadBefore(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('interview_report')
    .select('interview_id')
    .where('reading', '<', readingVersion)
    .groupBy('interview_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.interview_id);
}

/** Every report of an interview, the oldest first. */
export async function findReports(ctx: Ctx, interviewId: string): Promise<ReportRow[]> {
  return ctx.db
    .selectFrom('interview_report')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .orderBy('revision')
    .execute();
}

/** Puts a report's content in place of what it had: only ever with less in it. */
export async function saveReread(tx: Ctx, reportId: string, content: ReportContent): Promise<void> {
  await tx.db
    .updateTable('interview_report')
    .set({ content: JSON.stringify(content), reading: readingVersion })
    .where('id', '=', reportId)
    .execute();
}
