import type { Selectable } from 'kysely';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx } from '#server/context.ts';
import type { InterviewReportTable } from '#server/tables.ts';

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
