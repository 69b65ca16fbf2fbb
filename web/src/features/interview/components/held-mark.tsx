import { interviewStatus, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { StatusTag } from '#ui/tag.tsx';
import { reportQuery } from '../api.ts';

/** How an interview that was held ended, in the words of its report: one that was broken off is not called done. */
export function HeldMark({ interviewId }: { readonly interviewId: string }) {
  const { data: report } = useQuery(reportQuery(interviewId));
  if (report?.complete === false) return <StatusTag tone="warning">未完成</StatusTag>;
  return <StatusTag tone="success">{interviewStatusLabels[interviewStatus.completed]}</StatusTag>;
}
