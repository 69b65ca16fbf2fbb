import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { InterviewList } from '#features/interview/list/interview-list.tsx';
import styles from '#features/interview/list/list.module.css';
import { PracticeStarts } from '#features/interview/list/practice-starts.tsx';
import { resumesQuery } from '#features/resume/api.ts';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '面试' };

/** One's own interviews, and beginning one to practise. */
export function Component() {
  const { data, error } = useQuery(resumesQuery);
  const resumes = error === null ? data?.records.filter((resume) => resume.confirmed) : null;
  return (
    <Page>
      <PageHeader
        title="我的面试"
        subtitle="AI 面试随时可以开始，断开了也能接着来"
        actions={<Link to="/seeker/home/targetJobList?tab=4">面试邀请</Link>}
      />
      <div className={styles.columns}>
        <InterviewList />
        <PracticeStarts resumes={resumes} />
      </div>
    </Page>
  );
}
