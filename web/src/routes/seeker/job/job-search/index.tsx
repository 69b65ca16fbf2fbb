import { SearchPage } from '#features/position/search/search-page.tsx';
import { drawJobPane } from '#app/lazy-job-pane.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '搜索职位' };

/** The results of a search, with every filter. */
export function Component() {
  return (
    <Page>
      <PageHeader title="搜索职位" back={{ to: '/seeker/job', label: '工作' }} />
      <SearchPage base="/seeker/job" drawPane={drawJobPane} />
    </Page>
  );
}
