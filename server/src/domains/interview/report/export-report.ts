import { readFileSync } from 'node:fs';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { exportReport as endpoint } from '@pinjian/contract/interview-review.ts';
import { createTypesetter } from '#platform/pdf/embedded.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findAskedInterview } from './find-asked-interview.ts';
import { findSaid } from './find-said.ts';
import { reportView } from './view.ts';
import { findReportReview, requireReport } from '../review/find-reports.ts';
import { printedReport, type ReportSource } from './report-document.ts';

const template = readFileSync(new URL('./template.typ', import.meta.url), 'utf8');

/** The one typesetter of this copy; it has no thread while nobody prints. */
const typesetter = createTypesetter();

/**
 * The report as a PDF, transcript and people's judgements included, with the AI mark on every page and in the
 * metadata; the client saves it under the fileName that it asked for.
 */
export async function exportReport(
  ctx: Ctx<EmployerActor>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findAskedInterview(ctx, interviewId);
  const report = await requireReport(ctx, interviewId);
  return printReport({
    report: reportView(row, report, await findSaid(ctx, report)),
    review: await findReportReview(ctx, interviewId, report),
    companyName: row.company_name,
    exportedAt: ctx.now(),
  });
}

export function printReport(source: ReportSource): Promise<Uint8Array> {
  return typesetter.typeset({ template, data: printedReport(source), createdAt: source.exportedAt });
}
