import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { reportQuery } from '../api.ts';
import { downloadMutation } from './api.ts';

interface DownloadReportProps {
  readonly interviewId: string;
  /** The candidate's name. */
  readonly whom: string;
}

/** Downloads a report that has been loaded; the file carries the AI mark itself. */
export function DownloadReport({ interviewId, whom }: DownloadReportProps) {
  const { data: report } = useQuery(reportQuery(interviewId));
  const download = useMutation(downloadMutation);
  if (report === undefined || report === null) return null;
  return (
    <Button loading={download.isPending} onClick={() => download.mutate({ interviewId, title: report.title, whom })}>
      下载 PDF
    </Button>
  );
}
