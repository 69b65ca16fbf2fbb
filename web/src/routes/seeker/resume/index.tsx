import { ResumeList } from '#features/resume/components/resume-list.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '我的简历' };

/** A seeker's resumes. */
export function Component() {
  return (
    <Page>
      <PageHeader title="我的简历" subtitle="投递时默认使用标为“默认”的那一份，也可以换成别的" />
      <ResumeList />
    </Page>
  );
}
