import { exportReport } from '@pinjian/contract/interview-review.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { reportFileName } from './file-name.ts';

interface Download {
  readonly interviewId: string;
  /** What the report is headed with: the position. */
  readonly title: string;
  /** The candidate's name. */
  readonly whom: string;
}

/** Downloads a report as a PDF under a name that says whose it is and for what. */
export const downloadMutation = mutationOptions({
  mutationFn: ({ interviewId, title, whom }: Download) =>
    call(exportReport, { interviewId, fileName: reportFileName(title, whom) }),
});
