import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { interviewErrors, type getInterviewReport as endpoint } from '@pinjian/contract/interview.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findAskedInterview } from './find-asked-interview.ts';
import { findSaid } from './find-said.ts';
import { findNewestReport } from './report-queries.ts';
import { reportView } from './view.ts';

/** The report of an interview that the company asked for. */
export async function getInterviewReport(
  ctx: Ctx<EmployerActor>,
  { interviewId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findAskedInterview(ctx, interviewId);
  const report = await findNewestReport(ctx, interviewId);
  if (report === undefined) throw new Refusal(interviewErrors.reportNotReady);
  return reportView(row, report, await findSaid(ctx, report));
}
