import { useSearchParams } from 'react-router';
import { savedPositionSearches } from '#features/matching/saved-search/api.ts';
import { SavedSearches } from '#features/matching/saved-search/saved-searches.tsx';
import { useSaved } from '#features/matching/saved-search/use-saved.ts';
import { readWire, writeFilters } from '#features/position/search/filters.ts';
import { SearchPage, type PresentSearch } from '#features/position/search/search-page.tsx';
import { drawJobPane } from '#app/lazy-job-pane.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '搜索职位' };

const savedWords = {
  fresh: (count: string) => `${count} 个新职位`,
  hint: '有新的职位时每天提醒您一次，可以随时关闭。',
  alert: '有新职位时提醒',
};

const drawSaved = (present: PresentSearch) => (
  <SavedSearches calls={savedPositionSearches} words={savedWords} {...present} />
);

/** The results of a search, with every filter. */
export function Component() {
  const [, setParams] = useSearchParams();
  const waits = useSaved(savedPositionSearches, (query) =>
    setParams(writeFilters(readWire(new URLSearchParams(query))), { replace: true }),
  );
  return (
    <Page>
      <PageHeader title="搜索职位" back={{ to: '/seeker/job', label: '工作' }} />
      {!waits && <SearchPage base="/seeker/job" drawPane={drawJobPane} drawSaved={drawSaved} />}
    </Page>
  );
}
