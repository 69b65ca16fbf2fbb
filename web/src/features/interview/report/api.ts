import { exportReport } from '@pinjian/contract/interview-review.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/client.ts';
import { reportFileName } from './file-name.ts';

/** Downloads a report as a PDF under a name that says what it is. */
export const downloadMutation = mutationOptions({
  mutationFn: ({ interviewId, title }: { readonly interviewId: string; readonly title: string }) =>
    call(exportReport, { interviewId, fileName: reportFileName(title) }),
});
